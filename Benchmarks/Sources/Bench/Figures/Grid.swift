/// The content of a terminal's screen as plain text. It interprets the sequences that our programs use.
public struct Grid: Sendable {
    private let columns: Int
    private let rows: Int
    private var cells: [[Unicode.Scalar]]
    private var cursor = (row: 0, column: 0)
    private var pending: [UInt8] = []

    /// A blank screen.
    public init(columns: Int, rows: Int) {
        (self.columns, self.rows) = (columns, rows)
        cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
    }

    /// The rows, each with a line end.
    public var text: String {
        cells.map { String(String.UnicodeScalarView($0)) + "\n" }.joined()
    }

    /// Whether some row contains the text.
    public func shows(_ text: String) -> Bool {
        cells.contains { String(String.UnicodeScalarView($0)).contains(text) }
    }

    /// Adds output of a program; sequences may be cut anywhere.
    public mutating func feed(_ bytes: some Sequence<UInt8>) {
        pending += bytes
        var place = 0
        while let length = step(at: place) { place += length }
        pending.removeFirst(place)
    }

    /// The length in bytes of the first sequence or character; `nil` if it is incomplete.
    private mutating func step(at place: Int) -> Int? {
        guard place < pending.count else { return nil }
        switch pending[place] {
        case 0x1B:
            guard place + 1 < pending.count else { return nil }
            guard pending[place + 1] == UInt8(ascii: "[") else { return 2 }
            guard let end = pending[(place + 2)...].firstIndex(where: { (0x40...0x7E).contains($0) }) else {
                return nil
            }
            obey(String(decoding: pending[(place + 2)..<end], as: UTF8.self), pending[end])
            return end - place + 1
        case ..<0x20: return 1
        case let first:
            let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
            guard place + length <= pending.count else { return nil }
            let scalars = String(decoding: pending[place..<place + length], as: UTF8.self).unicodeScalars
            for scalar in scalars { put(scalar) }
            return length
        }
    }

    private mutating func obey(_ parameters: String, _ final: UInt8) {
        switch final {
        case UInt8(ascii: "H"):
            let numbers = parameters.split(separator: ";").map { Int($0) ?? 1 }
            cursor = ((numbers.first ?? 1) - 1, (numbers.count > 1 ? numbers[1] : 1) - 1)
        case UInt8(ascii: "J"):
            cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
        default: break
        }
    }

    private mutating func put(_ scalar: Unicode.Scalar) {
        guard cells.indices.contains(cursor.row), cells[cursor.row].indices.contains(cursor.column) else {
            return
        }
        cells[cursor.row][cursor.column] = scalar
        cursor.column += 1
    }
}
