/// Reading cells as spreadsheet programs write them.
extension SheetImport {
    /// The value of a cell; `nil` for an empty one.
    mutating func value(_ row: Row, _ column: SheetLayout.Column) -> JSONValue? {
        let text = row[column.name]
        guard !text.isEmpty || column.kind == .sentence, !isFaulty(row, column.name) else { return nil }
        switch column.kind {
        case .text, .sentence: return .string(text)
        case .price:
            if let money = Money(amount: text) { return .string(money.decimalText) }
            report(row, column.name, .notAnAmount(text))
        case .rate: return rate(row, column.name)
        case .date: return date(row, column.name, text).map { .string($0) }
        case .dates:
            return .array(Self.words(text).compactMap { date(row, column.name, $0) }.map { .string($0) })
        case .period:
            let ends =
                text.split(separator: "/").count == 2 ? text.split(separator: "/").map(String.init) : [text]
            let dates = ends.compactMap { date(row, column.name, $0) }
            return dates.count == ends.count ? .string(dates.joined(separator: "/")) : nil
        case .time: return .string(Self.clock(text))
        case .shifts: return .array(Self.shifts(text).map { .string($0) })
        case .integer:
            if let number = Int(text) { return .integer(number) }
            report(row, column.name, .notANumber(text))
        case .hands:
            if let hands = Self.hands(text) { return hands }
            report(row, column.name, .notANumber(text))
        case .percent:
            let digits = Self.withoutPercent(text)
            if let number = Int(digits) { return .integer(number) }
            let hundredths = VATRate(digits.replacing(",", with: "."))?.hundredths ?? 0
            let isFraction = digits.count == text.count && (1..<100).contains(hundredths)
            report(
                row,
                column.name,
                isFraction ? .fractionOfWhole(text, percent: hundredths) : .notANumber(text)
            )
        case .number:
            if let digits = Self.decimal(text) { return .number(digits) }
            report(row, column.name, .notANumber(text))
        case .flag:
            switch SearchKey(text).text {
            case "yes", "si", "bai", "1", "true", "x", "verdadero", "egia", "egiazkoa": return .bool(true)
            case "no", "ez", "0", "false", "falso", "gezurra", "faltsua": return .bool(false)
            default: report(row, column.name, .notAFlag(text))
            }
        case .list: return .array(Self.words(text).map { .string($0) })
        }
        return nil
    }

    /// Whether a spreadsheet program replaced what was typed by a number in another form, or by an error.
    static func isDamaged(_ text: String) -> Bool {
        if text.hasPrefix("#"), text.hasSuffix("!") || text.hasSuffix("?") || text.hasSuffix("#") {
            return true
        }
        if ["#N/A", "#N/D"].contains(text) || text.hasPrefix("Err:") { return true }
        let parts = text.split(separator: "E+", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return false }
        return parts[0].allSatisfy { $0.isASCII && $0.isNumber || $0 == "," || $0 == "." }
            && parts[1].allSatisfy { $0.isASCII && $0.isNumber }
    }

    /// A rate of a tax. One below 1 % is doubtful unless its sign is there: spreadsheets store 10 % as 0.1.
    private mutating func rate(_ row: Row, _ column: String) -> JSONValue? {
        let text = row[column]
        let digits = Self.withoutPercent(text).replacing(",", with: ".").lowercased()
        let hundredths = VATRate(digits)?.hundredths ?? 0
        if digits.count == text.count, (1..<100).contains(hundredths) {
            report(row, column, .fraction(text, percent: hundredths))
            return nil
        }
        return .string(digits)
    }

    private static func withoutPercent(_ text: String) -> String {
        guard text.hasSuffix("%") else { return text }
        var digits = text.dropLast()
        while digits.last?.isWhitespace == true { digits.removeLast() }
        return String(digits)
    }

