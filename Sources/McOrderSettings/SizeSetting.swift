/// A size in the configuration: a whole number with `kB`, `MB`, `GB` or `TB` (of 1024 each) in any case; a
/// bare number is megabytes.
package enum SizeSetting {
    private static let units: [(suffix: String, shift: Int)] = [
        ("kb", 10), ("mb", 20), ("", 20), ("gb", 30), ("tb", 40),
    ]

    /// Reads a size in bytes; `nil` for any other text.
    package static func parse(_ text: String) -> Int64? {
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        let suffix = text.dropFirst(digits.count).drop { $0 == " " }.lowercased()
        guard let number = Int64(digits), let unit = units.first(where: { $0.suffix == suffix }) else {
            return nil
        }
        let (bytes, overflow) = number.multipliedReportingOverflow(by: 1 << unit.shift)
        return overflow ? nil : bytes
    }
}
