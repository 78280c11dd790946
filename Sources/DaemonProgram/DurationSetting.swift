import McOrderModel

/// A duration as the configuration writes it: a whole number with `ms`, `s`, `m`, `h` or `d`; a bare `0`
/// is allowed.
enum DurationSetting {
    /// Reads a duration; `nil` of anything else and of more than 100,000 days.
    static func parse(_ text: String) -> Duration? {
        if text == "0" { return .zero }
        guard let duration = Duration(text, in: DurationUnit.allCases) else { return nil }
        return duration <= .seconds(100_000 * 86_400) ? duration : nil
    }

    /// A duration of whole milliseconds as the configuration writes it, in the largest unit that fits.
    static func text(of duration: Duration) -> String {
        let milliseconds = duration.milliseconds
        guard milliseconds != 0 else { return "0" }
        let unit = DurationUnit.allCases.last { milliseconds.isMultiple(of: $0.length) } ?? .milliseconds
        return "\(milliseconds / unit.length)\(unit.rawValue)"
    }
}
