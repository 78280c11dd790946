import McOrderModel

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

    /// The columns that a search may compare.
    enum Filter: String, CaseIterable {
        case code
        case restaurant = "restaurant_id"
        case device = "udid"
    }

    /// The properties of a search that its statement depends on.
    struct Choice: CaseIterable, Hashable, Sendable {
        let tier: Tier
        let filters: Set<Filter>

        static let allCases: [Self] = Tier.allCases.flatMap { tier in
            (0..<1 << Filter.allCases.count).map { bits in
                let filters = Filter.allCases.enumerated().filter { bits >> $0.offset & 1 == 1 }
                return Self(tier: tier, filters: Set(filters.map(\.element)))
            }
        }
    }

    /// The tiers, in the order in which they are searched until one contains matching orders.
    let tiers: [Tier]
    private let idOrNumber: Int64
    private var filters: [Filter: String] = [:]
    private let deviceName: SearchKey?
    private let dayStart: Timestamp

    init(_ query: OrderQuery, at restaurant: RestaurantID?, device: String?, dayStart: Timestamp) {
        switch query {
        case .id(let id): (tiers, idOrNumber) = ([.id], id)
        case .number(let number): (tiers, idOrNumber) = (Self.ofNumber, Int64(number.value))
        case .code(let code):
            (tiers, idOrNumber) = (Self.ofNumber, Int64(code.number.value))
            filters[.code] = code.description
        }
        filters[.restaurant] = restaurant?.description
        let key = device.flatMap { DeviceKey($0) }
        filters[.device] = key?.stored
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
        SQL.orders.candidates[Choice(tier: tier, filters: Set(filters.keys))]
    }

    private func arguments(of tier: Tier) -> SQLArguments {
        var arguments: SQLArguments = [idOrNumber] + Filter.allCases.compactMap { filters[$0] }
        if tier == .sinceDayStart { arguments.append(dayStart) }
        return arguments
    }
}
