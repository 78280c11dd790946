internal import GRDB
internal import McOrderModel

/// The search for the orders that somebody may mean, of which only those that are found are read whole.
///
/// Every device counts from 1, so a small number has as many orders in the history as there were devices.
struct CandidateSearch {
    /// Orders among which is searched, the whole of the history at last.
    struct Tier {
        /// The column that is searched, as it is written: SQLite looks for an index of a column, not of an
        /// expression.
        let column: String
        let rest: String
        let arguments: StatementArguments
        let most: Int
    }

    private var conditions: [String] = []
    private var arguments: StatementArguments = []
    private let hasDevice: Bool
    private let deviceName: SearchKey?

    init(_ query: OrderQuery, at restaurant: RestaurantID?, device: String?) {
        let id = device.flatMap { DeviceKey($0) }
        hasDevice = id != nil
        deviceName = id == nil ? device.map { SearchKey($0) } : nil
        switch query {
        case .id(let id): arguments += [id]
        case .number(let number): arguments += [number.value]
        case .code(let code):
            arguments += [code.number.value, code.description]
            conditions.append("code = ?")
        }
        if let restaurant {
            conditions.append("restaurant_id = ?")
            arguments += [restaurant.description]
        }
        if let id {
            conditions.append("udid = ?")
            arguments += [id.stored]
        }
    }

    /// The order of an id; else first the open orders, by the index of these; then those received since the
    /// day began; then the latest of all.
    static func tiers(for query: OrderQuery, dayStart: Timestamp) -> [Tier] {
        if case .id = query { return [Tier(column: "id", rest: "", arguments: [], most: 1)] }
        return [
            Tier(
                column: "+number",
                rest: "AND \(StateCondition.isOpen) ORDER BY placed_at, id",
                arguments: [],
                most: .max
            ),
            Tier(
                column: "number",
                rest: "AND received_at >= ? ORDER BY placed_at, id",
                arguments: [dayStart.milliseconds],
                most: .max
            ),
            Tier(column: "number", rest: "ORDER BY received_at DESC, id DESC", arguments: [], most: 1),
        ]
    }

    /// The ids of a tier's orders that fit, in its order.
    func ids(of tier: Tier, _ connection: Database, most: Int = .max) throws -> [Int64] {
        let rows = try Row.fetchCursor(
            connection,
            sql: sql(of: tier),
            arguments: arguments + tier.arguments
        )
        var ids: [Int64] = []
        while ids.count < min(tier.most, most), let row = try rows.next() {
            if let deviceName, (row[1] as String?).map({ SearchKey($0) }) != deviceName { continue }
            ids.append(row[0])
        }
        return ids
    }

    /// The text of a tier's query.
    func sql(of tier: Tier) -> String {
        // With the device there is an index that is better than any other.
        let column = hasDevice && tier.column == "+number" ? "number" : tier.column
        let all = (["\(column) = ?"] + conditions).joined(separator: " AND ")
        return "SELECT id, device_name FROM orders WHERE \(all) \(tier.rest)"
    }
}
