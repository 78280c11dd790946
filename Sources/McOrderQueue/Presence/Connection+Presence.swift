import McOrderModel

extension Connection {
    /// What is known about presence at a restaurant, within the transaction that decides files.
    func presenceFacts(at restaurant: RestaurantID, now: Timestamp) throws -> PresenceFacts {
        var facts = PresenceFacts()
        facts.secret = try presenceSecret()
        facts.edition = try tableEdition(at: restaurant)
        facts.waiting = try value(SQL.presence.waiting, [restaurant]) ?? 0
        for row in try rows(SQL.presence.uses, [restaurant, now - PresenceRules.memory]) {
            let count: Int = row[2]
            if let minute = row[0] as Int? {
                facts.usesOfMinutes[minute] = count
            } else if let table = row[1] as String? {
                facts.usesOfTables[table] = count
            } else {
                facts.wrongDigits = count
            }
        }
        return facts
    }

    /// The secret of the queue; `nil` if nobody needed a key yet.
    func presenceSecret() throws -> PresenceSecret? {
        guard let text = try setting(QueueSetting.presenceSecret) else { return nil }
        guard let bytes = Base64URL.bytes(text, count: PresenceSecret.byteCount),
            let secret = PresenceSecret(bytes: bytes)
        else { throw QueueError.database(cause: "the secret of presence cannot be read") }
        return secret
    }

    /// The edition of the codes of a restaurant's tables.
    func tableEdition(at restaurant: RestaurantID) throws -> Int {
        try setting(QueueSetting.tableEdition(of: restaurant)).flatMap { Int($0) } ?? 1
    }

    /// Remembers uses of proofs, and forgets those that no longer count.
    func remember(_ uses: [PresenceUse]) throws {
        for restaurant in Set(uses.map(\.restaurant)) {
            let newest = uses.lazy.filter { $0.restaurant == restaurant }.map(\.at).max()
            guard let newest else { continue }
            try run(SQL.presence.deleteUses, [restaurant, newest - PresenceRules.memory])
        }
        let rows = uses.map { use -> SQLArguments in
            let (minute, table): (Int?, String?) =
                switch use.kind {
                case .minute(let minute): (minute, nil)
                case .table(let table): (nil, table)
                case .wrongDigits: (nil, nil)
                }
            return [use.restaurant, use.at, minute, table]
        }
        try runEach(SQL.presence.addUse, rows)
    }

    /// Records that the customer of an order is there, if the order waited for that. Its receipt becomes due.
    ///
    /// - Parameter isSeen: whether somebody saw the customer, or a proof says so. Of an order that is paid
    ///   ahead this is recorded also if nobody had to wait for it, because the money is taken then.
    /// - Returns: whether this changed anything.
    @discardableResult
    func markPresent(
        _ order: Int64,
        by source: PresenceSource,
        at: Timestamp,
        isSeen: Bool = true
    ) throws -> Bool {
        try run(SQL.presence.markPresent, [at, source.rawValue, order, isSeen]) > 0
    }
}
