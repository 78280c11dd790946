import McOrderModel

extension QueueLookups {
    /// Reads from the queue what is known about files, within the transaction that decides them.
    ///
    /// - Parameters:
    ///   - countsOpen: whether to count the open orders of each device, because their number is limited.
    ///   - again: whether the files are decided even though they are known as refused.
    init(
        _ connection: any Connection,
        about files: [IncomingFile],
        countsOpen: Bool,
        again: Bool = false
    ) throws {
        self.init()
        let facts = try DecisionFacts(connection)
        hasUntagged = facts.hasUntagged
        for file in files {
            if case .notice(let notice, _, _) = file.verdict {
                try ask(connection, about: notice, in: file, facts)
                continue
            }
            if let identity = file.identity {
                try ask(connection, about: identity, facts)
                if let order = orders[identity], file.key.matches(order.hash, of: order.source) { continue }
            }
            if try !again && isRefused(file, connection) { continue }
            guard let device = file.identity?.device else { continue }
            try ask(connection, about: device, facts, countsOpen: countsOpen)
            guard case .acceptable(let order) = file.verdict else { continue }
            if order.order.terms.channel == OrderTerms.storefront {
                try askWhetherKnown(connection, device, facts)
                try ask(connection, aboutPresenceAt: order.restaurant.id, now: file.receivedAt)
            }
            try ask(connection, about: order, receivedAt: file.receivedAt, facts)
        }
    }

    private mutating func ask(
        _ connection: any Connection,
        about notice: Notice,
        in file: IncomingFile,
        _ facts: DecisionFacts
    ) throws {
        try ask(connection, about: notice.identity, facts)
        try askWhetherRevoked(connection, notice.identity.device, facts)
        if let id: Int64 = try connection.value(SQL.deciding.knownNotice, [file.contentHash.bytes]) {
            notices[file.contentHash] = .stored(id)
        }
        _ = try isRefused(file, connection)
        guard notice.kind == .arrived, let order = orders[notice.identity], order.presence.waits,
            let restaurant = order.restaurant
        else { return }
        try ask(connection, aboutPresenceAt: restaurant, now: file.receivedAt)
    }

    private mutating func ask(
        _ connection: any Connection,
        aboutPresenceAt restaurant: RestaurantID,
        now: Timestamp
    ) throws {
        guard presence[restaurant] == nil else { return }
        presence[restaurant] = try connection.presenceFacts(at: restaurant, now: now)
    }

    private mutating func askWhetherKnown(
        _ connection: any Connection,
        _ device: DeviceID,
        _ facts: DecisionFacts
    ) throws {
        guard devices[device]?.isKnown == false else { return }
        let isKnown = try facts.names(of: device).contains { name in
            try connection.isTrue(SQL.presence.isKnown, [name])
        }
        devices[device]?.isKnown = isKnown
    }

    private mutating func ask(
        _ connection: any Connection,
        about identity: OrderIdentity,
        _ facts: DecisionFacts
    ) throws {
        guard orders[identity] == nil else { return }
        for (place, name) in facts.names(of: identity.device).enumerated() {
            guard let row = try connection.row(SQL.deciding.knownOrder, [name, identity.number.value]),
                let hash = ContentHash(stored: row[1]),
                let source = ContentKey.Source(rawValue: row[2]), let state = OrderState(rawValue: row[3])
            else { continue }
            orders[identity] = KnownOrder(
                row: .stored(row[0]),
                hash: hash,
                source: source,
                state: state,
                hasArrived: row[4],
                isErased: place > 0,
                restaurant: row[5],
                table: try AgreedTerms(column: row[9]).table,
                presence: PresenceRecord(
                    isRequired: row[6],
                    provenBy: (row[7] as String?).flatMap { PresenceSource(rawValue: $0) },
                    wrongDigits: row[8]
                )
            )
            return
        }
    }

    /// Whether a file of the same content and kind was refused before.
    private mutating func isRefused(_ file: IncomingFile, _ connection: any Connection) throws -> Bool {
        for hash in file.key.candidates(untagged: hasUntagged) {
            guard let row = try connection.row(SQL.deciding.knownRefusal, [file.kind.rawValue, hash.bytes]),
                let source = ContentKey.Source(rawValue: row[1])
            else { continue }
            let key = RefusalKey(kind: file.kind, hash: hash)
            refusals[key] = (.stored(row[0]), source)
            if file.key.matches(hash, of: source) { return true }
        }
        return false
    }

    private mutating func askWhetherRevoked(
        _ connection: any Connection,
        _ device: DeviceID,
        _ facts: DecisionFacts
    ) throws {
        guard facts.revokesDevices, !revoked.contains(device) else { return }
        let names = facts.names(of: device)
        if try connection.isTrue(SQL.devices.isRevoked, [names[0], names[names.count - 1]]) {
            revoked.insert(device)
        }
    }

    private mutating func ask(
        _ connection: any Connection,
        about device: DeviceID,
        _ facts: DecisionFacts,
        countsOpen: Bool
    ) throws {
        guard devices[device] == nil else { return }
        try askWhetherRevoked(connection, device, facts)
        var known = KnownDevice()
        if facts.trustsDevices { known.label = try connection.trustedLabel(device) }
        if facts.refusesDevices {
            for name in facts.names(of: device) {
                guard let row = try connection.row(SQL.deciding.endOfBlacklisting, [name]) else { continue }
                guard let until = row[0] as Timestamp? else {
                    known.isBlacklisted = true
                    break
                }
                known.blacklistedUntil = max(until, known.blacklistedUntil ?? until)
            }
        }
        if countsOpen {
            known.open = try connection.value(SQL.devices.openOrders, [device.description]) ?? 0
        }
        devices[device] = known
    }

    private mutating func ask(
        _ connection: any Connection,
        about order: PricedOrder,
        receivedAt: Timestamp,
        _ facts: DecisionFacts
    ) throws {
        let restaurant = order.restaurant.id
        if facts.hasPauses {
            let key = RestaurantTime(restaurant, order.placedAt)
            if pauses[key] == nil {
                pauses[key] = try connection.endOfPause(of: restaurant, at: order.placedAt)
            }
        }
        guard facts.hasSoldOut else { return }
        let key = RestaurantTime(restaurant, receivedAt)
        guard soldOut[key] == nil else { return }
        soldOut[key] = try connection.soldOut(at: restaurant, now: receivedAt)
    }
}
