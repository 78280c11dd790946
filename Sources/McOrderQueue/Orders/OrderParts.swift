/// What other tables have about some orders. Each table is read with one statement, whatever the number of
/// orders: on a server every statement takes the time to the server and back.
struct OrderParts {
    private(set) var lines: [Int64: [Row]] = [:]
    private(set) var payments: [Int64: Row] = [:]
    private(set) var ahead: [Int64: Row] = [:]
    /// What the changes mean to the kitchen; see ``KitchenStatements/record``.
    private(set) var records: [Int64: Row] = [:]
    /// The changes of orders that were edited, recalled or called off.
    private(set) var changes: [Int64: [Row]] = [:]
    private(set) var marks: [Int64: [Row]] = [:]

    /// Reads the parts of orders, whose rows are those of ``OrderStatements/byID``. An order that was only
    /// received has no more than lines.
    init(of orders: [Row], _ connection: any Connection) throws {
        let ids = { (condition: (Row) -> Bool) in orders.filter(condition).map { $0["id"] as Int64 } }
        lines = try connection.rows(SQL.orders.lines, ofOrders: ids { _ in true })
        let changed = ids { $0["revision"] as Int > 1 }
        payments = try connection.rows(SQL.payments.inForce, ofOrders: changed).compactMapValues(\.first)
        ahead = try connection.rows(SQL.paying.ofOrders, ofOrders: ids { $0["pays"] })
            .compactMapValues(\.first)
        let marked = ids { $0["marks"] as Int > 0 }
        marks = try connection.rows(SQL.kitchen.marks, ofOrders: marked)
        let touched = Array(Set(changed).union(marked)).sorted()
        records = try connection.rows(SQL.kitchen.record, ofOrders: touched).compactMapValues(\.first)
        let edited = records.filter { $1[5] as Int > 0 }.keys.sorted()
        changes = try connection.rows(SQL.kitchen.changes, ofOrders: edited)
    }
}

extension Connection {
    /// The rows of a statement about the orders in a list, by the order's id, which is the last column.
    func rows(_ statement: Statement, ofOrders ids: [Int64]) throws -> [Int64: [Row]] {
        guard !ids.isEmpty else { return [:] }
        let found = try rows(statement, [SQLValue.integers(ids)])
        return Dictionary(grouping: found) { $0[$0.values.count - 1] }
    }
}
