package import McOrderFiles
package import McOrderModel
import McOrderQueue
import Synchronization

/// A restaurant's counter: what a cashier, a kitchen or a board can see and do, independent of its
/// presentation.
///
/// Snapshots come from ``snapshots(of:)`` while ``run()`` is running. Each action opens the queue of a state
/// folder again, so that a queue that was replaced meanwhile is never written to.
package final class Counter: Sendable {
    package let state: String
    /// The program's name. Other processes that wait for the queue's lock can show it.
    private let program: String
    /// The present time by the queue's clock.
    package let now: @Sendable () -> Timestamp
    private let reader: CounterReader
    /// The open queue that answers the questions of ``reading(_:)``.
    private let view: SharedView<QueueView>
    /// The queue on a server, which stays open between actions, because opening one needs a new connection.
    /// It connects again by itself.
    private let queueOnServer = Mutex<OrderQueue?>(nil)

    /// - Parameters:
    ///   - state: the state folder of `mcorderd`.
    ///   - program: the program's name.
    ///   - local: the machine's clock.
    package init(state: String, program: String, now local: @escaping @Sendable () -> Timestamp) {
        self.state = state
        self.program = program
        view = SharedView { () async throws(CounterError) in
            try Self.requireOwnMachine(state)
            do {
                return try await QueueView(state: state)
            } catch {
                throw CounterError(error)
            }
        }
        now = QueueClock.of(state, local)
        reader = CounterReader(state: state, now: now)
    }

    /// Reads the queue for all snapshots until the task is cancelled. If the queue is absent or cannot be
    /// read, it tries again each second.
    ///
    /// - Parameter noteFailure: called often: with the reason while the queue cannot be read, else with
    ///   `nil`.
    package func run(_ noteFailure: @escaping @Sendable (CounterError?) -> Void = { _ in }) async {
        await reader.run(noteFailure)
    }

    /// Asks a question, and waits at most two seconds for its answer: while the queue is known not to answer,
    /// not at all. For presenters that serve others meanwhile.
    package func promptly<Value: Sendable>(
        _ question: @escaping @Sendable (Counter) async throws -> Value
    ) async throws -> Value {
        if let failure = reader.failure { throw failure }
        let (answers, continuation) = AsyncThrowingStream<Value, any Error>.makeStream()
        Task {
            do {
                continuation.yield(try await question(self))
            } catch {
                continuation.finish(throwing: error)
            }
        }
        let limit = Task {
            try await Task.sleep(for: .seconds(2))
            continuation.finish(throwing: CounterError.silent)
        }
        defer { limit.cancel() }
        for try await answer in answers { return answer }
        throw CancellationError()
    }

    /// The snapshots of one restaurant's counter, or of all restaurants together. The last known snapshot
    /// comes at once, a new one after each change, and one at least every three seconds with the health of
    /// the feed. A longer silence means that the queue does not answer.
    ///
    /// A slow consumer gets the newest snapshot only. All streams share one reader.
    ///
    /// - Parameter scope: how much of each order the presenter needs.
    package func snapshots(
        of restaurant: KnownRestaurant?,
        _ scope: SnapshotScope = .whole
    ) -> AsyncStream<CounterSnapshot> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let watch = watch(restaurant, scope) { continuation.yield($0) }
            continuation.onTermination = { _ in watch.end() }
        }
    }

    /// Calls a function with each snapshot, for a presenter with its own event loop, until the returned watch
    /// is released or ended. The function must return soon and must not call the counter. A stream costs one
    /// thread switch more.
    ///
    /// - Parameter scope: how much of each order the presenter needs.
    package func watch(
        _ restaurant: KnownRestaurant?,
        _ scope: SnapshotScope = .whole,
        _ show: @escaping @Sendable (CounterSnapshot) -> Void
    ) -> CounterWatch {
        reader.watch(restaurant, scope, show)
    }

    /// Sets whether the health of the feed is reported every second, for a presenter that shows seconds, or
    /// every three seconds.
    package func reportsEachSecond(_ isEach: Bool) {
        reader.reportsEachSecond(isEach)
    }

    /// Runs a function while the queue is not being read for snapshots, and waits for it to return.
    package func whileQuiet(_ body: () -> Void) {
        reader.whileQuiet(body)
    }

    /// The health that the daemon reported last. While ``run()`` is running it is a few seconds old at most,
    /// and the queue is not asked.
    package func health() -> FeedHealth {
        reader.health ?? FeedHealth(state: state)
    }

    /// Reads from the queue as it is now.
    ///
    /// The view stays open for the next call, because opening one costs as much as most queries. A view
    /// checks at each read whether its queue was replaced. If it was, the call is repeated on a view of the
    /// new queue.
    func reading<Value>(_ body: (QueueView) async throws -> Value) async throws(CounterError) -> Value {
        do {
            // The views of a server find out by themselves, without blocking this thread.
            if !ServerAddress.isAddress(state) { try OrderQueue.requireQueue(in: state) }
            let known = try await view.current()
            do {
                return try await body(known)
            } catch QueueError.replaced {
                view.forget(known)
            } catch {
                if case .unavailable = CounterError(error) { view.doubt(known) }
                throw error
            }
            return try await body(try await view.current())
        } catch {
            throw CounterError(error)
        }
    }

    /// Makes a change that no member of the staff asks for.
    func changing<Value>(_ body: (OrderQueue) async throws -> Value) async throws(CounterError) -> Value {
        try await changing(by: program, body)
    }

    func changing<Value>(
        as member: StaffMember,
        _ body: (OrderQueue) async throws -> Value
    ) async throws(CounterError) -> Value {
        try await changing(by: "\(program) \(member.name)", body)
    }

    private func changing<Value>(
        by name: String,
        _ body: (OrderQueue) async throws -> Value
    ) async throws(CounterError) -> Value {
        do {
            if let queue = queueOnServer.withLock({ $0 }) { return try await body(queue) }
            try Self.requireOwnMachine(state)
            // A queue that stays open serves every member.
            let holder = ServerAddress.isAddress(state) ? program : name
            let queue = try await OrderQueue.open(in: state, as: holder, patience: .command)
            let value = try await body(queue)
            if !keep(queue) { try await queue.close() }
            return value
        } catch {
            throw CounterError(error)
        }
    }

    /// Keeps a queue that is on a server, unless another one is kept already; returns whether it is kept.
    private func keep(_ queue: OrderQueue) -> Bool {
        guard ServerAddress.isAddress(state) else { return false }
        return queueOnServer.withLock { kept in
            guard kept == nil else { return false }
            kept = queue
            return true
        }
    }

    /// Refuses a queue on another machine's disk, because its locks are not reliable there.
    ///
    /// An absent folder is not an error: it may be created later.
    ///
    /// - Parameter kind: finds the kind of file system that holds a path.
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
