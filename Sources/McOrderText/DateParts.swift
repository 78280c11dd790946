import McOrderModel

/// The numbers of a date, for each language to combine.
struct DateParts {
    let year: Int
    /// From 1 to 12.
    let month: Int
    /// From 1 to 31.
    let day: Int

    init(_ day: CivilDay) {
        let time = day.midnight
        (year, month, self.day) = (time.year, time.month, time.day)
    }

    /// The month as two digits.
    var monthDigits: String { Self.two(month) }
    /// The day as two digits.
    var dayDigits: String { Self.two(day) }

    private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
