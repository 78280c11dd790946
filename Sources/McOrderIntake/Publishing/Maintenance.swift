import Logging
import McOrderFiles
import McOrderModel
import McOrderQueue
import ServiceLifecycle
import Synchronization

/// The intake's tasks besides reading files: publishing the catalogue, expiring orders, erasing old data.
///
/// It waits for disks and for the queue's lock on a thread of its own.
actor Maintenance: BlockingActor {
    nonisolated let executor = BlockingExecutor(label: "housekeeper")

    /// The catalogue, settings and judge in force.
    struct Configuration: Sendable {
        let catalogue: PublishedCatalogue
        let settings: IntakeSettings
        let judge: OrderJudge
        /// The kitchens that are planned.
        let kitchens: Kitchens

        /// Puts the owner's catalogue into force, with these settings.
        ///
        /// - Parameter house: the identity of the house and its former ids; `nil` if it has none.
        /// - Throws: the errors of ``CataloguePublisher/bringIntoForce(now:)``, or
        ///   ``IntakeError/unknownRestaurants(_:)``.
        init(publisher: CataloguePublisher, settings: IntakeSettings, house: HouseRecord?) throws {
            let now = publisher.resources.now()
            let published = try publisher.bringIntoForce(now: now)
            let unknown = (settings.restaurants ?? []).filter { published.catalogue.restaurant($0) == nil }
            guard unknown.isEmpty else {
                throw IntakeError.unknownRestaurants(unknown.sorted { $0.description < $1.description })
            }
            catalogue = published
            self.settings = settings
            judge = OrderJudge(
                catalogue: published.catalogue,
                past: try publisher.past(since: now - settings.priceGrace),
                settings: settings,
                houses: ValidHouses(house),
                keyring: publisher.resources.seals.keyring
            )
            kitchens = Kitchens(published.catalogue) { settings.serves($0) }
        }

        /// The same with other seal keys.
        func with(_ keyring: SealKeyring) -> Configuration {
            var judge = judge
            judge.keyring = keyring
            return Configuration(
                catalogue: catalogue,
                settings: settings,
                judge: judge,
                kitchens: kitchens
            )
        }

        private init(
            catalogue: PublishedCatalogue,
            settings: IntakeSettings,
            judge: OrderJudge,
            kitchens: Kitchens
        ) {
            (self.catalogue, self.settings, self.judge) = (catalogue, settings, judge)
            self.kitchens = kitchens
        }
    }

    private nonisolated let publisher: CataloguePublisher
    private var resources: IntakeResources { publisher.resources }
    private(set) var configuration: Configuration
    private let published = Atomic<Bool>(false)
    private var lastForgetting: ContinuousClock.Instant?
    private var problem: RecurringProblem
    private var missingKeys: RecurringProblem
    /// What was last published for customers who pay ahead.
    private var offered: PayOffer?
    /// The stamps of the owner's files that are in use, and those of the last check.
    private var stamps: (used: [FileStamp?], seen: [FileStamp?])

    /// Puts the owner's catalogue into force.
    ///
    /// - Throws: the errors of ``Configuration/init(publisher:settings:house:)``, or
    ///   ``IntakeError/keys(_:)``.
    init(_ publisher: CataloguePublisher, settings: IntakeSettings) throws {
        self.publisher = publisher
        let house = try publisher.resources.adoptIdentity(settings)
        configuration = try Configuration(publisher: publisher, settings: settings, house: house)
        problem = RecurringProblem(
            publisher.resources.log,
            begins: "the catalogue cannot be published yet",
            ends: "the catalogue can be published again"
        )
        missingKeys = RecurringProblem(
            publisher.resources.log,
            begins: "a seal key is missing; what customers sealed for it stays in the folder",
            ends: "no seal key is missing"
        )
        let found = publisher.source.stamps()
        stamps = (found, found)
    }

    /// The path of the owner's catalogue.
    nonisolated var source: String { publisher.source.path }

    /// Whether the owner's catalogue differs from the one in use and has not changed since the last call, or
    /// a planned price comes into force.
    func needsReload() -> Bool {
        let now = resources.now()
        let found = publisher.source.stamps()
        defer { stamps.seen = found }
        return found != stamps.used && found == stamps.seen
            || configuration.catalogue.catalogue.planned.contains { $0.from <= now }
    }

    /// Writes the catalogue into the customers' folder; a problem is logged once.
    ///
    /// - Returns: whether the catalogue is there now.
    func publish() -> Bool {
        do {
            readOffer()
            let missing = try publisher.publish(
                configuration.catalogue,
                configuration.settings,
                offering: offered
            )
            for (image, error) in missing.sorted(by: { $0.key < $1.key }) {
                resources.log.warning(
                    "a picture cannot be published",
                    metadata: ["image": "\(image)", "error": "\(LogWords.of(error))"]
                )
            }
            problem.report(nil)
            published.store(true, ordering: .releasing)
            return true
        } catch {
            problem.report(error)
            published.store(false, ordering: .releasing)
            return false
        }
    }

    /// Whether the catalogue in force is in the customers' folder.
    nonisolated var isPublished: Bool {
        published.load(ordering: .acquiring)
    }

    var settings: IntakeSettings {
        configuration.settings
    }

    /// Puts the owner's current catalogue, and other settings if given, into force.
    func reload(_ settings: IntakeSettings?) throws -> Configuration {
        let before = stamps.used
        stamps.used = publisher.source.stamps()
        let settings = settings ?? configuration.settings
        do {
            let house = try house(settings)
            configuration = try Configuration(publisher: publisher, settings: settings, house: house)
            published.store(false, ordering: .releasing)
            try adoptSettings()
        } catch let error as QueueError {
            // The same files are read again once the queue can be used.
            stamps.used = before
            throw error
        }
        return configuration
    }

    /// The identity in the key folder. If it cannot be used, the one in use stays.
    private func house(_ settings: IntakeSettings) throws -> HouseRecord? {
        do {
            return try resources.adoptIdentity(settings)
        } catch IntakeError.keys(let error) {
            resources.log.error(
                "the keys of the house cannot be used; the ones in use stay",
                metadata: ["error": "\(LogWords.of(error))"]
            )
            return configuration.judge.houses.record
        }
    }

    /// Makes, deletes and publishes the seal keys that are due.
    ///
    /// - Parameter mayChange: whether the time can be believed, so that keys may be made and deleted.
    /// - Returns: the new configuration; `nil` if files are opened by the same keys as before.
    func careForSealKeys(mayChange: Bool) throws -> Configuration? {
        guard resources.signer.identity != nil else { return nil }
        let settings = configuration.settings
        let isChanged = try resources.seals.update(resources, settings, mayChange: mayChange)
        missingKeys.report(resources.seals.missing.first.map { MissingSealKey(kid: $0) })
        // A folder that cannot be read cannot be published to either; scans report it.
        let isLacking = (try? publisher.lacksSealKeys(settings)) ?? false
        if isChanged || isLacking, settings.sealing != .off, isPublished { _ = publish() }
        guard isChanged else { return nil }
        configuration = configuration.with(resources.seals.keyring)
        return configuration
    }

    /// Reads what customers who pay ahead are offered. While the queue cannot be read, the offer stays as it
    /// was; the next round compares it again.
    private func readOffer() {
        guard let pay = try? resources.view.blocking({ try $0.payTerms() }) else { return }
        offered = pay.terms?.offer
    }

    /// Publishes the catalogue again if another offer to who pays ahead was published before.
    func publish(offering pay: PayOffer?) {
        if pay != offered, isPublished { _ = publish() }
    }

    /// Stores those settings in the queue that other programs need when they change it.
    func adoptSettings() throws(QueueError) {
        try continueCloses()
        let settings = configuration.settings
        try resources.queue.blocking {
            try $0.adopt(
                noShowLimit: settings.blacklistAfterNoShows,
                blacklistDays: settings.blacklistDays
            )
            try $0.adopt(storefront: settings.storefront)
            try $0.keepRefusedFiles(within: settings.retention.rejectedMegabytes << 20) {
                Task.isShuttingDownGracefully
            }
        }
    }

    /// Continues the numbers of closes after those in the state folder.
    private func continueCloses() throws(QueueError) {
        let file = CloseNumberFile(state: resources.paths.state)
        let known = try file.read()
        try file.raise(to: try resources.queue.blocking { try $0.continueCloses(after: known) })
    }

    /// Adds the numbers of new closes to the file in the state folder, for a queue on a server: tills on
    /// other machines cannot do it.
    func keepCloseNumbers() throws(QueueError) {
        guard resources.paths.isOnServer else { return }
        let numbers = try resources.view.blocking { try $0.closeNumbers() }
        try CloseNumberFile(state: resources.paths.state).raise(to: numbers)
    }

    /// Erases data that is older than its retention time, at most once an hour.
    func forgetOldThings(at now: Timestamp) throws(QueueError) {
        if let last = lastForgetting, last.duration(to: .now) < .seconds(3600) { return }
        lastForgetting = .now
        let retention = configuration.settings.retention
        var work = RetentionWork(retention)
        // Between two transactions the orders that wait are taken in.
        var isMore = true
        while isMore, !Task.isShuttingDownGracefully {
            isMore = try resources.queue.blocking { try $0.erase(&work, at: now) }
        }
    }

    /// Sets open orders that were received before `limit` to *expired*.
    func expire(receivedBefore limit: Timestamp, at now: Timestamp) throws(QueueError) {
        let (queue, view) = (resources.queue, resources.view)
        guard try view.blocking({ try $0.hasOpenOrder(receivedBefore: limit) }) else { return }
        while !Task.isShuttingDownGracefully,
            try queue.blocking({ try $0.expire(receivedBefore: limit, by: "mcorderd", at: now) }) > 0
        {}
    }

    /// Lets orders go that have waited for their money in vain; they are paid at the counter.
    func lapsePayments(at now: Timestamp) throws(QueueError) {
        let (queue, view) = (resources.queue, resources.view)
        guard try view.blocking({ try $0.hasOverduePayment(at: now) }) else { return }
        while !Task.isShuttingDownGracefully, try queue.blocking({ try $0.lapsePayments(at: now) }) > 0 {}
    }

    /// Sets orders to *expired* that still wait for their customers and were received before `limit`.
    func expireWaiting(receivedBefore limit: Timestamp, at now: Timestamp) throws(QueueError) {
        let (queue, view) = (resources.queue, resources.view)
        guard try view.blocking({ try $0.hasWaitingOrder(receivedBefore: limit) }) else { return }
        while !Task.isShuttingDownGracefully,
            try queue.blocking({
                try $0.expireWaiting(receivedBefore: limit, by: "mcorderd", at: now)
            }) > 0
        {}
    }
}

/// A seal key that was published is not in the key folder.
private struct MissingSealKey: Error, CustomStringConvertible {
    let kid: SealKeyID
    var description: String { "\(kid).key is missing" }
}
