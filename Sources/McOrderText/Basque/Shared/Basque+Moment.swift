package import McOrderModel

extension Basque {

    package func text(_ message: MomentMessage) -> String {
        switch message {
        case .at(.today, let clock): at(clock)
        case .at(.tomorrow, let clock): "bihar \(at(clock))"
        case .at(.weekday(let day), let clock): "\(stem(day))an \(at(clock))"
        case .at(.date(let day, let isThisYear), let clock):
            "\(long(day, isThisYear))\(ending(of: DateParts(day).day, "ean", "n", "an")), \(at(clock))"
        case .until(.today, let clock): "\(clock) arte"
        case .until(.tomorrow, "00:00"): "gauerdira arte"
        case .until(.tomorrow, let clock): "bihar \(clock) arte"
        case .until(.weekday(let day), let clock): "\(stem(day))ko \(clock) arte"
        case .until(.date(let day, let isThisYear), let clock):
            "\(long(day, isThisYear))\(ending(of: DateParts(day).day, "eko", "ko", "ko")) \(clock) arte"
        }
    }

    package func date(_ day: CivilDay) -> String { "\(DateParts(day).year)/\(dayAndMonth(day))" }

    package func dayAndMonth(_ day: CivilDay) -> String {
        let parts = DateParts(day)
        return "\(parts.monthDigits)/\(parts.dayDigits)"
    }

    /// Such as `abenduaren 25`, to which an ending is added.
    private func long(_ day: CivilDay, _ isThisYear: Bool) -> String {
        let parts = DateParts(day)
        let year = isThisYear ? "" : "\(parts.year)\(ending(of: parts.year, "eko", "ko", "ko")) "
        return "\(year)\(Self.months[parts.month - 1])aren \(parts.day)"
    }

    private static let months = [
        "urtarril", "otsail", "martxo", "apiril", "maiatz", "ekain", "uztail", "abuztu", "irail", "urri",
        "azaro", "abendu",
    ]

    /// A time of day with the ending for *at*: `21:00etan`, `21:10ean`, `21:11n`, `21:20an`.
    private func at(_ clock: String) -> String {
        let minute = Int(clock.suffix(2)) ?? 0
        return clock + (minute == 0 ? "etan" : ending(of: minute, "ean", "n", "an"))
    }

    /// The ending of a number, which depends on how the number is pronounced: with a final consonant (*bat*,
    /// *bost*, *hamar*), as *hamaika*, or with another final vowel.
    private func ending(of number: Int, _ consonant: String, _ eleven: String, _ vowel: String) -> String {
        switch number % 20 {
        case 1, 5, 10, 15: consonant
        case 11: eleven
        default: vowel
        }
    }

    /// The stem of a weekday, to which endings are added: `astelehena` gives `astelehenean` and
    /// `asteleheneko`, `asteartea` gives `asteartean` and `astearteko`.
    private func stem(_ day: Weekday) -> String {
        let stem = String(say(day).dropLast())
        return stem.hasSuffix("e") ? stem : stem + "e"
    }
}
