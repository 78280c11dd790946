import Logging
import McOrderFiles
import McOrderModel
import McOrderQueue

/// A published file that this house did not sign.
private struct ForeignFile: Error, CustomStringConvertible {
    let path: String
    var description: String { "\(path) is not signed by this house" }
}

/// Publishes what is unavailable today, whenever that changes and when something becomes available again, and
/// every few minutes that the daemon still looks for orders.
///
/// The file can always be recreated from the queue, so it is not fsynced. For restaurants that another daemon
/// serves in the same folder, that daemon's entries are kept. Source: docs/decisions/0024-today-json.md.
actor TodayPublisher: BlockingActor {
    nonisolated let executor = BlockingExecutor(label: "today")

    private typealias Reading = (
        version: Int, day: Availability, restaurants: [RestaurantID], pay: PayOffer?, payUntil: Timestamp?
    )

    private let resources: IntakeResources
    /// The queue's content when it was last read.
    private var reading: Reading?
    /// What this daemon last published, by which identity, and the file's stamp after that.
    private var published: (today: Today, identity: PublicKey?, stamp: FileStamp?)?
    private var outlooks = KitchenOutlooks()
    private var problem: RecurringProblem
    private var foreign: RecurringProblem

    init(_ resources: IntakeResources) {
        self.resources = resources
        problem = RecurringProblem(
            resources.log,
            begins: "what is sold out cannot be published yet",
            ends: "what is sold out can be published again"
        )
        foreign = RecurringProblem(
            resources.log,
            begins: "what is sold out was published by somebody else; it is replaced",
            ends: "what is sold out is ours again"
        )
    }

    /// Writes the file if its content has changed or another program has written it. A problem is logged
    /// once; the next call tries again.
    ///
    /// Cheap if nothing changed: one query for the database version, and one stat of the file.
    ///
    /// - Parameters:
    ///   - isOurs: whether this daemon serves a restaurant.
    ///   - takesStorefront: whether the restaurants take orders of a storefront.
    ///   - places: whose lead times and full slots are published; `nil` while the clock is in doubt.
    ///   - lookedAt: when the daemon last scanned the folder for orders; `nil` if it never did.
    /// - Returns: whether the file is published and has no entries with an end time, so that it stays valid
    ///   until a till or another program changes something.
    @discardableResult
    func publishIfNeeded(
        serving isOurs: @Sendable (RestaurantID) -> Bool,
        takesStorefront: Bool = false,
        planning places: KitchenOutlooks.Places? = nil,
        lookedAt: Timestamp?,
        at now: Timestamp
    ) throws(QueueError) -> Bool {
        let reading = try read(at: now)
        var own = reading.day
            .today(of: reading.restaurants.filter(isOurs), at: now, storefront: takesStorefront)
            .with(try outlooks.read(places, from: resources.view, version: reading.version, at: now))
            .looked(at: lookedAt, keeping: published?.today)
            .paying(reading.payUntil.map { now <= $0 } ?? false)
        // If everything is available, nothing ends by itself.
        let hasNoEnd =
            reading.payUntil == nil
            && own.entries.allSatisfy { $0.pausedUntil == nil && $0.soldOut.isEmpty }
        do {
            let folder = try Directory.open(resources.paths.published)
            let name = FileName(constant: Today.fileName)
            let stamp = try folder.stat(name)
            let identity = resources.signer.identity?.publicKey
            let isSignedAnew = published.map { $0.identity != identity } ?? true
            if let published, !isSignedAnew, published.today == own, let stamp, published.stamp == stamp {
                return hasNoEnd
            }
            // Without the drop folder's marker nothing is mounted here.
            try resources.requireDropFolder()
            let bytes = try HostileFile.contents(name, in: folder, limit: Today.sizeLimit)
            let isForeign = bytes.map { !resources.signer.isOwn($0, .today) } ?? false
            foreign.report(isForeign ? ForeignFile(path: folder.path(of: name)) : nil)
            let found = isForeign ? nil : bytes.flatMap { Today(json: $0) }
            own = own.looked(at: lookedAt, keeping: found)
            // Our restaurants from the queue, followed by the other restaurants as they were published.
            let others = reading.restaurants.filter { !isOurs($0) }.compactMap { found?.entry($0) }
            let merged = Today(entries: own.entries + others)
            // At startup the file is always written, so that its time shows since when a daemon maintains it;
            // and by another identity, because customers no longer believe the former one.
            if isSignedAnew || found != merged {
                guard resources.queue.mayPublish else { throw FileError.withoutLease(path: name.display) }
                let content = merged.value(publishedAt: now)
                let signed = resources.signer.file(content, .today, replacing: bytes, at: now)
                try WholeFile.replace(name, bytes: signed, in: folder, durable: false)
            }
            published = (own, identity, try folder.stat(name))
            problem.report(nil)
            return hasNoEnd
        } catch {
            problem.report(error)
            return false
        }
    }

    /// What the queue offered to who pays ahead when it was last read.
    var offer: PayOffer? { reading?.pay }

    private func read(at now: Timestamp) throws(QueueError) -> Reading {
        let view = resources.view
        let version = try view.blocking { try $0.dataVersion() }
        if let reading, reading.version == version { return reading }
        let pay = try view.blocking { try $0.payTerms() }
        let (day, restaurants) = try view.blocking { (try $0.availability(at: now), try $0.restaurantIDs()) }
        let payUntil = pay.terms == nil ? nil : pay.answeredAt.map { $0 + PayFacts.freshness }
        let fresh: Reading = (version, day, restaurants, pay.terms?.offer, payUntil)
        reading = fresh
        return fresh
    }
}
