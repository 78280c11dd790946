import Dispatch
import Logging
import McOrderFiles
import McOrderQueue
import ServiceLifecycle

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
            // An element: the catalogue is to be published. A failure: no further scan is possible.
            let (wishes, continuation) = AsyncThrowingStream<Void, any Error>.makeStream(
                bufferingPolicy: .bufferingNewest(1)
            )
            let stop: @Sendable () -> Void = {
                intake.engine.stop()
                watcher.stop()
                continuation.finish()
            }
            intake.engine.goOn()
            try await cancelWhenGracefulShutdown {
                try await withTaskCancellationHandler {
                    let poll = intake.pollInterval(await intake.maintenance.settings)
                    watcher.start(poll: poll) {
                        do {
                            let report = try intake.engine.assumeIsolated {
                                try $0.scan(announced: watcher.takeAnnounced)
                            }
                            if report.problem == nil, !intake.maintenance.isPublished { continuation.yield() }
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
    /// this service has to wait for the end of the scan.
    struct RequestService: Service {
        let intake: Intake
        let watcher: QueueWatcher

        func run() async throws {
            try await watcher.afterEachChange {
                if try await !intake.resources.view.requestedRejections().isEmpty {
                    try await intake.engine.answerRequests()
                }
            }
        }
    }

    /// Writes receipts soon after each change, and does periodic clean-up.
    struct ReceiptService: Service {
        /// How many batches of receipts are written before anything else is checked.
        static let batches = 4

        let intake: Intake
        let watcher: QueueWatcher

        func run() async throws {
            try await intake.maintenance.adoptSettings()
            try await run(on: intake.receipts)
        }

        /// Isolated to the receipt writer, so that the watcher's thread wakes the writer's thread directly.
        private func run(on receipts: isolated ReceiptWriter) async throws {
            try receipts.renew()
            receipts.onRenewal = watcher.announceAgain
            var lastCare: ContinuousClock.Instant?
            try await watcher.afterEachChange {
                var progress = try receipts.writeDue(atMost: Self.batches)
                while progress == .partial, !Task.isShuttingDownGracefully {
                    await Task.yield()
                    progress = try receipts.writeDue(atMost: Self.batches)
                }
                if progress != .whole { watcher.announceAgain() }
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

    /// Plans the kitchens: at once what is new or has changed, and as time goes on.
    struct KitchenService: Service {
        /// The minimum time between two checks.
        static let rest = Duration.milliseconds(250)
        /// The time after which works slide in any case; see ``TodayService/checkInterval``.
        static let slideInterval = Duration.seconds(20)

        let intake: Intake
        let watcher: QueueWatcher

        func run() async throws {
            var round = PlanningRound()
            var problem = RecurringProblem(
                intake.resources.log,
                begins: "the kitchens cannot be planned yet",
                ends: "the kitchens can be planned again"
            )
            var lastCheck = ContinuousClock.now - Self.rest
            var lastSlide = ContinuousClock.now - Self.slideInterval
            try await watcher.afterEachChange {
                // During a rush of orders, one check serves many commits.
                let age = lastCheck.duration(to: .now)
                if age < Self.rest { try await Task.sleep(for: Self.rest - age) }
                lastCheck = .now
                let isDue = lastSlide.duration(to: .now) >= Self.slideInterval
                do {
                    round = try await intake.planKitchens(after: round, slides: isDue) ?? round
                    if isDue { lastSlide = .now }
                    problem.report(nil)
                } catch let error as QueueError {
                    // Another process is writing for a long time. If the queue is broken, the next decision
                    // about an order ends the daemon.
                    problem.report(error)
                    watcher.announceAgain()
                }
            }
        }
    }

    /// Publishes what is unavailable: at once when a till changes it, and when something becomes available
    /// again by itself, which is checked every two seconds. If nothing has an end time, a check about every
    /// 30 s finds out whether another program has written the file.
    struct TodayService: Service {
        /// The minimum time between two checks.
        static let rest = Duration.milliseconds(250)
        /// The time after which the file is checked in any case. It is shorter than the watcher's interval of
        /// about 30 s, even if the previous element came late.
        static let checkInterval = Duration.seconds(20)

        let intake: Intake
        let watcher: QueueWatcher

        func run() async throws {
            var lastCheck = ContinuousClock.now - Self.checkInterval
            // The queue's version when there was nothing left to wait for.
            var done: Int?
            try await watcher.afterEachChange {
                let version = try await intake.resources.view.dataVersion()
                let age = lastCheck.duration(to: .now)
                if version == done, age < Self.checkInterval { return }
                // During a rush of orders, one check serves many commits.
                if age < Self.rest { try await Task.sleep(for: Self.rest - age) }
                lastCheck = .now
                done = try await intake.publishToday() ? version : nil
                if done == nil { watcher.announceAgain() }
            }
        }
    }

    /// Puts the owner's catalogue into use when it has changed and then stayed unchanged for ``settle``,
    /// since its files are saved one by one, and when a planned price comes into force.
    ///
    /// Events of the folder are hints, so that an import is published soon; the poll is authoritative.
    struct CatalogueService: Service {
        static let settle = Duration.seconds(1)

        let intake: Intake
        var poll = Duration.seconds(4)

        func run() async throws {
            let maintenance = intake.maintenance
            let (changes, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
            // A task that sleeps would wake the idle process and four of its threads once more: without it
            // the daemon at rest took 0.83 times the processor time (the benchmark's section `rest`).
            let queue = maintenance.executor.queue
            let check: @Sendable () -> Void = {
                if maintenance.assumeIsolated({ $0.needsReload() }) { continuation.yield() }
            }
            // Without a watch, polls are enough.
            let events = try? FolderEvents()
            let pump = EventPump(events, every: poll, on: queue) { wake in
                // The folder may have been replaced. The same folder keeps its watch.
                if case .poll = wake { _ = try? events?.watch(path: maintenance.source, .newFiles) }
                check()
                guard case .events = wake else { return .zero }
                queue.asyncAfter(
                    deadline: .now() + .seconds(Int(Self.settle.components.seconds)),
                    execute: check
                )
                return .milliseconds(200)
            }
            try await withGracefulShutdownHandler {
                for await _ in changes { try await intake.reload() }
            } onGracefulShutdown: {
                pump.stop()
                continuation.finish()
            }
        }
    }

    /// Writes the metrics soon after each change and otherwise every few seconds; removes them at the end.
    struct MetricsService: Service {
        let writer: MetricsWriter
        let watcher: QueueWatcher

        func run() async throws {
            do {
                try await watcher.afterEachChange {
                    try await writer.write()
                    watcher.announceAgain()
                }
            } catch {
                await writer.remove()
                throw error
            }
            await writer.remove()
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
