internal import Logging
internal import McOrderFiles
internal import McOrderModel
internal import McOrderQueue

/// Publishes what is unavailable today, whenever that changes and when something becomes available again.
///
/// The file can always be recreated from the queue, so it is not fsynced. For restaurants that another daemon
/// serves in the same folder, that daemon's entries are kept. Source: docs/decisions/0024-today-json.md.
actor TodayPublisher {
    nonisolated let executor = BlockingExecutor(label: "today")
    nonisolated var unownedExecutor: UnownedSerialExecutor {
        executor.asUnownedSerialExecutor()
    }

    /// The queue's content when it was last read.
    private struct Reading {
        let version: Int
        let day: Availability
        let restaurants: [RestaurantID]
    }

    private let folderPath: String
    private let ordersPath: String
    private let view: QueueView
    private let log: Logger
    private var reading: Reading?
    /// What this daemon last published, and the file's stamp after that.
    private var published: (today: Today, stamp: FileStamp?)?
    private var problem: String?

    /// Creates a publisher into this customers' folder.
    ///
    /// - Parameter orders: the drop folder's path. Without its marker nothing is written, since nothing is
    ///   mounted there.
    init(folder: String, orders: String, view: QueueView, log: Logger) {
        folderPath = folder
        ordersPath = orders
        self.view = view
        self.log = log
    }

    /// Writes the file if its content has changed or another program has written it. A problem is logged
    /// once; the next call tries again.
    ///
    /// Cheap if nothing changed: one query for the database version, and one stat of the file.
    ///
    /// - Parameter isOurs: whether this daemon serves a restaurant.
    /// - Returns: whether the file is published and has no entries with an end time, so that it stays valid
    ///   until a till or another program changes something.
    @discardableResult
    func publishIfNeeded(serving isOurs: @Sendable (RestaurantID) -> Bool, at now: Timestamp)
        throws(QueueError) -> Bool
    {
        let reading = try read(at: now)
        let own = reading.day.today(of: reading.restaurants.filter(isOurs), at: now)
        do {
            let folder = try Directory.open(folderPath)
            guard let name = FileName(Today.fileName) else { return false }
            let stamp = try folder.stat(name)
            if let published, published.today == own, let stamp, published.stamp == stamp {
                return own.hasNoEnd
            }
            _ = try DropFolder.open(ordersPath, known: try view.blocking { try $0.folder() })
            let found = try Self.read(name, in: folder)
            let merged = merge(own, with: found, reading.restaurants.filter { !isOurs($0) })
            // At startup the file is always written, so that its time shows since when a daemon maintains it.
            if published == nil || found != merged {
                try Self.write(merged.json(publishedAt: now), to: name, in: folder)
            }
            published = (own, try folder.stat(name))
            report(nil)
            return own.hasNoEnd
        } catch {
            report("\(error)")
            return false
        }
    }

    private func read(at now: Timestamp) throws(QueueError) -> Reading {
        let version = try view.blocking { try $0.dataVersion() }
        if let reading, reading.version == version { return reading }
        let fresh = Reading(
            version: version,
            day: try view.blocking { try $0.availability(at: now) },
            restaurants: try view.blocking { try $0.restaurantIDs() }
        )
        reading = fresh
        return fresh
    }

    /// Our restaurants from the queue, followed by the other restaurants as they were published.
    private func merge(_ own: Today, with found: Today?, _ others: [RestaurantID]) -> Today {
        Today(entries: own.entries + others.compactMap { found?.entry($0) })
    }

    private static func read(_ name: FileName, in folder: Directory) throws(FileError) -> Today? {
        guard
            case .contents(let bytes, _) = try HostileFile.read(
                name,
                in: folder,
                limit: Today.sizeLimit,
                attempts: 16
            )
        else { return nil }
        return Today(json: bytes)
    }

    private static func write(_ bytes: [UInt8], to name: FileName, in folder: Directory) throws(FileError) {
        do {
            try WholeFile.replace(name, bytes: bytes, in: folder, durable: false)
        } catch {
            throw error.fileError
        }
    }

    private func report(_ words: String?) {
        guard problem != words else { return }
        problem = words
        if let words {
            log.warning("what is sold out cannot be published yet", metadata: ["error": "\(words)"])
        } else {
            log.notice("what is sold out can be published again")
        }
    }
}

extension Today {
    /// Whether everything is available, so that nothing ends by itself.
    fileprivate var hasNoEnd: Bool {
        entries.allSatisfy { $0.pausedUntil == nil && $0.soldOut.isEmpty }
    }
}