    /// A number in digits of JSON.
    private static func decimal(_ text: String) -> String? {
        let isNegative = text.hasPrefix("-")
        let parts = (isNegative ? text.dropFirst() : text[...]).replacing(",", with: ".")
            .split(separator: ".", omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count),
            parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } })
        else { return nil }
        let whole = parts[0].drop { $0 == "0" }
        return (isNegative ? "-" : "") + (whole.isEmpty ? "0" : whole)
            + (parts.count == 2 ? ".\(parts[1])" : "")
    }

    /// A date, or a date and time, as the catalogue writes it. Any other text is returned as it is, and the
    /// catalogue refuses it; a date whose day and month can be swapped is an error.
    private mutating func date(_ row: Row, _ column: String, _ text: String) -> String? {
        let halves = text.split(maxSplits: 1) { $0 == " " || $0 == "T" }
        guard let day = halves.first else { return text }
        let time = halves.count == 2 ? "T" + Self.clock(String(halves[1])) : ""
        let parts = day.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[2].count == 4, let first = Int(parts[0]), let second = Int(parts[1])
        else {
            return day + time
        }
        func iso(_ month: Int, _ day: Int) -> String {
            "\(parts[2])-\(CivilTime.padded(month))-\(CivilTime.padded(day))"
        }
        if second > 12 { return iso(first, second) + time }
        guard first <= 12, first != second else { return iso(second, first) + time }
        report(row, column, .ambiguousDate(text, iso(second, first), iso(first, second)))
        return nil
    }

    /// A time of day as the catalogue writes it. Any other text is returned as it is.
    private static func clock(_ text: String) -> String {
        // With English settings spreadsheets change 10:00 to 10:00:00 AM.
        let words = text.split(separator: " ")
        let half = words.count == 2 ? words[1].lowercased() : ""
        guard words.count == 1 || ["am", "pm"].contains(half) else { return text }
        let parts = words[0].split(separator: ":", omittingEmptySubsequences: false)
        guard (2...3).contains(parts.count), parts[0].count <= 2, parts.last == "00" || parts.count == 2,
            let hour = Int(parts[0]), half.isEmpty || (1...12).contains(hour)
        else { return text }
        let shown = half.isEmpty ? hour : hour % 12 + (half == "pm" ? 12 : 0)
        return "\(shown < 10 ? "0" : "")\(shown):\(parts[1])"
    }

    /// Hours as the catalogue writes them, also from `9:00 - 14:00` and with dashes. None for a dash alone.
    static func shifts(_ text: String) -> [String] {
        guard text != "-" else { return [] }
        let dashes: [Character] = ["–", "—", "−"]
        let even = String(text.map { dashes.contains($0) ? "-" : $0 == ";" ? " " : $0 })
        let joined = even.split(separator: "-", omittingEmptySubsequences: false).enumerated()
            .map { index, part in
                var part = part
                while index > 0, part.first == " " { part.removeFirst() }
                return part
            }
            .reduce(into: "") { text, part in
                while text.last == " " { text.removeLast() }
                text += text.isEmpty ? part : "-" + part
            }
        return words(joined).map { word in
            word.split(separator: "-", omittingEmptySubsequences: false).map { clock(String($0)) }
                .joined(separator: "-")
        }
    }

    /// Hands as the catalogue writes them.
    private static func hands(_ text: String) -> JSONValue? {
        if let number = Int(text) { return .integer(number) }
        let members = words(text).map { word -> JSONValue.Member? in
            let halves = word.split(separator: "=", omittingEmptySubsequences: false)
            guard let last = halves.last, halves.count <= 2, let count = Int(last) else { return nil }
            let hours = shifts(String(halves[0])).first
            return JSONValue.Member(halves.count == 1 ? Hands.usualKey : hours ?? "", .integer(count))
        }
        return members.contains(nil) || members.isEmpty ? nil : .object(members.compactMap(\.self))
    }

    static func words(_ text: String) -> [String] {
        text.split { $0 == "," || $0.isWhitespace }.map(String.init)
    }
}
