import McOrderModel

extension QueueLookups {
    /// Reads from the queue what is known about files, within the transaction that decides them.
    ///
    /// - Parameters:
    ///   - countsOpen: whether to count the open orders of each device, because their number is limited.
    ///   - again: whether the files are decided even though they are known as refused.
    ///   - kitchens: the kitchens whose plans are read for the orders.
    init(
        _ connection: any Connection,
        about files: [IncomingFile],
        countsOpen: Bool,
        again: Bool = false,
        kitchens: (planned: Kitchens, full: FullKitchens)? = nil
    ) throws {
        self.init()
        let facts = try DecisionFacts(connection)
        hasUntagged = facts.hasUntagged
        try ask(connection, aboutOrdersOf: files, facts)
        let notices = files.filter { $0.notice != nil }
        try ask(connection, about: notices)
        // Files of orders that are in the queue need nothing else.
        let others = files.filter { $0.notice == nil && !isKnown($0) }
        _ = try ask(connection, aboutRefusalsOf: notices)
        let refused = again ? [] : try ask(connection, aboutRefusalsOf: others)
        let fresh = others.indices.filter { !refused.contains($0) }.map { others[$0] }
        let devices = Set(fresh.compactMap { $0.identity?.device })
        try ask(connection, about: devices, facts, countsOpen: countsOpen)
        try ask(
            connection,
            whoIsRevokedOf: devices.union(notices.compactMap { $0.notice?.identity.device }),
            facts
        )
        try ask(connection, aboutOrders: fresh, facts)
        try ask(connection, aboutPresenceFor: fresh + notices)
        try ask(connection, aboutPaymentsFor: fresh)
        if let kitchens { try ask(connection, about: kitchens.planned, except: kitchens.full, for: fresh) }
    }

    /// Reads the plans of the kitchens of acceptable orders, as of the time at which the last of these was
    /// received. A kitchen that is full may have time for a wish.
    private mutating func ask(
        _ connection: any Connection,
        about kitchens: Kitchens,
        except full: FullKitchens,
        for files: [IncomingFile]
    ) throws {
        var received: [RestaurantID: Timestamp] = [:]
        var wished: Set<RestaurantID> = []
        for file in files {
            guard case .acceptable(let order) = file.verdict else { continue }
            let restaurant = order.restaurant.id
            received[restaurant] = max(received[restaurant] ?? file.receivedAt, file.receivedAt)
            if order.pickupAt != nil { wished.insert(restaurant) }
        }
        for (restaurant, now) in received {
            guard let duties = kitchens[restaurant],
                wished.contains(restaurant) || !full.contains(restaurant, at: now)
            else { continue }
            // An order without a wish is made within the horizon, or not at all. Most works are those of
            // orders for the next days where a restaurant takes such.
            let limit = wished.contains(restaurant) ? nil : now + .seconds(KitchenBook.horizon)
            self.kitchens[restaurant] = try connection.kitchenBook(
                duties,
                at: restaurant,
                now: now,
                until: limit
            )
        }
    }

    /// Whether the queue has the order of the file.
    private func isKnown(_ file: IncomingFile) -> Bool {
        guard let identity = file.identity, let order = orders[identity] else { return false }
        return file.key.matches(order.hash, of: order.source)
    }

    private mutating func ask(
        _ connection: any Connection,
        aboutOrdersOf files: [IncomingFile],
        _ facts: DecisionFacts
    ) throws {
        var unknown = Set(files.compactMap { $0.notice?.identity ?? $0.identity })
        // First under the UDIDs, then under the names of erased devices.
        for place in 0..<facts.nameCount {
            let asked = Array(unknown)
            let found = try connection.rowsEach(
                SQL.deciding.knownOrder,
                asked.map { [facts.name(place, of: $0.device), $0.number.value] }
            )
            for (identity, rows) in zip(asked, found) {
                guard let row = rows.first, let order = try KnownOrder(row, isErased: place > 0)
                else { continue }
                orders[identity] = order
                unknown.remove(identity)
            }
        }
    }

