import McOrderModel

/// A duration as the configuration writes it: a whole number with `ms`, `s`, `m`, `h` or `d`; a bare `0`
/// is allowed.
enum DurationSetting {
    private static let units: [(suffix: String, milliseconds: Int64)] = [
        ("ms", 1), ("s", 1000), ("m", 60_000), ("h", 3_600_000), ("d", 86_400_000),
    ]

    /// Reads a duration; `nil` of anything else and of more than 100,000 days.
    static func parse(_ text: String) -> Duration? {
        if text == "0" { return .zero }
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        let suffix = text.dropFirst(digits.count)
        guard let number = Int64(digits), let unit = units.first(where: { $0.suffix == suffix }) else {
            return nil
        }
        let (milliseconds, overflow) = number.multipliedReportingOverflow(by: unit.milliseconds)
        guard !overflow, milliseconds <= 100_000 * 86_400_000 else { return nil }
        return .milliseconds(milliseconds)
    }

    /// A duration of whole milliseconds as the configuration writes it, in the largest unit that fits.
    static func text(of duration: Duration) -> String {
        let milliseconds = duration.milliseconds
        guard milliseconds != 0 else { return "0" }
        let unit = units.last { milliseconds.isMultiple(of: $0.milliseconds) } ?? units[0]
        return "\(milliseconds / unit.milliseconds)\(unit.suffix)"
    }
}
