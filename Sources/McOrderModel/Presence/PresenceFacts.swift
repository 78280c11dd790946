/// What a queue knows about presence at one restaurant. ``Decider`` takes it as input.
package struct PresenceFacts: Hashable, Sendable {
    /// The secret of the queue; `nil` if nobody ever needed a key, so that no proof can be valid.
    package var secret: PresenceSecret?
    /// The edition of the tables' codes.
    package var edition = 1
    /// The number of orders that wait for their customers.
    package var waiting = 0
    /// How many new devices used a screen's key, by its minute.
    package var usesOfMinutes: [Int: Int] = [:]
    /// How many new devices used a table's key within ``PresenceRules/memory``.
    package var usesOfTables: [String: Int] = [:]
    /// How many digits were wrong within ``PresenceRules/memory``.
    package var wrongDigits = 0

    /// Creates facts of a restaurant where nobody ever needed a key.
    package init() {}

    /// What a proof shows about the customer of an order.
    enum Finding: Hashable {
        case nothing
        /// The customer is there. The key was that of a minute or of a table.
        case present(by: PresenceSource, PresenceUse.Kind)
        case wrongDigits
    }

    /// Judges a proof. A proof that is out of date, or whose key was used too often, shows nothing.
    ///
    /// - Parameters:
    ///   - order: the device and the number that the proof is for.
    ///   - table: the order's table.
    ///   - wrong: how many wrong digits were sent for the order before.
    func finding(
        _ proof: PresenceProof,
        of order: OrderIdentity,
        at restaurant: RestaurantID,
        table: String?,
        wrong: Int,
        by rules: PresenceRules,
        now: Timestamp
    ) -> Finding {
        guard let secret else { return .nothing }
        switch proof.source {
        case .board(let minute):
            guard rules.sources.contains(.board), PresenceRules.minutes(at: now).contains(minute),
                proof.isValid(for: order, with: secret.key(of: restaurant, minute: minute)),
                isUnused(minute)
            else { return .nothing }
            return .present(by: .board, .minute(minute))
        case .digits:
            guard rules.sources.contains(.board), wrong < PresenceRules.wrongOfOrder,
                wrongDigits < PresenceRules.wrongAtRestaurant
            else { return .nothing }
            let minute = PresenceRules.minutes(at: now).first { minute in
                proof.isValid(for: order, with: secret.key(of: restaurant, minute: minute))
            }
            guard let minute else { return .wrongDigits }
            return isUnused(minute) ? .present(by: .board, .minute(minute)) : .nothing
        case .table:
            guard rules.sources.contains(.table), let table,
                usesOfTables[table, default: 0] < PresenceRules.devicesOfTable,
                proof.isValid(for: order, with: secret.key(of: restaurant, table: table, edition: edition))
            else { return .nothing }
            return .present(by: .table, .table(table))
        }
    }

    private func isUnused(_ minute: Int) -> Bool {
        usesOfMinutes[minute, default: 0] < PresenceRules.ordersOfMinute
    }

    /// Counts a use.
    mutating func count(_ use: PresenceUse.Kind) {
        switch use {
        case .minute(let minute): usesOfMinutes[minute, default: 0] += 1
        case .table(let table): usesOfTables[table, default: 0] += 1
        case .wrongDigits: wrongDigits += 1
        }
    }
}
