package import McOrderModel

extension Spanish {

    package func text(_ message: MomentMessage) -> String {
        switch message {
        case .at(.today, let clock): "a las \(clock)"
        case .at(.tomorrow, let clock): "mañana a las \(clock)"
        case .at(.weekday(let day), let clock): "el \(say(day)) a las \(clock)"
        case .at(.date(let day, let isThisYear), let clock): "el \(long(day, isThisYear)) a las \(clock)"
        case .until(.today, let clock): "hasta las \(clock)"
        case .until(.tomorrow, "00:00"): "hasta medianoche"
        case .until(.tomorrow, let clock): "hasta mañana a las \(clock)"
        case .until(.weekday(let day), let clock): "hasta el \(say(day)) a las \(clock)"
        case .until(.date(let day, let isThisYear), let clock):
            "hasta el \(long(day, isThisYear)) a las \(clock)"
        }
    }

    package func date(_ day: CivilDay) -> String { "\(dayAndMonth(day))/\(DateParts(day).year)" }

    package func dayAndMonth(_ day: CivilDay) -> String {
        let parts = DateParts(day)
        return "\(parts.dayDigits)/\(parts.monthDigits)"
    }

    /// Such as `25 de diciembre`.
    private func long(_ day: CivilDay, _ isThisYear: Bool) -> String {
        let parts = DateParts(day)
        return "\(parts.day) de \(Self.months[parts.month - 1])" + (isThisYear ? "" : " de \(parts.year)")
    }

    private static let months = [
        "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre", "octubre",
        "noviembre", "diciembre",
    ]
}
