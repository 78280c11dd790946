internal import McOrderFiles
internal import McOrderQueue
internal import ServiceLifecycle
internal import Synchronization

extension Intake {
    /// Looks through the folder whenever something arrives, and at each poll.
    ///
    /// The watcher calls on the engine's own queue: nothing is handed over between an event and its order.
    struct ScanService: Service {
        let intake: Intake
        /// On the engine's queue.
        let watcher: DropWatcher

        func run() async throws {
            // What a look asks for, or why no other one can be made.
            let (wishes, continuation) = AsyncThrowingStream<Void, any Error>.makeStream(
                bufferingPolicy: .bufferingNewest(1)
            )
            let stop: @Sendable () -> Void = {
                intake.engine.stop()
                watcher.stop()
                continuation.finish()
            }
            try await cancelWhenGracefulShutdown {
                try await withTaskCancellationHandler {
                    let poll = intake.pollInterval(await intake.housekeeper.settings)
                    watcher.start(poll: poll) {
                        do {
                            if try intake.lookNow(watcher) { continuation.yield() }
                        } catch {
                            watcher.stop()
                            continuation.finish(throwing: error)
                        }
                    }
                    if Task.isCancelled { stop() }
                    intake.observer.ready()
                    for try await _ in wishes { _ = await intake.housekeeper.publish() }
                } onCancel: {
                    stop()
                }
            }
            await intake.engine.comeToAnEnd()
        }
    }

    /// Answers what tills ask about refused files. In the middle of a backlog the engine does so by itself;
    /// nobody else waits for it meanwhile.
    struct RequestService: Service {
        let intake: Intake
        /// An element when somebody asked.
        let requests: AsyncStream<Void>

        func run() async throws {
            for await _ in requests.cancelOnGracefulShutdown() { try await intake.engine.answerRequests() }
        }
    }

    /// Writes receipts soon after each change, hears what tills ask, and looks after what grows old.
    struct ReceiptService: Service {
        /// How many batches of receipts are written before anything else is looked at.
        static let batches = 4

        let intake: Intake
        let watcher: QueueWatcher
        /// Told when a till asks about a refused file.
        let requests: AsyncStream<Void>.Continuation

        func run() async throws {
            try await intake.housekeeper.adoptSettings()
            try await run(on: intake.receipts)
        }

        /// Isolated to the writer, so that the watcher's thread wakes his and nobody between them.
        private func run(on receipts: isolated ReceiptWriter) async throws {
            try receipts.renew()
            var lastCare: ContinuousClock.Instant?
            // The queue as it was when nothing was left to do about it.
            var done: Int?
            try await watcher.afterEachChange {
                var version = try await intake.queueVersion()
                while version != done {
                    if try await intake.hasRequests() { requests.yield() }
                    let progress = try receipts.writeDue(atMost: Self.batches)
                    if progress == .whole { done = version }
                    guard progress == .partial, !Task.isShuttingDownGracefully else { break }
                    version = try await intake.queueVersion()
                }
                if version != done { watcher.tellAgain() }
                // Each minute at rest, where the watcher tells each half: less, since no two of them are
                // alike.
                guard lastCare.map({ $0.duration(to: .now) >= .seconds(50) }) ?? true else { return }
                lastCare = .now
                try await intake.lookAfterOldThings()
            }
            // Who ordered last is answered as well.
            try receipts.writeDue(atMost: Self.batches)
        }
    }

    /// Takes the owner's catalogue into use when it has changed and stood still for one poll: its files are
    /// saved one by one.
    struct CatalogueService: Service {
        static let poll = Duration.seconds(4)

        let intake: Intake
        let folder: CatalogueFolder
        let watcher: DropWatcher

        /// The files' stamps: of those in use, and of those that were seen last.
        private final class Stamps: Sendable {
            private let stamps: Mutex<(used: [FileStamp?], seen: [FileStamp?])>

            init(_ used: [FileStamp?]) {
                stamps = Mutex((used, used))
            }

            /// Whether these are others than those in use, for the second time.
            func use(_ found: [FileStamp?]) -> Bool {
                stamps.withLock { stamps in
                    let isNew = found != stamps.used && found == stamps.seen
                    stamps = (isNew ? found : stamps.used, found)
                    return isNew
                }
            }
        }

        func run() async throws {
            let (changes, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
            let stop: @Sendable () -> Void = {
                watcher.stop()
                continuation.finish()
            }
            try await cancelWhenGracefulShutdown {
                try await withTaskCancellationHandler {
                    let stamps = Stamps(folder.stamps())
                    watcher.start(poll: Self.poll) {
                        if stamps.use(folder.stamps()) { continuation.yield() }
                    }
                    if Task.isCancelled { stop() }
                    for await _ in changes { try await intake.reload() }
                } onCancel: {
                    stop()
                }
            }
        }
    }
}

extension QueueWatcher {
    /// Does something after each change, as ``changes()`` tells of them, until the service is to end: on the
    /// caller's actor, and by no other task's hands, through which each element of a
    /// `cancelOnGracefulShutdown()` would go.
    func afterEachChange(
        isolation: isolated (any Actor)? = #isolation,
        _ body: () async throws -> Void
    ) async throws {
        let (changes, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        onChange { continuation.yield() }
        try await withGracefulShutdownHandler {
            for await _ in changes { try await body() }
        } onGracefulShutdown: {
            continuation.finish()
        }
    }
}
