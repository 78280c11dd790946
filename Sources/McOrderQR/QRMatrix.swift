/// The modules of a symbol while it is made.
struct QRMatrix {
    private let version: QRVersion
    let size: Int
    private(set) var modules: [Bool]
    /// Which modules belong to patterns and to the symbol's own information, and never to data.
    private var isFixed: [Bool]

    /// Makes a symbol with its patterns and without data.
    init(_ version: QRVersion) {
        self.version = version
        size = version.size
        modules = [Bool](repeating: false, count: size * size)
        isFixed = modules
        for place in 0..<size {
            fix(6, place, place.isMultiple(of: 2))
            fix(place, 6, place.isMultiple(of: 2))
        }
        for (row, column) in [(3, 3), (3, size - 4), (size - 4, 3)] { addFinder(row, column) }
        for row in version.alignments {
            for column in version.alignments where !isOfFinder(row, column) { addAlignment(row, column) }
        }
        addFormat(0)
        addVersion()
    }

    private mutating func fix(_ row: Int, _ column: Int, _ isDark: Bool) {
        guard (0..<size).contains(row), (0..<size).contains(column) else { return }
        modules[row * size + column] = isDark
        isFixed[row * size + column] = true
    }

    /// Adds a finder pattern around its centre, with its light border.
    private mutating func addFinder(_ row: Int, _ column: Int) {
        for down in -4...4 {
            for right in -4...4 {
                let distance = max(abs(down), abs(right))
                fix(row + down, column + right, distance != 2 && distance != 4)
            }
        }
    }

    private func isOfFinder(_ row: Int, _ column: Int) -> Bool {
        let isNear = (row == 6, column == 6)
        let isFar = (row == size - 7, column == size - 7)
        return isNear.0 && (isNear.1 || isFar.1) || isFar.0 && isNear.1
    }

    private mutating func addAlignment(_ row: Int, _ column: Int) {
        for down in -2...2 {
            for right in -2...2 {
                fix(row + down, column + right, max(abs(down), abs(right)) != 1)
            }
        }
    }

    /// Adds the format: error correction level M and the mask, twice, and the module that is always dark.
    private mutating func addFormat(_ mask: Int) {
        var rest = mask
        for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
        let bits = (mask << 10 | rest) ^ 0x5412
        let bit = { (place: Int) in bits >> place & 1 == 1 }
        for place in 0..<6 { fix(place, 8, bit(place)) }
        fix(7, 8, bit(6))
        fix(8, 8, bit(7))
        fix(8, 7, bit(8))
        for place in 9..<15 { fix(8, 14 - place, bit(place)) }
        for place in 0..<8 { fix(8, size - 1 - place, bit(place)) }
        for place in 8..<15 { fix(size - 15 + place, 8, bit(place)) }
        fix(size - 8, 8, true)
    }

    /// Adds the number of the version, twice, from version 7 on.
    private mutating func addVersion() {
        guard version.number >= 7 else { return }
        var rest = version.number
        for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11) * 0x1F25 }
        let bits = version.number << 12 | rest
        for place in 0..<18 {
            let (far, near) = (size - 11 + place % 3, place / 3)
            fix(far, near, bits >> place & 1 == 1)
            fix(near, far, bits >> place & 1 == 1)
        }
    }

    /// Places the codewords in pairs of columns from the right, up and down in turns.
    mutating func place(_ words: [UInt8]) {
        var bit = 0
        var isUp = true
        // The column of the timing pattern belongs to no pair.
        for right in stride(from: size - 1, to: 0, by: -2).map({ $0 <= 6 ? $0 - 1 : $0 }) {
            for step in 0..<size {
                let row = isUp ? size - 1 - step : step
                for column in [right, right - 1] where !isFixed[row * size + column] {
                    // Bits after the last word are 0.
                    if bit < words.count * 8 {
                        modules[row * size + column] = words[bit / 8] >> UInt8(7 - bit % 8) & 1 == 1
                    }
                    bit += 1
                }
            }
            isUp.toggle()
        }
    }

    /// A copy with one of the eight masks.
    func masked(_ mask: Int) -> QRMatrix {
        var other = self
        for row in 0..<size {
            for column in 0..<size where !isFixed[row * size + column] {
                if Self.inverts(mask, row, column) { other.modules[row * size + column].toggle() }
            }
        }
        other.addFormat(mask)
        return other
    }

    /// Source: ISO/IEC 18004:2015, table 10.
    private static func inverts(_ mask: Int, _ row: Int, _ column: Int) -> Bool {
        switch mask {
        case 0: (row + column).isMultiple(of: 2)
        case 1: row.isMultiple(of: 2)
        case 2: column.isMultiple(of: 3)
        case 3: (row + column).isMultiple(of: 3)
        case 4: (row / 2 + column / 3).isMultiple(of: 2)
        case 5: row * column % 2 + row * column % 3 == 0
        case 6: (row * column % 2 + row * column % 3).isMultiple(of: 2)
        default: ((row + column) % 2 + row * column % 3).isMultiple(of: 2)
        }
    }
}

/// How hard a symbol is to read. Source: ISO/IEC 18004:2015, section 7.8.3.
extension QRMatrix {
    var penalty: Int {
        let rows = (0..<size).map { row in (0..<size).map { modules[row * size + $0] } }
        let columns = (0..<size).map { column in rows.map { $0[column] } }
        let dark = modules.count { $0 }
        let percent = dark * 100 / modules.count
        return (rows + columns).reduce(0) { $0 + Self.penalty(ofLine: $1) }
            + blocks(rows) * 3 + abs(percent - 50) / 5 * 10
    }

    /// Long runs of one colour, and what looks like a finder pattern.
    private static func penalty(ofLine line: [Bool]) -> Int {
        var (sum, run) = (0, 1)
        for place in 1..<line.count {
            if line[place] == line[place - 1] {
                run += 1
                if run == 5 { sum += 3 } else if run > 5 { sum += 1 }
            } else {
                run = 1
            }
        }
        let finder = [true, false, true, true, true, false, true]
        for begin in 0...(line.count - 7) where Array(line[begin..<(begin + 7)]) == finder {
            let isLight = { (range: Range<Int>) in
                range.allSatisfy { !line.indices.contains($0) || !line[$0] }
            }
            if isLight((begin - 4)..<begin) || isLight((begin + 7)..<(begin + 11)) { sum += 40 }
        }
        return sum
    }

    /// The number of squares of two by two modules of one colour.
    private func blocks(_ rows: [[Bool]]) -> Int {
        (1..<size).reduce(0) { sum, row in
            sum
                + (1..<size).count { column in
                    let colour = rows[row][column]
                    return rows[row][column - 1] == colour && rows[row - 1][column] == colour
                        && rows[row - 1][column - 1] == colour
                }
        }
    }
}