    private mutating func ask(_ connection: any Connection, about notices: [IncomingFile]) throws {
        let hashes = Array(Set(notices.map(\.contentHash)))
        let found = try connection.rowsEach(SQL.deciding.knownNotice, hashes.map { [$0.bytes] })
        for (hash, rows) in zip(hashes, found) {
            if let row = rows.first { self.notices[hash] = .stored(row[0]) }
        }
    }

    /// Reads whether files of the same content and kind were refused before.
    ///
    /// - Returns: those that were, by their positions.
    private mutating func ask(
        _ connection: any Connection,
        aboutRefusalsOf files: [IncomingFile]
    ) throws -> Set<Int> {
        let candidates = files.map { $0.key.candidates(untagged: hasUntagged) }
        var refused: Set<Int> = []
        for place in 0..<(candidates.lazy.map(\.count).max() ?? 0) {
            // The next candidate of each file that no earlier one matches.
            let asked = files.indices.filter { place < candidates[$0].count && !refused.contains($0) }
            let found = try connection.rowsEach(
                SQL.deciding.knownRefusal,
                asked.map { [files[$0].kind.rawValue, candidates[$0][place].bytes] }
            )
            for (index, rows) in zip(asked, found) {
                guard let row = rows.first, let source = ContentKey.Source(rawValue: row[1])
                else { continue }
                let (file, hash) = (files[index], candidates[index][place])
                refusals[RefusalKey(kind: file.kind, hash: hash)] = (.stored(row[0]), source)
                if file.key.matches(hash, of: source) { refused.insert(index) }
            }
        }
        return refused
    }

    private mutating func ask(
        _ connection: any Connection,
        about devices: Set<DeviceID>,
        _ facts: DecisionFacts,
        countsOpen: Bool
    ) throws {
        let asked = Array(devices)
        let names = asked.map { $0.description }
        var known = asked.map { _ in KnownDevice() }
        if facts.trustsDevices {
            let found = try connection.rowsEach(SQL.devices.trustedLabel, names.map { [$0] })
            for (place, rows) in found.enumerated() { known[place].label = rows.first?[0] }
        }
        if facts.refusesDevices {
            for name in 0..<facts.nameCount {
                let found = try connection.rowsEach(
                    SQL.deciding.endOfBlacklisting,
                    asked.map { [facts.name(name, of: $0)] }
                )
                for (place, rows) in found.enumerated() {
                    guard let row = rows.first else { continue }
                    guard let until = row[0] as Timestamp? else {
                        known[place].isBlacklisted = true
                        continue
                    }
                    let other = known[place].blacklistedUntil
                    known[place].blacklistedUntil = max(until, other ?? until)
                }
            }
        }
        if countsOpen {
            let found = try connection.rowsEach(SQL.devices.openOrders, names.map { [$0] })
            for (place, rows) in found.enumerated() { known[place].open = rows.first?[0] ?? 0 }
        }
        for (device, known) in zip(asked, known) { self.devices[device] = known }
    }

    private mutating func ask(
        _ connection: any Connection,
        whoIsRevokedOf devices: Set<DeviceID>,
        _ facts: DecisionFacts
    ) throws {
        guard facts.revokesDevices else { return }
        let asked = Array(devices)
        let found = try connection.rowsEach(
            SQL.devices.isRevoked,
            asked.map { [facts.name(0, of: $0), facts.name(facts.nameCount - 1, of: $0)] }
        )
        for (device, rows) in zip(asked, found) where rows.first?[0] ?? false { revoked.insert(device) }
    }

