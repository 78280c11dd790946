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
        _ connection: any Connection,
        at restaurant: RestaurantID?,
        dayStart: Timestamp
    ) throws -> [Duration] {
        let scope = Scope(restaurant: restaurant, dayStart: dayStart)
        let ends = try self.scope == scope ? laterEnds(connection) : allEnds(connection, since: dayStart)
        if self.scope != scope { services = [:] }
        self.scope = scope
        for (order, end) in ends {
            services[order] = nil
            guard let end, end >= dayStart.milliseconds,
                let began: Int64 = try connection.value(
                    SQL.figures.beginningOfService,
                    [order, restaurant?.description]
                )
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
        _ connection: any Connection,
        since dayStart: Timestamp
    ) throws -> [Int64: Int64?] {
        lastChange = 0
        var ends: [Int64: Int64?] = [:]
        try connection.forEach(SQL.figures.changesFromNewest, []) { change in
            lastChange = max(lastChange, change[0])
            guard change[2] >= dayStart.milliseconds else { return false }
            let order: Int64 = change[1]
            if change[3] == OrderState.collected.rawValue, ends[order] == nil {
                ends.updateValue(change[2] as Int64, forKey: order)
            }
            return true
        }
        return ends
    }

    /// The same of the orders that changed since the last look.
    private mutating func laterEnds(_ connection: any Connection) throws -> [Int64: Int64?] {
        var ends: [Int64: Int64?] = [:]
        try connection.forEach(SQL.figures.laterChanges, [lastChange]) { change in
            lastChange = change[0]
            let isEnd = change[3] == OrderState.collected.rawValue
            ends.updateValue(isEnd ? change[2] as Int64 : nil, forKey: change[1])
            return true
        }
        return ends
    }
}
