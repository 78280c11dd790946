package import McOrderModel

extension Basque {
    package func text(_ day: Weekday) -> String {
        switch day {
        case .monday: "astelehena"
        case .tuesday: "asteartea"
        case .wednesday: "asteazkena"
        case .thursday: "osteguna"
        case .friday: "ostirala"
        case .saturday: "larunbata"
        case .sunday: "igandea"
        }
    }

    package func text(_ message: MomentMessage) -> String {
        switch message {
        case .at(.today, let clock): at(clock)
        case .at(.tomorrow, let clock): "bihar \(at(clock))"
        case .at(.weekday(let day), let clock): "\(stem(day))an \(at(clock))"
        case .at(.date(let day), let clock): "\(day), \(at(clock))"
        case .until(.today, let clock): "\(clock) arte"
        case .until(.tomorrow, "00:00"): "gauerdira arte"
        case .until(.tomorrow, let clock): "bihar \(clock) arte"
        case .until(.weekday(let day), let clock): "\(stem(day))ko \(clock) arte"
        case .until(.date(let day), let clock): "\(day) \(clock) arte"
        }
    }

    /// A time of day with the ending that says *at*, which depends on how the number is read aloud: `21:00etan`,
    /// `21:10ean`, `21:11n`, `21:20an`.
    private func at(_ clock: String) -> String {
        let minute = Int(clock.suffix(2)) ?? 0
        if minute == 0 { return clock + "etan" }
        return switch minute % 20 {
        case 1, 5, 10, 15: clock + "ean"
        case 11: clock + "n"
        default: clock + "an"
        }
    }

    /// What a weekday's endings are added to: `astelehena` makes `astelehenean` and `asteleheneko`, `asteartea` makes
    /// `asteartean` and `astearteko`.
    private func stem(_ day: Weekday) -> String {
        let stem = String(text(day).dropLast())
        return stem.hasSuffix("e") ? stem : stem + "e"
    }
}