    /// Reads what the restaurants of acceptable orders lack, and whether customers of a storefront are known.
    private mutating func ask(
        _ connection: any Connection,
        aboutOrders files: [IncomingFile],
        _ facts: DecisionFacts
    ) throws {
        let orders = files.compactMap { file -> (order: PricedOrder, at: Timestamp)? in
            if case .acceptable(let order) = file.verdict { (order, file.receivedAt) } else { nil }
        }
        if facts.hasPauses {
            let asked = Array(
                Set(
                    orders.map {
                        RestaurantTime($0.order.restaurant.id, $0.order.pickupAt ?? $0.order.placedAt)
                    }
                )
            )
            let found = try connection.rowsEach(
                SQL.availability.endOfPause,
                asked.map { [$0.restaurant, $0.time] }
            )
            for (key, rows) in zip(asked, found) { pauses[key] = rows.first?[0] }
        }
        if facts.hasSoldOut {
            let asked = Array(
                Set(orders.map { RestaurantTime($0.order.restaurant.id, $0.order.pickupAt ?? $0.at) })
            )
            let found = try connection.rowsEach(
                SQL.availability.soldOutNow,
                asked.map { [$0.restaurant, $0.time] }
            )
            for (key, rows) in zip(asked, found) { soldOut[key] = rows.map { SoldOutProduct($0) } }
        }
        try ask(connection, whatIsWishedAtRestaurantsOf: orders)
        var guests = Set(
            orders.filter { $0.order.isOfStorefront || $0.order.wantsToPayAhead }.map(\.order.order.device)
        )
        for name in 0..<facts.nameCount where !guests.isEmpty {
            let asked = Array(guests)
            let found = try connection.rowsEach(
                SQL.presence.isKnown,
                asked.map { [facts.name(name, of: $0)] }
            )
            for (device, rows) in zip(asked, found) where rows.first?[0] ?? false {
                devices[device]?.isKnown = true
                guests.remove(device)
            }
        }
    }

    /// Counts the orders for each time to come at restaurants that limit them and get an order with a wish.
    private mutating func ask(
        _ connection: any Connection,
        whatIsWishedAtRestaurantsOf orders: [(order: PricedOrder, at: Timestamp)]
    ) throws {
        var since: [RestaurantID: Timestamp] = [:]
        for (order, at) in orders where order.pickupAt != nil && order.restaurant.slots?.maxOrders != nil {
            since[order.restaurant.id] = min(since[order.restaurant.id] ?? at, at)
        }
        for (restaurant, at) in since {
            for row in try connection.rows(SQL.deciding.wished, [restaurant, at]) {
                wished[RestaurantTime(restaurant, row[0])] = row[1]
            }
        }
    }

    /// Reads what is known about payments ahead, if any order asks for one.
    private mutating func ask(_ connection: any Connection, aboutPaymentsFor files: [IncomingFile]) throws {
        var devices: Set<DeviceID> = []
        for case .acceptable(let order) in files.map(\.verdict) where order.wantsToPayAhead {
            devices.insert(order.order.device)
        }
        guard !devices.isEmpty, let now = files.map(\.receivedAt).max() else { return }
        pay = try connection.payFacts(of: devices, now: now)
    }

    /// Reads what is known about presence where orders of a storefront go, and arrivals of orders that wait.
    private mutating func ask(_ connection: any Connection, aboutPresenceFor files: [IncomingFile]) throws {
        for file in files {
            var restaurant: RestaurantID?
            if case .acceptable(let order) = file.verdict, order.isOfStorefront {
                restaurant = order.restaurant.id
            } else if let notice = file.notice, notice.kind == .arrived,
                let order = orders[notice.identity], order.presence.takesProof
            {
                restaurant = order.restaurant
            }
            guard let restaurant, presence[restaurant] == nil else { continue }
            presence[restaurant] = try connection.presenceFacts(at: restaurant, now: file.receivedAt)
        }
    }
}

extension PricedOrder {
    fileprivate var isOfStorefront: Bool { order.terms.channel == OrderTerms.storefront }
    fileprivate var wantsToPayAhead: Bool { order.terms.pay == OrderTerms.ahead }
}

extension KnownOrder {
    /// Reads a row of ``DecidingStatements/knownOrder``; `nil` if it has values that no version wrote.
    fileprivate init?(_ row: Row, isErased: Bool) throws {
        guard let hash = ContentHash(stored: row[1]), let source = ContentKey.Source(rawValue: row[2]),
            let state = OrderState(rawValue: row[3])
        else { return nil }
        self.init(
            row: .stored(row[0]),
            hash: hash,
            source: source,
            state: state,
            hasArrived: row[4],
            isErased: isErased,
            restaurant: row[5],
            table: try AgreedTerms(column: row[9]).table,
            presence: PresenceRecord(
                isRequired: row[6],
                provenBy: (row[7] as String?).flatMap { PresenceSource(rawValue: $0) },
                wrongDigits: row[8],
                isPaidAhead: row[10],
                awaitsMoney: row[11]
            )
        )
    }
}
