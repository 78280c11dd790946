import McOrderModel

/// The service times of one day, at one restaurant or at all. After the first call only later changes are
/// read.
struct ServiceTally: Sendable {
    private var hasBegun = false
    private var lastChange: Int64 = 0
    private var services: [Int64: Duration] = [:]

    /// The duration of each service that ended since the day began.
    ///
    /// An order that was recalled and collected again counts once, until its last collection.
    mutating func times(
        _ connection: any Connection,
        at restaurant: RestaurantID?,
        dayStart: Timestamp
    ) throws -> [Duration] {
        let ends = try hasBegun ? laterEnds(connection) : allEnds(connection, since: dayStart)
        hasBegun = true
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

    /// For each order that was collected since the day began, the time of its last collection.
    ///
    /// Reads the changes from the newest back to the first of the day, so that no index over all changes is
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

    /// For each order that changed since the last call, the time at which its last change collected it; `nil`
    /// if its last change was another one.
    private mutating func laterEnds(_ connection: any Connection) throws -> [Int64: Int64?] {
        var ends: [Int64: Int64?] = [:]
        for change in try connection.rows(SQL.figures.laterChanges, [lastChange]) {
            lastChange = change[0]
            let isEnd = change[3] == OrderState.collected.rawValue
            ends.updateValue(isEnd ? change[2] as Int64 : nil, forKey: change[1])
        }
        return ends
    }
}
