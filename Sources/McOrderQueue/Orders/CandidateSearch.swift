internal import McOrderModel

/// The search for the orders that a query may mean. Only orders that are found are read in full.
///
/// Every device numbers its orders from 1, so a small number occurs in the history once for every device.
struct CandidateSearch {
    /// The sets of orders that are searched; the last one is the whole history.
    enum Tier: CaseIterable {
        /// The order with a given id.
        case id
        /// The open orders, found by their own index.
        case open
        /// Orders received since the day began.
        case sinceDayStart
        /// The latest of all orders.
        case latest
    }

    /// The properties of a search that its statement depends on.
    struct Choice: CaseIterable, Hashable, Sendable {
        let tier: Tier
        let hasCode: Bool
        let hasRestaurant: Bool
        let hasDevice: Bool

        static let allCases: [Self] = Tier.allCases.flatMap { tier in
            (0..<8).map { bits in
                Self(
                    tier: tier,
                    hasCode: bits & 1 != 0,
                    hasRestaurant: bits & 2 != 0,
                    hasDevice: bits & 4 != 0
                )
            }
        }
    }

    /// The tiers, in the order in which they are searched until one contains matching orders.
    let tiers: [Tier]
    private let idOrNumber: Int64
    private let code: String?
    private let restaurant: String?
    private let device: String?
    private let deviceName: SearchKey?
    private let dayStart: Timestamp

    init(_ query: OrderQuery, at restaurant: RestaurantID?, device: String?, dayStart: Timestamp) {
        switch query {
        case .id(let id): (tiers, idOrNumber, code) = ([.id], id, nil)
        case .number(let number): (tiers, idOrNumber, code) = (Self.ofNumber, Int64(number.value), nil)
        case .code(let code):
            (tiers, idOrNumber, self.code) = (Self.ofNumber, Int64(code.number.value), code.description)
        }
        self.restaurant = restaurant?.description
        let key = device.flatMap { DeviceKey($0) }
        self.device = key?.stored
        deviceName = key == nil ? device.map { SearchKey($0) } : nil
        self.dayStart = dayStart
    }

    private static let ofNumber: [Tier] = [.open, .sinceDayStart, .latest]

    /// The ids of a tier's matching orders, in the order of the tier. In the tier of the whole history only
    /// the first one.
    func ids(of tier: Tier, _ connection: any Connection, most: Int = .max) throws -> [Int64] {
        let limit = tier == .id || tier == .latest ? min(1, most) : most
        var ids: [Int64] = []
        try connection.forEach(statement(of: tier), arguments(of: tier)) { row in
            guard ids.count < limit else { return false }
            if deviceName == nil || (row[1] as String?).map({ SearchKey($0) }) == deviceName {
                ids.append(row[0])
            }
            return true
        }
        return ids
    }

    func statement(of tier: Tier) -> Statement {
        SQL.orders.candidates[
            Choice(
                tier: tier,
                hasCode: code != nil,
                hasRestaurant: restaurant != nil,
                hasDevice: device != nil
            )
        ]
    }

    private func arguments(of tier: Tier) -> SQLArguments {
        var arguments: SQLArguments = [idOrNumber]
        if let code { arguments.append(code) }
        if let restaurant { arguments.append(restaurant) }
        if let device { arguments.append(device) }
        if tier == .sinceDayStart { arguments.append(dayStart) }
        return arguments
    }
}
