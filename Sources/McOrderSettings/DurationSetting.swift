import McOrderModel

/// A duration in the configuration: a whole number with `ms`, `s`, `m`, `h` or `d`; a bare `0` is allowed.
package enum DurationSetting {
    /// Reads a duration; `nil` for any other text, and for more than 100,000 days.
    package static func parse(_ text: String) -> Duration? {
        if text == "0" { return .zero }
        guard let duration = Duration(text, in: DurationUnit.allCases) else { return nil }
        return duration <= .seconds(100_000 * 86_400) ? duration : nil
    }

    /// Formats a duration of whole milliseconds for the configuration, in the largest unit that divides it.
    package static func text(of duration: Duration) -> String {
        let milliseconds = duration.milliseconds
        guard milliseconds != 0 else { return "0" }
        let unit = DurationUnit.allCases.last { milliseconds.isMultiple(of: $0.length) } ?? .milliseconds
        return "\(milliseconds / unit.length)\(unit.rawValue)"
    }
}
