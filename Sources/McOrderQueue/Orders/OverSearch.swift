import McOrderModel

/// The search for finished orders. Only orders that are found are read in full.
struct OverSearch {
    /// How many of the queue's last changes are searched: some days of a busy restaurant. The search takes
    /// milliseconds.
    static let mostChanges = 20_000

    /// How many orders with the same number are searched; every device counts from 1.
    static let mostOfOneNumber = 5000

    let restaurant: RestaurantID?

    private var scope: Scope { Scope(restaurant) }
    private var place: SQLArguments { restaurant.map { [$0.description] } ?? [] }

    /// The ids of the orders that the last changes finished, newest first, without duplicates.
    ///
    /// - Parameter fits: whether an order matches. Its arguments are the order's id, and its code and its
    ///   device's name in one text.
    func last(
        _ connection: any Connection,
        most: Int,
        where fits: (Int64, String) -> Bool
    ) throws -> [Int64] {
        var (ids, seen): ([Int64], Set<Int64>) = ([], [])
        try connection.forEach(SQL.orders.lastOver[scope], place) { row in
            guard ids.count < most else { return false }
            let id: Int64 = row[0]
            // An order that was recalled may have been finished more than once.
            guard seen.insert(id).inserted else { return true }
            if fits(id, "\(row[1] as String) \(row[2] as String? ?? "")") { ids.append(id) }
            return true
        }
        return ids
    }

    /// The ids of the finished orders that match an id, a number, a code or the beginning of a code.
    func said(_ text: String, _ connection: any Connection, most: Int) throws -> [Int64] {
        if case .id(let id) = OrderQuery(text) {
            return try connection.values(SQL.orders.overByID[scope], [id] + place)
        }
        guard let number = OrderNumber(text.prefix { $0 != "-" }) else { return [] }
        // A number without a hyphen means exactly this number, not longer numbers that begin with it.
        let beginning = text.contains("-") ? text : "\(text)-"
        let arguments: SQLArguments = [number.value, beginning]
        return try connection.values(SQL.orders.overByNumber[scope], arguments + place + [most])
    }
}
