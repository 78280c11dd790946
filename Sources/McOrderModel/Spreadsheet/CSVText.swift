/// A table as a spreadsheet program saves it, RFC 4180 with the variations that those programs make.
package struct CSVText: Hashable, Sendable {
    /// What makes a cell, or the whole table, unreadable.
    package enum Fault: Hashable, Sendable {
        /// The cell has signs that the table's encoding does not have there: `CafŽ`, `CafÃ©` or `Caf�`.
        case garbled
        /// The quotation mark at the beginning of the cell has no counterpart.
        case openQuote
        /// Text follows the quotation mark that ends the cell; quotation marks inside a cell are doubled.
        case textAfterQuote
    }

    /// A cell that cannot be read.
    package struct FaultyCell: Hashable, Sendable {
        /// The index of the row.
        package let row: Int
        /// The index of the cell in its row.
        package let column: Int
        package let fault: Fault
    }

    /// The rows; the first one that is not blank is the header.
    package let rows: [[String]]
    /// The cells that cannot be read.
    package let faults: [FaultyCell]

    package init(rows: [[String]]) {
        self.rows = rows
        faults = []
    }

    /// Reads a file: UTF-8 with or without a byte order mark, UTF-16 with one, or else Windows-1252. The
    /// separator is a semicolon, a comma or a tab, whichever the first line has most of; lines end with LF,
    /// CR LF or CR.
    /// Empty rows are kept, so that row numbers are those of the spreadsheet. A line break or tab inside a
    /// cell is a space.
    package init(_ bytes: [UInt8]) {
        let decoded = DecodedText(bytes)
        let separator = Self.separator(of: decoded.text)
        var rows: [[String]] = []
        var faults: [FaultyCell] = []
        var row: [String] = []
        var field = ""
        var quotes = Quotes.none
        var scalars = decoded.text.unicodeScalars.makeIterator()
        var next = scalars.next()
        func report(_ fault: Fault) {
            faults.append(FaultyCell(row: rows.count, column: row.count, fault: fault))
        }
        func endCell() {
            if quotes == .excess { report(.textAfterQuote) }
            if decoded.isGarbled(field) { report(.garbled) }
            row.append(field)
            (field, quotes) = ("", .none)
        }
        func endRow() {
            endCell()
            rows.append(row)
            row = []
        }
        while let scalar = next {
            next = scalars.next()
            if quotes == .open {
                if scalar != "\"" {
                    field.unicodeScalars.append(scalar)
                } else if next == "\"" {
                    field.unicodeScalars.append(scalar)
                    next = scalars.next()
                } else {
                    quotes = .closed
                }
                continue
            }
            switch scalar {
            case "\"" where quotes == .none && field.allSatisfy(\.isWhitespace): (field, quotes) = ("", .open)
            case separator: endCell()
            case "\r":
                if next == "\n" { next = scalars.next() }
                endRow()
            case "\n": endRow()
            default:
                if quotes == .closed, !scalar.properties.isWhitespace { quotes = .excess }
                field.unicodeScalars.append(scalar)
            }
        }
        if quotes == .open { report(.openQuote) }
        if !field.isEmpty || !row.isEmpty || quotes != .none { endRow() }
        self.rows = rows.map { $0.map { $0.onOneLine } }
        self.faults = faults
    }

    /// The quotation marks around a cell that is being read.
    private enum Quotes {
        case none
        case open
        case closed
        /// Text follows the closing one.
        case excess
    }

    /// The file: UTF-8 with a byte order mark, without which spreadsheet programs do not recognise it,
    /// semicolons and CR LF.
    package var text: String { Self.mark + rows.map(Self.line).joined() }

    /// The byte order mark at the beginning of a file.
    package static let mark = "\u{FEFF}"

    /// A row as a line of the file, with its end.
    package static func line(_ row: [String]) -> String {
        row.map(field).joined(separator: ";") + "\r\n"
    }

    /// A text that a spreadsheet program does not take for a formula.
    package static func withoutFormula(_ text: String) -> String {
        text.first.map { "=+-@".contains($0) } ?? false ? "'\(text)" : text
    }

    /// The bytes of ``text``.
    package var bytes: [UInt8] { Array(text.utf8) }

    private static func field(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: { ";\"\r\n".unicodeScalars.contains($0) }) else {
            return text
        }
        return "\"" + text.replacing("\"", with: "\"\"") + "\""
    }

    /// The separator of the first line that is not blank; separators inside quotation marks do not count.
    private static func separator(of text: String) -> Unicode.Scalar {
        let separators: [Unicode.Scalar] = [";", ",", "\t"]
        var counts = [0, 0, 0]
        var hasText = false
        var isQuoted = false
        for scalar in text.unicodeScalars {
            if scalar == "\"" { isQuoted.toggle() }
            if !isQuoted, scalar == "\n" || scalar == "\r" {
                if hasText { break }
                counts = [0, 0, 0]
            } else if let place = separators.firstIndex(of: scalar) {
                if !isQuoted { counts[place] += 1 }
            } else if !scalar.properties.isWhitespace {
                hasText = true
            }
        }
        return zip(separators, counts).reduce((";", 0)) { $1.1 > $0.1 ? $1 : $0 }.0
    }
}

extension String {
    /// The text without spaces at its ends, each line break or tab with the spaces around it as one space.
    fileprivate var onOneLine: String {
        let isBroken = unicodeScalars.contains { ["\n", "\r", "\t"].contains($0) }
        guard isBroken || first?.isWhitespace == true || last?.isWhitespace == true else { return self }
        guard isBroken else {
            var text = self[...]
            while let first = text.first, first.isWhitespace { text.removeFirst() }
            while let last = text.last, last.isWhitespace { text.removeLast() }
            return String(text)
        }
        return split { ["\n", "\r", "\r\n", "\t"].contains($0) }.map { String($0).onOneLine }
            .filter { !$0.isEmpty }.joined(separator: " ")
    }
}
