package import McOrderModel

extension English {
    package func text(_ day: Weekday) -> String {
        switch day {
        case .monday: "Monday"
        case .tuesday: "Tuesday"
        case .wednesday: "Wednesday"
        case .thursday: "Thursday"
        case .friday: "Friday"
        case .saturday: "Saturday"
        case .sunday: "Sunday"
        }
    }

    package func text(_ message: MomentMessage) -> String {
        switch message {
        case .at(.today, let clock): "at \(clock)"
        case .at(.tomorrow, let clock): "tomorrow at \(clock)"
        case .at(.weekday(let day), let clock): "on \(text(day)) at \(clock)"
        case .at(.date(let day), let clock): "on \(day) at \(clock)"
        case .until(.today, let clock): "until \(clock)"
        case .until(.tomorrow, "00:00"): "until midnight"
        case .until(.tomorrow, let clock): "until tomorrow at \(clock)"
        case .until(.weekday(let day), let clock): "until \(text(day)) at \(clock)"
        case .until(.date(let day), let clock): "until \(day) at \(clock)"
        }
    }
}
