package import Logging
internal import McOrderFiles
package import McOrderModel
internal import McOrderQueue
package import ServiceLifecycle

/// A restaurant's intake: everything between the shared folder and the queue, put together.
package final class Intake: Sendable {
    /// The name of the lock that only one intake per state folder holds.
    package static let instanceLock = "mcorderd.lock"

    private let house: IntakeHouse
    private let settings: IntakeSettings
    private let queue: OrderQueue
    private let view: QueueView
    private let instance: FileLock
    private let engine: IntakeEngine
    private let receipts: ReceiptWriter
    private let housekeeper: Housekeeper
    private let catalogue: PublishedCatalogue
    private let log: Logger
    private let now: @Sendable () -> Timestamp

    /// Takes the instance lock, opens and updates the queue and brings the catalogue into force.
    ///
    /// Nothing runs yet, and the shared folder need not be there.
    /// - Parameters:
    ///   - now: the wall clock.
    ///   - sentence: the words for a reason in receipts, in the restaurant's language.
    /// - Throws: ``IntakeFailure``, or a ``QueueError``.
    package init(
        house: IntakeHouse,
        settings: IntakeSettings,
        log: Logger,
        now: @escaping @Sendable () -> Timestamp,
        sentence: @escaping @Sendable (RejectionReason) -> String
    ) throws {
        self.house = house
        self.settings = settings
        self.log = log
        self.now = now
        let patience = Patience.daemon { holder, waited in
            log.warning(
                "waiting for whoever writes to the queue",
                metadata: ["holder": "\(holder)", "waited": "\(waited)"]
            )
        }
        try OrderQueue.requireQueue(in: house.state)
        instance = try Self.takeInstanceLock(state: house.state)
        queue = try OrderQueue.create(in: house.state, as: "mcorderd", patience: patience)
        view = try QueueView(state: house.state)
        let publisher = CataloguePublisher(
            source: CatalogueFolder(path: house.catalogue),
            folder: house.published,
            queue: queue,
            view: view,
            log: log
        )
        do {
            catalogue = try publisher.bringIntoForce(now: now())
        } catch let faults as CatalogueFaults {
            throw IntakeFailure.catalogue(faults)
        }
        let served = settings.restaurants ?? []
        let unknown = served.filter { [catalogue] id in catalogue.catalogue.restaurant(id) == nil }
        guard unknown.isEmpty else {
            throw IntakeFailure.unknownRestaurants(unknown.sorted { $0.description < $1.description })
        }
        let judge = OrderJudge(
            catalogue: catalogue.catalogue,
            past: try publisher.past(since: now() - settings.priceGrace),
            settings: settings
        )
        engine = IntakeEngine(
            folder: house.orders,
            folderID: try view.folder(),
            queue: queue,
            judge: judge,
            settings: settings,
            log: log,
            now: now
        )
        housekeeper = Housekeeper(publisher: publisher, queue: queue, view: view, log: log)
        receipts = ReceiptWriter(
            folder: house.receipts,
            orders: house.orders,
            queue: queue,
            view: view,
            log: log,
            sentence: sentence
        )
    }

    private static func takeInstanceLock(state: String) throws -> FileLock {
        do {
            let lock = try FileLock.open(
                lock: QueueFiles.path(instanceLock, in: state),
                baton: nil,
                create: true,
                mode: 0o660
            )
            // `status` looks by taking the lock for a moment.
            try lock.acquire(deadline: .seconds(1), as: "mcorderd \(processID)")
            return lock
        } catch FileLockError.busy(let holder) {
            throw IntakeFailure.running(holder: holder)
        } catch FileLockError.file(let error) {
            throw QueueError.file(error)
        } catch let error as FileError {
            throw QueueError.file(error)
        }
    }

    /// Publishes the catalogue, decides about everything in the folder, waiting for what must stand still
    /// first, expires what is forgotten and writes the receipts; then closes the queue.
    ///
    /// - Throws: ``IntakeFailure/folder(_:)`` when the folder is not there, or a ``QueueError``.
    package func runOnce() async throws {
        do {
            _ = try DropFolder.open(house.orders, known: try view.folder())
        } catch let fault as DropFolder.Fault {
            throw IntakeFailure.folder(fault)
        }
        _ = await housekeeper.publish(catalogue)
        try await scanUntilDone()
        try await expire()
        try await receipts.renewOpen()
        try await receipts.writeDue()
        try close()
    }

    /// Scans until nothing is left to judge. What somebody goes on changing is given up on after twice
    /// `intake.settle` and two seconds; it stays for the next run.
    private func scanUntilDone() async throws {
        var limit: ContinuousClock.Instant?
        while true {
            let report = try await scan()
            if let trouble = report.trouble { throw IntakeFailure.folder(trouble) }
            guard report.decided > 0 || report.waiting > 0 else { return }
            if let limit, limit <= .now {
                log.notice("files keep changing; they are left", metadata: ["files": "\(report.waiting)"])
                return
            }
            limit = limit ?? .now + settings.settle * 2 + .seconds(2)
            guard report.decided == 0 else { continue }
            try await Task.sleep(for: max(report.untilSettled ?? .zero, .milliseconds(10)))
        }
    }

    /// The parts that run until they are told to stop; ``close()`` is to be called after them.
    package func services() throws -> [any Service] {
        [
            ScanService(intake: self, watcher: try DropWatcher(path: house.orders, log: log)),
            ReceiptService(intake: self, watcher: try QueueWatcher(state: house.state)),
        ]
    }

    /// Closes the queue and gives the instance lock back.
    package func close() throws {
        try view.close()
        try queue.close()
        try instance.release()
    }

    private func scan(_ arrivals: @escaping @Sendable () -> [FileName] = { [] }) async throws -> ScanReport {
        do {
            return try await engine.scan(arrivals: arrivals)
        } catch let fault as DropFolder.Fault {
            throw IntakeFailure.folder(fault)
        }
    }

    private func expire() async throws(QueueError) {
        guard settings.expireAfter > .zero else { return }
        let now = now()
        try await housekeeper.expire(receivedBefore: now - settings.expireAfter, at: now)
    }
}

extension Intake {
    /// Looks through the folder whenever something arrives, and at each poll.
    struct ScanService: Service {
        let intake: Intake
        let watcher: DropWatcher

        func run() async throws {
            try await cancelWhenGracefulShutdown {
                try await withTaskCancellationHandler {
                    try await loop()
                } onCancel: {
                    watcher.stop()
                }
            }
        }

        private func loop() async throws {
            watcher.start(poll: intake.settings.poll)
            var isPublished = false
            for await _ in watcher.wakes {
                let report = try await intake.scan { watcher.takeArrivals() }
                if !isPublished, report.trouble == nil {
                    isPublished = await intake.housekeeper.publish(intake.catalogue)
                }
            }
        }
    }

    /// Writes receipts soon after each change, and looks after what grows old.
    struct ReceiptService: Service {
        let intake: Intake
        let watcher: QueueWatcher

        func run() async throws {
            try await intake.receipts.renewOpen()
            var lastCare: ContinuousClock.Instant?
            for await _ in watcher.changes.cancelOnGracefulShutdown() {
                try await intake.receipts.writeDue()
                guard lastCare.map({ $0.duration(to: .now) >= .seconds(60) }) ?? true else { continue }
                lastCare = .now
                try await intake.expire()
                let limit = intake.now() - intake.settings.keepReceipts
                try await intake.receipts.removeOutlived(before: limit)
            }
        }
    }
}
