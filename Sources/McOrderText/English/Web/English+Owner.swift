internal import McOrderModel

extension English {
    package func text(_ message: OwnerText) -> String {
        switch message {
        case .today: "Today"
        case .lastDays(let count): "Last \(count) days"
        case .readAt(let clock): "As of \(clock); read again each minute."
        case .takingsByDay: "Takings by day"
        case .ordersByHourToday: "Orders by hour, today"
        case .ordersByHour: "Orders by hour, 30 days together"
        case .serviceByDay: "Service time by day"
        case .totalByDay: "Total time by day"
        case .refusals: "Rejected files, by reason"
        case .refusalsOfAll: "Rejected files of all restaurants, by reason"
        case .devices: "Devices"
        case .availability: "Pauses and sold-out products"
        case .browsers: "Paired browsers"
        case .health: "Health"
        case .figures: "Figures"
        case .day: "day"
        case .hour: "hour"
        case .median: "half of the orders within"
        case .percentile90: "9 of 10 within"
        case .target(let duration): "target \(duration)"
        case .highest(let value): "highest: \(value)"
        case .nothingYet: "No orders yet."
        case .nothingRefused: "Nothing was rejected."
        case .noBlacklist: "No device is blacklisted."
        case .noBrowsers: "No browser is paired."
        case .everythingAvailable: "No pause, and nothing is sold out."
        case .blacklisted(let since, let reason, let until):
            "blacklisted since \(since)\(until.map { " \(say($0))" } ?? ", for good"): \(reason)"
        case .paused(let until, let by): "Paused \(say(until)) (\(by))"
        case .soldOut(let product, let until, let by): "\(product): sold out \(say(until)) (\(by))"
        case .lastSeen(let time): "last seen \(time)"
        case .neverSeen: "never seen"
        }
    }
}
