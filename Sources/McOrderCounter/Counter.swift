package import McOrderFiles
package import McOrderModel
internal import McOrderQueue
internal import Synchronization

/// A restaurant's counter: what a cashier, a kitchen or a board can see and do, whatever shows it to them.
///
/// What is shown comes from ``snapshots(of:)``, as long as somebody runs ``run()``. Each action opens the
/// queue for itself, so that a queue that was replaced meanwhile is never written to.
package final class Counter: Sendable {
    /// The state folder.
    package let state: String
    /// The program, for others who wait for the queue.
    private let program: String
    /// The present time.
    let now: @Sendable () -> Timestamp
    private let reader: CounterReader
    /// The queue of which questions are asked.
    private let view = Mutex<QueueView?>(nil)

    /// - Parameters:
    ///   - state: the state folder of `mcorderd`.
    ///   - program: the program's name.
    ///   - now: the present time.
    package init(state: String, program: String, now: @escaping @Sendable () -> Timestamp) {
        self.state = state
        self.program = program
        self.now = now
        reader = CounterReader(state: state, now: now)
    }

    /// Reads the queue for all snapshots until the task is cancelled. A queue that is not there, or that
    /// cannot be read, is tried again each second.
    package func run() async {
        await reader.run()
    }

    /// What a restaurant's counter has to show, or that of all: at once what is known, then after each
    /// change, and at least each three seconds with the health of the feed. Silence for longer means that the
    /// queue does not answer.
    ///
    /// A slow reader gets the newest snapshot only. Any number of streams share one reader.
    package func snapshots(of restaurant: KnownRestaurant?) -> AsyncStream<CounterSnapshot> {
        let (stream, continuation) = AsyncStream.makeStream(
            of: CounterSnapshot.self,
            bufferingPolicy: .bufferingNewest(1)
        )
        let watch = watch(restaurant) { continuation.yield($0) }
        continuation.onTermination = { _ in watch.end() }
        return stream
    }

    /// The same for a presenter with a loop of its own: a function that is called with each snapshot, as long
    /// as there is what this returns. It must return soon and not ask the counter for anything. A stream
    /// costs one change of threads more.
    package func watch(
        _ restaurant: KnownRestaurant?,
        _ show: @escaping @Sendable (CounterSnapshot) -> Void
    ) -> CounterWatch {
        reader.watch(restaurant, show)
    }

    /// Whether the health of the feed is reported each second, for a presenter that shows seconds, or each
    /// third one.
    package func reportsEachSecond(_ isEach: Bool) {
        reader.reportsEachSecond(isEach)
    }

    /// Does something while the queue is not being read for snapshots, and waits for it.
    package func whileQuiet(_ body: () -> Void) {
        reader.whileQuiet(body)
    }

    /// How the daemon last said that it is.
    package func health() -> FeedHealth {
        FeedHealth(state: state)
    }

    /// Reads something from the queue as it is now.
    ///
    /// The view stays open for the next question: opening one costs as much as most answers. A view notices
    /// at each reading that its queue was replaced, and then the question is asked of the new one.
    func reading<Value>(_ body: (QueueView) async throws -> Value) async throws(CounterError) -> Value {
        do {
            try OrderQueue.requireQueue(in: state)
            if let view = view.withLock({ $0 }) {
                do {
                    return try await body(view)
                } catch QueueError.replaced {
                    self.view.withLock { $0 = nil }
                }
            }
            try Self.requireOwnMachine(state)
            let view = try await QueueView(state: state)
            self.view.withLock { $0 = view }
            return try await body(view)
        } catch {
            let error = CounterError(error)
            if case .unavailable = error { view.withLock { $0 = nil } }
            throw error
        }
    }

    /// Changes something in the queue.
    func changing<Value>(
        as member: StaffMember,
        _ body: (OrderQueue) async throws -> Value
    ) async throws(CounterError) -> Value {
        do {
            try Self.requireOwnMachine(state)
            let holder = "\(program) \(member.name)"
            let queue = try await OrderQueue.open(in: state, as: holder, patience: .command)
            let value = try await body(queue)
            try await queue.close()
            return value
        } catch {
            throw CounterError(error)
        }
    }

    /// Refuses a queue on another machine's disk, whose locks nobody can rely on.
    ///
    /// Not an error: a folder that is not there, yet.
    ///
    /// - Parameter kind: what holds a path.
    package static func requireOwnMachine(
        _ state: String,
        kind: (String) throws(FileError) -> FileSystemKind = StateLocation.fileSystemKind
    ) throws(CounterError) {
        let found: FileSystemKind
        do throws(FileError) {
            found = try kind(state)
        } catch {
            if error.isAbsent { return }
            throw CounterError(QueueError.file(error))
        }
        if case .network(let name) = found { throw .onNetwork(state: state, fileSystem: name) }
    }
}
