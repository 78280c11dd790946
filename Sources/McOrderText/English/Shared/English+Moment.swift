package import McOrderModel

extension English {

    package func text(_ message: MomentMessage) -> String {
        switch message {
        case .at(.today, let clock): "at \(clock)"
        case .at(.tomorrow, let clock): "tomorrow at \(clock)"
        case .at(.weekday(let day), let clock): "on \(say(day)) at \(clock)"
        case .at(.date(let day, let isThisYear), let clock): "on \(long(day, isThisYear)) at \(clock)"
        case .until(.today, let clock): "until \(clock)"
        case .until(.tomorrow, "00:00"): "until midnight"
        case .until(.tomorrow, let clock): "until tomorrow at \(clock)"
        case .until(.weekday(let day), let clock): "until \(say(day)) at \(clock)"
        case .until(.date(let day, let isThisYear), let clock): "until \(long(day, isThisYear)) at \(clock)"
        }
    }

    package func date(_ day: CivilDay) -> String {
        let parts = DateParts(day)
        return "\(parts.day) \(Self.months[parts.month - 1].prefix(3)) \(parts.year)"
    }

    package func dayAndMonth(_ day: CivilDay) -> String {
        let parts = DateParts(day)
        return "\(parts.dayDigits)/\(parts.monthDigits)"
    }

    /// Such as `25 December`.
    private func long(_ day: CivilDay, _ isThisYear: Bool) -> String {
        let parts = DateParts(day)
        return "\(parts.day) \(Self.months[parts.month - 1])" + (isThisYear ? "" : " \(parts.year)")
    }

    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
        "November", "December",
    ]
}
