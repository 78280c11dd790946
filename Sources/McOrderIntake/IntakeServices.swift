internal import McOrderFiles
internal import McOrderModel
internal import McOrderQueue
internal import ServiceLifecycle
internal import Synchronization

extension Intake {
    /// Scans the drop folder whenever a file is announced, and at each poll.
    ///
    /// The watcher calls the handler directly on the engine's queue, so there is no thread switch between an
    /// event and the handling of its file.
    struct ScanService: Service {
        let intake: Intake
        /// Runs on the engine's queue.
        let watcher: DropWatcher

        func run() async throws {
            // Yields an element when the catalogue is to be published; fails when no further scan is
            // possible.
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
                    let poll = intake.pollInterval(await intake.maintenance.settings)
                    watcher.start(poll: poll) {
                        do {
                            if try intake.scanNow(watcher) { continuation.yield() }
                        } catch {
                            watcher.stop()
                            continuation.finish(throwing: error)
                        }
                    }
                    if Task.isCancelled { stop() }
                    intake.observer.ready()
                    for try await _ in wishes { _ = await intake.maintenance.publish() }
                } onCancel: {
                    stop()
                }
            }
            await intake.engine.comeToAnEnd()
        }
    }

    /// Answers tills' requests about refused files. During a backlog the engine answers them itself, because
    /// this service would have to wait for the end of the scan.
    struct RequestService: Service {
        let intake: Intake
        /// Yields an element when a till has made a request.
        let requests: AsyncStream<Void>

        func run() async throws {
            for await _ in requests.cancelOnGracefulShutdown() { try await intake.engine.answerRequests() }
        }
    }

    /// Writes receipts soon after each change, checks for requests of tills, and does periodic clean-up.
    struct ReceiptService: Service {
        /// How many batches of receipts are written before anything else is checked.
        static let batches = 4

        let intake: Intake
        let watcher: QueueWatcher
        /// Notified when a till has made a request about a refused file.
        let requests: AsyncStream<Void>.Continuation

        func run() async throws {
            try await intake.maintenance.adoptSettings()
            try await run(on: intake.receipts)
        }

        /// Isolated to the receipt writer, so that the watcher's thread wakes the writer's thread directly.
        private func run(on receipts: isolated ReceiptWriter) async throws {
            try receipts.renew()
            var lastCare: ContinuousClock.Instant?
            // The queue's version when nothing was left to do about it.
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
                if version != done { watcher.announceAgain() }
                // About once a minute when idle. The limit is below 60 s because the watcher reports about
                // every 30 s, at slightly varying intervals.
                guard lastCare.map({ $0.duration(to: .now) >= .seconds(50) }) ?? true else { return }
                lastCare = .now
                try await intake.maintain()
            }
            // Write the receipts of the last orders as well.
            try receipts.writeDue(atMost: Self.batches)
        }
    }

    /// Puts the owner's catalogue into use when it has changed and then stayed unchanged for one poll, since
    /// its files are saved one by one, and when a planned price comes into force.
    struct CatalogueService: Service {
        static let poll = Duration.seconds(4)

        let intake: Intake
        let folder: CatalogueFolder
        let watcher: DropWatcher

        /// The stamps of the catalogue files in use, and those of the previous check.
        private final class Stamps: Sendable {
            private let stamps: Mutex<(used: [FileStamp?], seen: [FileStamp?])>

            init(_ used: [FileStamp?]) {
                stamps = Mutex((used, used))
            }

            /// Whether these stamps differ from those in use, and were the same at the previous check.
            func use(_ found: [FileStamp?]) -> Bool {
                stamps.withLock { stamps in
                    let isNew = found != stamps.used && found == stamps.seen
                    stamps = (isNew ? found : stamps.used, found)
                    return isNew
                }
            }
        }

        /// When the next planned price comes into force.
        private final class Plan: Sendable {
            private let next: Mutex<Timestamp?>

            init(_ next: Timestamp?) {
                self.next = Mutex(next)
            }

            func set(_ next: Timestamp?) {
                self.next.withLock { $0 = next }
            }

            /// Whether the time has come; it is reported once.
            func isDue(at now: Timestamp) -> Bool {
                next.withLock { next in
                    guard let time = next, time <= now else { return false }
                    next = nil
                    return true
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
                    let plan = Plan(await intake.maintenance.nextPlannedPrice)
                    watcher.start(poll: Self.poll) {
                        let isNew = stamps.use(folder.stamps())
                        if plan.isDue(at: intake.now()) || isNew { continuation.yield() }
                    }
                    if Task.isCancelled { stop() }
                    for await _ in changes {
                        try await intake.reload()
                        plan.set(await intake.maintenance.nextPlannedPrice)
                    }
                } onCancel: {
                    stop()
                }
            }
        }
    }
}

extension QueueWatcher {
    /// Runs `body` after each change, at the same times as ``changes()``, until graceful shutdown.
    ///
    /// It runs on the caller's actor. In contrast to `cancelOnGracefulShutdown()`, elements do not pass
    /// through another task.
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
