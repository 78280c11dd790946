/// A unit of the durations in configurations and commands.
package enum DurationUnit: String, CaseIterable, Sendable {
    case milliseconds = "ms"
    case seconds = "s"
    case minutes = "m"
    case hours = "h"
    case days = "d"

    /// The length of the unit in milliseconds.
    package var length: Int64 {
        switch self {
        case .milliseconds: 1
        case .seconds: 1000
        case .minutes: 60_000
        case .hours: 3_600_000
        case .days: 86_400_000
        }
    }
}

extension Duration {
    /// Reads a whole number with its unit, such as `90s` or `7d`.
    ///
    /// - Parameter units: the allowed units.
    /// - Returns: `nil` for any other text, and for 2⁶³ milliseconds or more.
    package init?(_ text: String, in units: [DurationUnit]) {
        let digits = text.prefix { ("0"..."9").contains($0) }
        let suffix = text.dropFirst(digits.count)
        guard let number = Int64(digits), let unit = units.first(where: { $0.rawValue == suffix }) else {
            return nil
        }
        let (milliseconds, overflow) = number.multipliedReportingOverflow(by: unit.length)
        guard !overflow else { return nil }
        self = .milliseconds(milliseconds)
    }
}
