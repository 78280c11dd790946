/// An emulated terminal that understands what our programs write, and records everything else as an error.
package struct ScreenEmulator: Sendable {
    /// The content of one column.
    struct Cell: Hashable, Sendable {
        var text = " "
        /// 0 for the second column of a wide character.
        var width = 1
        var codes: [Int] = []
    }

    /// Unknown sequences, and output that would have scrolled the screen; empty unless a program has an
    /// error.
    package private(set) var errors: [String] = []
    /// The private modes that are on, such as 1049 for the alternate screen.
    package private(set) var modes: Set<Int> = [7, 25]
    package private(set) var rings = 0
    /// The number of times that the whole screen was cleared.
    package private(set) var clears = 0
    /// The number of bytes fed so far.
    package private(set) var byteCount = 0

    private let rows: Int
    private let columns: Int
    private let columnsOf: @Sendable (Character) -> Int
    private var cells: [Cell]
    private var cursor = (row: 0, column: 0)
    private var codes: [Int] = []
    /// The cell of the last character, to which marks without width are added, until the cursor is moved.
    private var last: Int?
    private var pending: [UInt8] = []

    /// Creates a blank screen.
    ///
    /// - Parameter width: how many columns a character takes, from 0 to 2.
    package init(columns: Int, rows: Int, width: @escaping @Sendable (Character) -> Int) {
        self.rows = rows
        self.columns = columns
        columnsOf = width
        cells = Array(repeating: Cell(), count: rows * columns)
    }

    /// The rows as text, without trailing spaces, each with a line end: as ``Frame/text``.
    package var text: String {
        (0..<rows).map { row in
            let row = cells[row * columns..<(row + 1) * columns]
            let text = row.reduce(into: "") { if $1.width > 0 { $0 += $1.text } }
            let end = text.lastIndex { $0 != " " }.map { text.index(after: $0) } ?? text.startIndex
            return text[..<end] + "\n"
        }.joined()
    }

    /// The SGR codes of a cell, without the leading 0.
    package func codes(row: Int, column: Int) -> [Int] {
        cells[row * columns + column].codes
    }

    /// Whether both show the same, including styles.
    package func shows(the other: ScreenEmulator) -> Bool {
        cells == other.cells
    }

    /// Processes a program's output; sequences may be split anywhere.
    package mutating func feed(_ bytes: some Collection<UInt8>) {
        byteCount += bytes.count
        pending += bytes
        var rest = pending[...]
        while let next = step(rest) { rest = next }
        pending = Array(rest)
    }

    /// Interprets the first character or sequence; `nil` where it is incomplete.
    private mutating func step(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard let first = bytes.first else { return nil }
        switch first {
        case 0x1B:
            guard bytes.count >= 2 else { return nil }
            guard bytes[bytes.startIndex + 1] == UInt8(ascii: "[") else {
                errors.append("ESC \(bytes[bytes.startIndex + 1])")
                return bytes.dropFirst(2)
            }
            let body = bytes.dropFirst(2)
            guard let end = body.firstIndex(where: { (0x40...0x7E).contains($0) }) else { return nil }
            sequence(String(decoding: body[..<end], as: UTF8.self), Character(Unicode.Scalar(body[end])))
            return body[(end + 1)...]
        case 0x07:
            rings += 1
        case 0x0D:
            cursor.column = 0
        case 0x0A:
            if cursor.row == rows - 1 { errors.append("scrolled") } else { cursor.row += 1 }
        case ..<0x20, 0x7F:
            errors.append("control \(first)")
        default:
            let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
            guard bytes.count >= length else { return nil }
            for scalar in String(decoding: bytes.prefix(length), as: UTF8.self).unicodeScalars { put(scalar) }
            return bytes.dropFirst(length)
        }
        return bytes.dropFirst()
    }

    private mutating func sequence(_ parameters: String, _ final: Character) {
        let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
        switch (final, parameters) {
        case ("h", _) where parameters.hasPrefix("?"):
            modes.formUnion([Int(parameters.dropFirst()) ?? -1])
        case ("l", _) where parameters.hasPrefix("?"):
            modes.remove(Int(parameters.dropFirst()) ?? -1)
        case ("m", _):
            codes = numbers.filter { $0 != 0 }
        case ("J", "2"):
            clears += 1
            cells = Array(repeating: Cell(), count: cells.count)
        case ("H", ""):
            cursor = (0, 0)
            last = nil
        case ("H", _):
            last = nil
            cursor = (max(1, numbers[0]) - 1, max(1, numbers.count > 1 ? numbers[1] : 1) - 1)
            if cursor.row >= rows || cursor.column >= columns {
                errors.append("outside: \(parameters)H")
                cursor = (min(cursor.row, rows - 1), min(cursor.column, columns - 1))
            }
        default:
            errors.append("sequence \(parameters)\(final)")
        }
    }

    private mutating func put(_ scalar: Unicode.Scalar) {
        if let before = placeBefore {
            let joined = cells[before].text + String(Character(scalar))
            if joined.count == 1 {
                cells[before].text = joined
                let width = columnsOf(Character(joined))
                if width > cells[before].width { widen(before) }
                return
            }
        }
        let width = columnsOf(Character(scalar))
        if width == 0 {
            errors.append("nothing to join U+\(String(scalar.value, radix: 16))")
            return
        }
        if cursor.column + width > columns {
            errors.append("over the edge")
            return
        }
        let place = cursor.row * columns + cursor.column
        for half in place..<place + width { blank(half) }
        cells[place] = Cell(text: String(Character(scalar)), width: width, codes: codes)
        if width == 2 { cells[place + 1] = Cell(width: 0, codes: codes) }
        cursor.column += width
        last = place
    }

    private var placeBefore: Int? {
        guard let last, last / columns == cursor.row else { return nil }
        return last % columns + cells[last].width == cursor.column ? last : nil
    }

    private mutating func widen(_ place: Int) {
        guard place % columns + 1 < columns else { return errors.append("over the edge") }
        blank(place + 1)
        cells[place].width = 2
        cells[place + 1] = Cell(width: 0, codes: cells[place].codes)
        cursor.column += 1
    }

    private mutating func blank(_ place: Int) {
        let cell = cells[place]
        if cell.width == 0 { cells[place - 1] = Cell(codes: cells[place - 1].codes) }
        if cell.width == 2 { cells[place + 1] = Cell(codes: cell.codes) }
        cells[place] = Cell(codes: cell.codes)
    }
}
