internal import GRDB
internal import McOrderModel

/// How long the services of a day took. After the first look only later changes are read.
struct ServiceTally: Sendable {
    private struct Scope: Hashable {
        let restaurant: RestaurantID?
        let dayStart: Timestamp
    }

    private var scope: Scope?
    private var lastChange: Int64 = 0
    private var services: [Int64: Duration] = [:]

    /// How long each service took that ended since the day began.
    ///
    /// An order that was taken back and collected again counts once, to its last end.
    mutating func times(
        _ connection: Database,
        at restaurant: RestaurantID?,
        dayStart: Timestamp
    ) throws -> [Duration] {
        let scope = Scope(restaurant: restaurant, dayStart: dayStart)
        let ends = try self.scope == scope ? laterEnds(connection) : allEnds(connection, since: dayStart)
        if self.scope != scope { services = [:] }
        self.scope = scope
        let beginning = try connection.cachedStatement(
            sql: """
                SELECT coalesce(arrived_at,
                    (SELECT min(at) FROM order_changes WHERE order_id = orders.id AND to_state = 'preparing'))
                FROM orders WHERE id = ? AND state = 'collected' AND (CAST(? AS TEXT) IS NULL OR restaurant_id = ?)
                """
        )
        let id = restaurant?.description
        for (order, end) in ends {
            services[order] = nil
            guard let end, end >= dayStart.milliseconds,
                let row = try Row.fetchOne(beginning, arguments: [order, id, id]), let began: Int64 = row[0]
            else { continue }
            services[order] = .milliseconds(max(0, end - began))
        }
        return Array(services.values)
    }

    /// When each order that changed since the day began was collected last; `nil` of one that was not.
    ///
    /// The changes are read from the newest back to the day's first, so that no index over all of them is
    /// needed.
    private mutating func allEnds(
        _ connection: Database,
        since dayStart: Timestamp
    ) throws -> [Int64: Int64?] {
        let changes = try Row.fetchCursor(
            connection,
            sql: "SELECT id, order_id, at, to_state FROM order_changes ORDER BY id DESC"
        )
        lastChange = 0
        var ends: [Int64: Int64?] = [:]
        while let change = try changes.next() {
            lastChange = max(lastChange, change[0])
            guard change[2] >= dayStart.milliseconds else { break }
            let order: Int64 = change[1]
            if change[3] == OrderState.collected.rawValue, ends[order] == nil {
                ends.updateValue(change[2] as Int64, forKey: order)
            }
        }
        return ends
    }

    /// The same of the orders that changed since the last look.
    private mutating func laterEnds(_ connection: Database) throws -> [Int64: Int64?] {
        let statement = try connection.cachedStatement(
            sql: "SELECT id, order_id, at, to_state FROM order_changes WHERE id > ? ORDER BY id"
        )
        let changes = try Row.fetchCursor(statement, arguments: [lastChange])
        var ends: [Int64: Int64?] = [:]
        while let change = try changes.next() {
            lastChange = change[0]
            let isEnd = change[3] == OrderState.collected.rawValue
            ends.updateValue(isEnd ? change[2] as Int64 : nil, forKey: change[1])
        }
        return ends
    }
}
