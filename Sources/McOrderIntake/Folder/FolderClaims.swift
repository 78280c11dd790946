package import McOrderFiles
package import McOrderModel

/// Maintains a queue's claim in the drop folder, and compares it with those of other queues.
///
/// Use it from one thread at a time. Source: docs/decisions/0008-claims.md.
package struct FolderClaims {
    /// What the claims in a folder mean for this queue.
    package enum Status: Equatable {
        /// This queue may take orders in. The rivals claim one of our restaurants and have to stop.
        case ours(rivals: [Claim])
        /// Another queue claims one of our restaurants and takes precedence; this queue has to stop.
        case claimed(by: Claim)
        /// This queue has since been claimed from another place.
        case moved(to: Claim)
    }

    /// The time after which claims are read again even if their folder has not changed, since a file may be
    /// overwritten in place. It is shorter for a queue that must not take orders in, so that it soon notices
    /// when it may.
    private static func renewal(after status: Status) -> Duration {
        if case .ours = status { .seconds(30) } else { .seconds(1) }
    }

    private let host: String
    private let state: String
    private let queue: DeviceID
    /// Whether several daemons share the queue, and the one with its lease makes its claim.
    private let isShared: Bool
    private var restaurants: Set<RestaurantID>?
    /// The claim that this object took; `nil` before that.
    private(set) var own: Claim?
    private var last: (stamp: FileStamp?, at: ContinuousClock.Instant, status: Status)?

    /// Creates the claims of a queue that is served on this machine from this state folder.
    ///
    /// - Parameters:
    ///   - restaurants: the restaurants to serve; `nil` serves all.
    ///   - isShared: whether several daemons share the queue, and the one with its lease makes its claim.
    package init(
        queue: DeviceID,
        host: String,
        state: String,
        restaurants: Set<RestaurantID>?,
        isShared: Bool = false
    ) {
        self.queue = queue
        self.isShared = isShared
        self.host = host
        self.state = state
        self.restaurants = restaurants
    }

    /// Serves other restaurants from now on; the next ``check(in:now:at:)`` writes the new claim.
    mutating func serve(_ restaurants: Set<RestaurantID>?) {
        self.restaurants = restaurants
        last = nil
    }

    /// Claims the restaurants, unless another queue claims one of them.
    ///
    /// If two daemons start at the same moment on one machine, the second sees the first one's claim,
    /// provided that the file system supports locks.
    ///
    /// - Parameter overrides: whether other queues' claims on these restaurants are removed instead of
    ///   respected.
    package mutating func take(
        in orders: Directory,
        at now: Timestamp,
        overriding overrides: Bool = false
    ) throws(FileError) -> Status {
        let folder = try Self.prepare(in: orders)
        Self.lock(folder)
        let claims = try Self.read(folder)
        let known = claims.first { $0.queue == queue }
        var replaces = known?.replaces ?? []
        let mine = claim(since: now, replacing: replaces)
        let others = claims.filter { $0.queue != queue && $0.overlaps(mine) }
        let rivals = others.filter { !replaces.contains($0.queue) }
        if overrides {
            replaces.formUnion(others.map(\.queue))
        } else if let rival = rivals.first {
            return .claimed(by: rival)
        }
        let isSamePlace = known.map { $0.isAtSamePlace(as: mine) && rivals.isEmpty } ?? false
        let new = claim(since: isSamePlace ? known?.since ?? now : now, replacing: replaces)
        if new != known { try Self.write(new, in: folder) }
        if overrides {
            // A daemon that finds its claim gone, and not yet this one, writes it again.
            for other in others { _ = try folder.remove(FileName(constant: other.fileName)) }
        }
        own = new
        last = nil
        return .ours(rivals: [])
    }

    /// Evaluates the current claims, and restores this queue's own claim if it is missing.
    mutating func check(
        in orders: Directory,
        now: ContinuousClock.Instant,
        at time: Timestamp
    ) throws(FileError) -> Status {
        guard let own else { return try take(in: orders, at: time) }
        if let last, let stamp = try orders.stat(.claims), last.stamp == stamp,
            now - last.at < Self.renewal(after: last.status)
        {
            return last.status
        }
        let folder = try Self.prepare(in: orders)
        var claims = try Self.read(folder)
        if !claims.contains(where: { $0.queue == queue }) {
            // Another queue may be taking over at this moment.
            Self.lock(folder)
            claims = try Self.read(folder)
        }
        let known = claims.first { $0.queue == queue }
        // `mcorderd init --take-over` may have rewritten it in the meantime.
        let latest = known.flatMap { isShared || $0.isAtSamePlace(as: own) ? $0 : nil } ?? own
        let mine = claim(since: latest.since, replacing: latest.replaces)
        let rivals = claims.filter { $0.queue != queue && $0.overlaps(mine) }
        let status: Status
        if let known, !known.isAtSamePlace(as: mine), !isShared {
            status = .moved(to: known)
        } else if let rival = rivals.first(where: { $0.precedes(mine) }) {
            status = .claimed(by: rival)
        } else {
            status = .ours(rivals: rivals)
            if known != mine { try Self.write(mine, in: folder) }
            self.own = mine
        }
        last = (try orders.stat(.claims), now, status)
        return status
    }

    private func claim(since: Timestamp, replacing replaces: Set<DeviceID>) -> Claim {
        Claim(
            queue: queue,
            host: host,
            state: state,
            since: since,
            restaurants: restaurants,
            replaces: replaces
        )
    }

    /// The readable claims in the drop folder; changes nothing there.
    package static func claims(in orders: Directory) throws(FileError) -> [Claim] {
        try orders.stat(.claims) == nil ? [] : try read(orders.openSubdirectory(.claims))
    }

    /// Creates the folder of the claims if it does not exist, and opens it.
    @discardableResult
    package static func prepare(in orders: Directory) throws(FileError) -> Directory {
        _ = try orders.createSubdirectory(.claims, mode: FolderRights.claims)
        return try orders.openSubdirectory(.claims)
    }

    private static func read(_ folder: Directory) throws(FileError) -> [Claim] {
        let names = try FolderNames(of: folder)
        var claims: [Claim] = []
        while let name = try names.next()?.name {
            // Skip files still in delivery, and claims whose queue does not match the file name.
            guard let queue = DeviceID(name.display),
                let bytes = try HostileFile.contents(name, in: folder, limit: Claim.sizeLimit),
                let claim = Claim(json: bytes), claim.queue == queue
            else { continue }
            claims.append(claim)
        }
        return claims
    }

    private static func write(_ claim: Claim, in folder: Directory) throws(FileError) {
        let (name, rights) = (FileName(constant: claim.fileName), FolderRights.claim)
        try WholeFile.replace(name, bytes: claim.json, in: folder, mode: rights, durable: true)
    }

    /// Prevents a second daemon on this machine from claiming at the same moment, until the folder is closed.
    ///
    /// If the file system does not support locks on folders, only the claims decide.
    private static func lock(_ folder: Directory) {
        _ = try? folder.lock(deadline: .seconds(5))
    }
}
