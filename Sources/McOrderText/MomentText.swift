package import McOrderModel

/// Times to come as a restaurant's clocks will show them: what its customers and its staff plan by.
package struct MomentText: Sendable {
    private let zone: RestaurantZone
    private let today: CivilDay?

    /// Writes times in a zone.
    ///
    /// - Parameter now: when it is read, so that days can be called by their names; `nil` of what somebody
    ///   reads some time, which then has its date.
    package init(in zone: RestaurantZone, now: Timestamp?) {
        self.zone = zone
        today = now.map { CivilDay(zone.civilTime(at: $0)) }
    }

    /// `a las 21:00`, `mañana a las 09:00`, `el lunes a las 09:00`, `el 2026-12-25 a las 09:00`.
    package func at(_ instant: Timestamp) -> Sentence {
        let (day, clock) = parts(instant)
        return switch name(of: day) {
        case .today: Inline(es: "a las \(clock)", en: "at \(clock)", eu: basque(clock))
        case .tomorrow:
            Inline(
                es: "mañana a las \(clock)",
                en: "tomorrow at \(clock)",
                eu: "bihar \(basque(clock))"
            )
        case .weekday(let name):
            Inline(
                es: "el \(name.spanish) a las \(clock)",
                en: "on \(name.english) at \(clock)",
                eu: "\(basqueStem(name))an \(basque(clock))"
            )
        case .date:
            Inline(
                es: "el \(day) a las \(clock)",
                en: "on \(day) at \(clock)",
                eu: "\(day), \(basque(clock))"
            )
        }
    }

    /// `hasta las 21:00`, `hasta medianoche`, `hasta mañana a las 09:00`, …
    package func until(_ instant: Timestamp) -> Sentence {
        let (day, clock) = parts(instant)
        return switch name(of: day) {
        case .today: Inline(es: "hasta las \(clock)", en: "until \(clock)", eu: "\(clock) arte")
        case .tomorrow where clock == "00:00":
            Inline(es: "hasta medianoche", en: "until midnight", eu: "gauerdira arte")
        case .tomorrow:
            Inline(
                es: "hasta mañana a las \(clock)",
                en: "until tomorrow at \(clock)",
                eu: "bihar \(clock) arte"
            )
        case .weekday(let name):
            Inline(
                es: "hasta el \(name.spanish) a las \(clock)",
                en: "until \(name.english) at \(clock)",
                eu: "\(basqueStem(name))ko \(clock) arte"
            )
        case .date:
            Inline(
                es: "hasta el \(day) a las \(clock)",
                en: "until \(day) at \(clock)",
                eu: "\(day) \(clock) arte"
            )
        }
    }

    private enum Name {
        case today
        case tomorrow
        case weekday(Sentence)
        case date
    }

    private func name(of day: CivilDay) -> Name {
        guard let today else { return .date }
        switch day.number - today.number {
        case 0: return .today
        case 1: return .tomorrow
        case 2...6: return .weekday(day.weekday.word)
        default: return .date
        }
    }

    /// What a weekday's endings are added to in Basque: `astelehena` makes `astelehenean` and `asteleheneko`,
    /// `asteartea` makes `asteartean` and `astearteko`.
    private func basqueStem(_ name: Sentence) -> String {
        let stem = String(name.basque.dropLast())
        return stem.hasSuffix("e") ? stem : stem + "e"
    }

    /// A time of day with the ending that says *at* in Basque, which depends on how the number is read aloud:
    /// `21:00etan`, `21:10ean`, `21:11n`, `21:20an`.
    private func basque(_ clock: String) -> String {
        let minute = Int(clock.suffix(2)) ?? 0
        if minute == 0 { return clock + "etan" }
        return switch minute % 20 {
        case 1, 5, 10, 15: clock + "ean"
        case 11: clock + "n"
        default: clock + "an"
        }
    }

    /// Day, hour and minute, the next full one: nobody is to come before the time.
    private func parts(_ instant: Timestamp) -> (day: CivilDay, clock: String) {
        let seconds = (instant.milliseconds + 59_999) / 60_000 * 60
        let time = zone.civilTime(at: Timestamp(seconds: seconds))
        return (CivilDay(time), String(time.clockText.prefix(5)))
    }
}

extension Weekday {
    /// The day in a word.
    package var word: Sentence {
        switch self {
        case .monday: Inline(es: "lunes", en: "Monday", eu: "astelehena")
        case .tuesday: Inline(es: "martes", en: "Tuesday", eu: "asteartea")
        case .wednesday: Inline(es: "miércoles", en: "Wednesday", eu: "asteazkena")
        case .thursday: Inline(es: "jueves", en: "Thursday", eu: "osteguna")
        case .friday: Inline(es: "viernes", en: "Friday", eu: "ostirala")
        case .saturday: Inline(es: "sábado", en: "Saturday", eu: "larunbata")
        case .sunday: Inline(es: "domingo", en: "Sunday", eu: "igandea")
        }
    }
}
