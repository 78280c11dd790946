internal import GRDB
internal import McOrderModel

/// The search for the orders that somebody may mean, of which only those that are found are read whole.
///
/// Every device counts from 1, so a small number has as many orders in the history as there were devices.
struct CandidateSearch {
    /// Orders among which is searched, the whole of the history at last.
    struct Tier {
        /// How the number is written: SQLite looks for an index of a column, not of an expression.
        let number: String
        let rest: String
        let arguments: StatementArguments
        let most: Int
    }

    private var conditions: [String] = []
    private var arguments: StatementArguments = []
    private let hasDevice: Bool
    private let deviceName: SearchKey?

    init(_ query: OrderQuery, at restaurant: RestaurantID?, device: String?) {
        let id = device.flatMap { DeviceID($0) }
        hasDevice = id != nil
        deviceName = id == nil ? device.map { SearchKey($0) } : nil
        switch query {
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
            arguments += [id.description]
        }
    }

    /// First the open orders, by the index of these; then those received since the day began; then the
    /// latest of all.
    static func tiers(dayStart: Timestamp) -> [Tier] {
        [
            Tier(
                number: "+number",
                rest: "AND \(StateCondition.isOpen) ORDER BY placed_at, id",
                arguments: [],
                most: .max
            ),
            Tier(
                number: "number",
                rest: "AND received_at >= ? ORDER BY placed_at, id",
                arguments: [dayStart.milliseconds],
                most: .max
            ),
            Tier(number: "number", rest: "ORDER BY received_at DESC, id DESC", arguments: [], most: 1),
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
        let number = (hasDevice ? "number" : tier.number) + " = ?"
        let all = ([number] + conditions).joined(separator: " AND ")
        return "SELECT id, device_name FROM orders WHERE \(all) \(tier.rest)"
    }
}
