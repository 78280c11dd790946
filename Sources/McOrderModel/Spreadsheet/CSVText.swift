/// A table as a spreadsheet program saves it, RFC 4180 with the variations that those programs make.
package struct CSVText: Hashable, Sendable {
    /// The rows; the first one is the header.
    package let rows: [[String]]

    package init(rows: [[String]]) {
        self.rows = rows
    }

    /// Reads a file: UTF-8 with or without a byte order mark, UTF-16 with one, or else Windows-1252. The
    /// separator is a semicolon, a comma or a tab, whichever the first line has most of; lines end with LF,
    /// CR LF or CR.
    /// Empty rows are kept, so that row numbers are those of the spreadsheet.
    package init(_ bytes: [UInt8]) {
        let text = Self.decoded(bytes)
        let separator = Self.separator(of: text)
        var rows: [[String]] = []
        var row: [String] = []
        var field = ""
        var isQuoted = false
        var scalars = text.unicodeScalars.makeIterator()
        var next = scalars.next()
        func endRow() {
            row.append(field)
            rows.append(row)
            (row, field) = ([], "")
        }
        while let scalar = next {
            next = scalars.next()
            if isQuoted {
                if scalar != "\"" {
                    field.unicodeScalars.append(scalar)
                } else if next == "\"" {
                    field.unicodeScalars.append(scalar)
                    next = scalars.next()
                } else {
                    isQuoted = false
                }
                continue
            }
            switch scalar {
            case "\"" where field.isEmpty: isQuoted = true
            case separator:
                row.append(field)
                field = ""
            case "\r":
                if next == "\n" { next = scalars.next() }
                endRow()
            case "\n": endRow()
            default: field.unicodeScalars.append(scalar)
            }
        }
        if !field.isEmpty || !row.isEmpty { endRow() }
        self.rows = rows.map { $0.map { $0.trimmed } }
    }

    /// The file: UTF-8 with a byte order mark, without which spreadsheet programs do not recognise it,
    /// semicolons and CR LF.
    package var text: String {
        "\u{FEFF}" + rows.map { $0.map(Self.field).joined(separator: ";") + "\r\n" }.joined()
    }

    /// The bytes of ``text``.
    package var bytes: [UInt8] { Array(text.utf8) }

    private static func field(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: { ";\"\r\n".unicodeScalars.contains($0) }) else {
            return text
        }
        return "\"" + text.replacing("\"", with: "\"\"") + "\""
    }

    private static func decoded(_ bytes: [UInt8]) -> String {
        if bytes.starts(with: [0xFF, 0xFE]) { return utf16(bytes, isBigEndian: false) }
        if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes, isBigEndian: true) }
        let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
        if let text = String(validating: bytes, as: UTF8.self) { return text }
        var text = String.UnicodeScalarView()
        for byte in bytes {
            let scalar = (0x80..<0xA0).contains(byte) ? windows1252[Int(byte) - 0x80] : Unicode.Scalar(byte)
            text.append(scalar)
        }
        return String(text)
    }

    /// The text after a byte order mark, as Excel saves "Unicode text".
    private static func utf16(_ bytes: [UInt8], isBigEndian: Bool) -> String {
        let units = stride(from: 2, to: bytes.count - 1, by: 2).map { place in
            let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
            return isBigEndian ? first << 8 | second : second << 8 | first
        }
        return String(decoding: units, as: UTF16.self)
    }

    /// The characters 0x80 to 0x9F. Source: the WHATWG encoding standard, *index windows-1252*.
    private static let windows1252: [Unicode.Scalar] = [
        "€", "\u{81}", "‚", "ƒ", "„", "…", "†", "‡", "ˆ", "‰", "Š", "‹", "Œ", "\u{8D}", "Ž", "\u{8F}",
        "\u{90}", "‘", "’", "“", "”", "•", "–", "—", "˜", "™", "š", "›", "œ", "\u{9D}", "ž", "Ÿ",
    ]

    private static func separator(of text: String) -> Unicode.Scalar {
        let line = text.unicodeScalars.prefix { $0 != "\n" && $0 != "\r" }
        let separators: [Unicode.Scalar] = [";", ",", "\t"]
        let counts = separators.map { separator in line.count { $0 == separator } }
        return zip(separators, counts).reduce((";", 0)) { $1.1 > $0.1 ? $1 : $0 }.0
    }
}

extension String {
    /// The text without spaces at its ends.
    fileprivate var trimmed: String {
        var text = self[...]
        while let first = text.first, first.isWhitespace { text.removeFirst() }
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return String(text)
    }
}
