package import Logging
import McOrderFiles
package import McOrderModel
import McOrderQueue
package import ServiceLifecycle

/// A restaurant's intake: connects all parts between the shared folder and the queue.
package final class Intake: Sendable {
    let resources: IntakeResources
    var log: Logger { resources.log }
    private let instance: FileLock
    let engine: IntakeEngine
    let receipts: ReceiptWriter
    let maintenance: Maintenance
    let today: TodayPublisher
    let observer: IntakeObserver
    let clock: ClockGuard
    let lostOrders: LostOrders
    private let metrics: MetricsWriter?
    private let dropWatcher: DropWatcher

    /// Takes the instance lock, opens and updates the queue and puts the catalogue into force. It starts
    /// nothing yet, and the shared folder need not exist.
    ///
    /// - Parameters:
    ///   - local: the machine's clock.
    ///   - sentence: returns the text for a reason in receipts, in the restaurant's language.
    ///   - observer: receives the progress.
    ///   - version: the program's version, for the metrics.
    /// - Throws: ``IntakeError``, or a ``QueueError``.
    package init(
        paths: IntakePaths,
        settings: IntakeSettings,
        log: Logger,
        now local: @escaping @Sendable () -> Timestamp,
        sentence: @escaping @Sendable (RejectionReason, ReasonDetail, _ isNotice: Bool) -> String,
        observer: IntakeObserver = .none,
        version: String = ""
    ) async throws {
        let now = QueueClock.of(paths.queue, local)
        let began = now()
        self.observer = observer
        let patience = Patience.daemon { holder, waited in
            observer.pulse(nil)
            log.warning(
                "waiting for the process that writes to the queue",
                metadata: ["holder": "\(holder)", "waited": "\(waited)"]
            )
        }
        try OrderQueue.requireQueue(in: paths.queue)
        instance = try InstanceLock.take(state: paths.state)
        Self.clear(paths.state, log: log)
        let places = ServerPlaceFile(state: paths.state)
        let place = paths.isOnServer ? try places.read() : nil
        place?.note()
        let queue = try await OrderQueue.create(in: paths.queue, as: "mcorderd", patience: patience)
        await queue.follow(place)
        let view = try await QueueView(state: paths.queue)
        resources = IntakeResources(paths: paths, queue: queue, view: view, log: log, now: now)
        let source = CatalogueFolder(path: paths.catalogue)
        let publisher = CataloguePublisher(source: source, resources: resources)
        maintenance = try Maintenance(publisher, settings: settings)
        clock = try ClockGuard(resources)
        receipts = ReceiptWriter(ReceiptFolder(resources: resources, sentence: sentence))
        engine = IntakeEngine(
            resources,
            folderID: try await view.folder(),
            judge: await maintenance.configuration.judge,
            settings: settings,
            IntakeEngine.Surroundings(
                pulse: observer.pulse,
                claims: FolderClaims(
                    queue: try await queue.identity(),
                    host: Machine.name,
                    state: paths.state,
                    restaurants: settings.restaurants,
                    isShared: paths.isOnServer
                ),
                clock: clock,
                receipts: { [receipts] in receipts.status },
                began: began
            )
        )
        dropWatcher = DropWatcher(path: paths.orders, log: log, on: engine.executor.queue)
        lostOrders = LostOrders(resources, after: place)
        today = TodayPublisher(resources)
        metrics = paths.metrics.map { [resources] path in
            MetricsWriter(path: path, version: version, resources)
        }
    }

    /// Removes temporary files of a restore that was killed; no restore is running while we hold the lock.
    private static func clear(_ state: String, log: Logger) {
        do {
            try StagedFile.removeAbandoned(in: try Directory.open(state))
        } catch {
            log.warning(
                "what an interrupted restore left in the state folder cannot be removed",
                metadata: ["error": "\(LogWords.of(error))"]
            )
        }
    }

    /// Waits for the lease, checks the shared folder before any file is taken in from it, and claims its
    /// restaurants there. Call it before running ``services()``. If the folder does not exist, the services
    /// wait for it.
    ///
    /// - Throws: ``IntakeError/folder(_:)`` if a person has to decide: its marker is another folder's, or
    ///   another queue claims one of our restaurants.
    package func begin() async throws {
        try await waitForLease()
        try await engine.addLineContents()
        try await careForSealKeys()
        try await engine.begin()
    }

    /// Makes, deletes and publishes the seal keys that are due, and puts them into use.
    private func careForSealKeys() async throws {
        let mayChange = try clock.doubt(at: resources.now()) == nil
        guard let next = try await maintenance.careForSealKeys(mayChange: mayChange) else { return }
        await engine.adopt(next.judge, settings: next.settings)
    }

    /// Publishes the catalogue, decides all files in the folder (after waiting until they are unchanged for
    /// the settle time) while it writes receipts, expires old orders and writes the rest of the receipts;
    /// then closes the queue.
    ///
    /// - Throws: ``IntakeError/folder(_:)`` if the folder does not exist, ``IntakeError/receiptsAreDue`` if
    ///   receipts could not be written, or a ``QueueError``.
    package func runOnce() async throws {
        try await waitForLease()
        try await withThrowingTaskGroup { group in
            if isOnServer {
                group.addTask { try await LeaseService(intake: self).run() }
            }
            group.addTask { try await self.decideOnce() }
            // The lease is renewed without end, so this is the work, or a failure.
            defer { group.cancelAll() }
            try await group.next()
        }
        try await close()
    }

    private func decideOnce() async throws {
        try await engine.addLineContents()
        try await careForSealKeys()
        try await engine.begin(waits: false)
        try await maintenance.adoptSettings()
        _ = await maintenance.publish()
        try await publishToday()
        try await receipts.renew()
        try await writingReceipts { try await scanUntilDone() }
        try await publishToday()
        try await engine.answerRequests()
        _ = try await planKitchens(after: PlanningRound(), slides: true)
        try await maintain()
        guard try await receipts.writeDue() == .whole else {
            let answered = receipts.status.answered
            throw IntakeError.receiptsAreDue(
                try await resources.view.summary(answered: answered).receiptsDue
            )
        }
    }

    /// Writes the receipts that are due and become due while `body` runs.
    private func writingReceipts(during body: () async throws -> Void) async throws {
        try await withThrowingTaskGroup { group in
            let watcher = QueueWatcher(resources.view)
            group.addTask { [receipts] in
                for await _ in watcher.changes() { try await receipts.writeDue() }
            }
            try await body()
            group.cancelAll()
            try await group.waitForAll()
        }
    }

    /// Scans until no file is left to decide. After twice `intake.settle` plus two seconds it gives up on
    /// files that keep changing; they stay for the next run.
    private func scanUntilDone() async throws {
        var limit: ContinuousClock.Instant?
        while true {
            let report = try await engine.scan()
            if let problem = report.problem { throw IntakeError.folder(problem) }
            guard report.decided == 0, !report.isCutShort else { continue }
            guard report.waiting > 0, let untilDue = report.untilDue else { return }
            if let limit, limit <= .now {
                log.notice("files keep changing; they are left", metadata: ["files": "\(report.waiting)"])
                return
            }
            if limit == nil { limit = .now + (await maintenance.settings).settle * 2 + .seconds(2) }
            try await Task.sleep(for: max(untilDue, .milliseconds(10)))
        }
    }

    /// The long-running parts. Graceful shutdown must stop the last one first: while it takes orders in, the
    /// others never finish. Call ``close()`` after them.
    package func services() -> [any Service] {
        let queueWatcher = QueueWatcher(resources.view)
        let metrics = metrics.map { [MetricsService(writer: $0, watcher: queueWatcher)] } ?? []
        // Several daemons share a queue only on a server.
        let lease = isOnServer ? [LeaseService(intake: self)] : []
        return metrics + lease + [
            ReceiptService(intake: self, watcher: queueWatcher),
            RequestService(intake: self, watcher: queueWatcher),
            KitchenService(intake: self, watcher: queueWatcher),
            TodayService(intake: self, watcher: queueWatcher),
            CatalogueService(intake: self),
            ScanService(intake: self, watcher: dropWatcher),
        ]
    }

    /// Puts new settings and the current catalogue into use.
    ///
    /// An invalid catalogue is logged, and the one in force stays. Folders do not change while running.
    ///
    /// - Parameter settings: the new settings; `nil` keeps the present ones.
    package func reload(_ settings: IntakeSettings? = nil) async throws {
        let before = resources.signer.identity?.publicKey
        let configuration = try await maintenance.reload(settings)
        // Customers who follow the house to another identity no longer believe what the former one signed.
        if resources.signer.identity?.publicKey != before { try await receipts.renew() }
        await engine.adopt(configuration.judge, settings: configuration.settings)
        try await careForSealKeys()
        dropWatcher.use(poll: pollInterval(configuration.settings))
        _ = await maintenance.publish()
        try await publishToday()
        log.notice("reloaded", metadata: ["catalogue": "\(configuration.catalogue.version.prefix(12))"])
    }

    /// The time between two scans: the configured one, or less if the observer needs pulses more often.
    func pollInterval(_ settings: IntakeSettings) -> Duration {
        observer.patience.map { min(settings.poll, $0) } ?? settings.poll
    }

    /// Closes the queue and releases the instance lock.
    package func close() async throws {
        try await resources.view.close()
        try await resources.queue.releaseLease()
        try await resources.queue.close()
        try instance.release()
    }

    /// Publishes what is unavailable today, if that has changed. Returns whether this stays valid until it is
    /// changed by a till or another program.
    @discardableResult
    func publishToday() async throws -> Bool {
        let configuration = await maintenance.configuration
        let settings = configuration.settings
        let now = resources.now()
        let places = KitchenOutlooks.Places(
            kitchens: configuration.kitchens,
            restaurants: configuration.catalogue.catalogue.restaurants,
            version: configuration.catalogue.version
        )
        let isValid = try await today.publishIfNeeded(
            serving: { settings.serves($0) },
            takesStorefront: settings.storefront != nil,
            planning: try clock.doubt(at: now) == nil ? places : nil,
            lookedAt: try QueueView.heartbeat(in: resources.paths.queue)?.lastScanAt,
            at: now
        )
        await maintenance.publish(offering: await today.offer)
        return isValid
    }

    /// Plans what is new or has changed in the kitchens.
    ///
    /// - Parameters:
    ///   - round: the last result.
    ///   - slides: whether works slide too, and ended ones teach.
    /// - Returns: the result; `nil` if there was nothing to do, or if the clock is in doubt: then nothing is
    ///   promised or moved.
    func planKitchens(after round: PlanningRound, slides: Bool) async throws -> PlanningRound? {
        let now = resources.now()
        guard try clock.doubt(at: now) == nil else { return nil }
        let kitchens = await maintenance.configuration.kitchens
        let view = resources.view
        let restaurants =
            slides
            ? try await view.restaurantsWithWorks(kitchens, at: now)
            : try await view.restaurantsToPlan(kitchens, after: round, at: now)
        guard !restaurants.isEmpty else { return nil }
        return try await resources.queue.plan(kitchens, at: restaurants, now: now)
            .following(round, about: restaurants)
    }

    /// Expires open orders that are too old, removes receipts whose retention time is over, and erases data
    /// that may no longer be kept.
    func maintain() async throws {
        let settings = await maintenance.settings
        let now = resources.now()
        guard try clock.doubt(at: now) == nil else {
            // The receipts of erased devices are removed whatever the time is.
            return try await receipts.removeOutlived(before: Timestamp(seconds: 0))
        }
        if settings.expireAfter > .zero {
            try await maintenance.expire(receivedBefore: now - settings.expireAfter, at: now)
        }
        if settings.expireWaiting > .zero {
            try await maintenance.expireWaiting(receivedBefore: now - settings.expireWaiting, at: now)
        }
        try await maintenance.lapsePayments(at: now)
        try await maintenance.keepCloseNumbers()
        try await careForSealKeys()
        try await receipts.removeOutlived(before: now - settings.keepReceipts)
        try await maintenance.forgetOldThings(at: now)
    }
}
