/// The glyphs of an OpenType font whose outlines are squares of a grid of 16 × 16, as those of Unifont.
///
/// Reads only what such fonts have: a `cmap` of format 12, and outlines of straight lines. Source: the
/// OpenType specification, *cmap* and *CFF*; Adobe Technical Notes 5176 and 5177.
struct OutlineFont: Sendable {
    private let bytes: [UInt8]
    private let unitsPerPoint: Double
    /// The first character, the last one and the first glyph of each group, ascending.
    private let groups: [(first: UInt32, last: UInt32, glyph: Int)]
    private let outlines: [Range<Int>]
    private let global: [Range<Int>]
    private let local: [Range<Int>]

    /// `nil` if the bytes are no such font.
    init?(_ bytes: [UInt8]) {
        self.bytes = bytes
        var tables: [String: Range<Int>] = [:]
        guard let count = Self.number(bytes, 4, 2) else { return nil }
        for index in 0..<count {
            let entry = 12 + 16 * index
            guard let offset = Self.number(bytes, entry + 8, 4),
                let length = Self.number(bytes, entry + 12, 4),
                offset + length <= bytes.count
            else { return nil }
            tables[String(decoding: bytes[entry..<entry + 4], as: UTF8.self)] = offset..<offset + length
        }
        guard let head = tables["head"], let cmap = tables["cmap"], let cff = tables["CFF "],
            let units = Self.number(bytes, head.lowerBound + 18, 2), units > 0,
            let groups = Self.groups(bytes, cmap.lowerBound)
        else { return nil }
        unitsPerPoint = Double(units) / 16
        self.groups = groups
        let start = cff.lowerBound
        guard let header = Self.number(bytes, start + 2, 1),
            let (_, afterNames) = Self.index(bytes, start + header),
            let (tops, afterTops) = Self.index(bytes, afterNames), let top = tops.first,
            let (_, afterTexts) = Self.index(bytes, afterTops),
            let (global, _) = Self.index(bytes, afterTexts)
        else { return nil }
        let facts = Self.dictionary(bytes, top)
        guard let place = facts[17]?.first, let (outlines, _) = Self.index(bytes, start + place) else {
            return nil
        }
        self.outlines = outlines
        self.global = global
        var local: [Range<Int>] = []
        if let own = facts[18], own.count == 2, start + own[1] + own[0] <= bytes.count {
            let range = start + own[1]..<start + own[1] + own[0]
            if let offset = Self.dictionary(bytes, range)[19]?.first {
                local = Self.index(bytes, range.lowerBound + offset)?.entries ?? []
            }
        }
        self.local = local
    }

    func glyph(of character: UInt32) -> Unifont.Glyph? {
        guard let group = groups.first(where: { $0.first <= character && character <= $0.last }) else {
            return nil
        }
        let index = group.glyph + Int(character - group.first)
        guard outlines.indices.contains(index) else { return nil }
        var pen = Pen()
        guard draw(outlines[index], &pen, depth: 0) else { return nil }
        pen.close()
        // The baseline is two points above the lower edge.
        let rows = (0..<Unifont.height).map { row -> UInt16 in
            let height = (Double(Unifont.height - row) - 2.5) * unitsPerPoint
            return (0..<16).reduce(0) { points, column in
                let isBlack = pen.winding(at: (Double(column) + 0.5) * unitsPerPoint, height) != 0
                return points << 1 | (isBlack ? 1 : 0)
            }
        }
        return Unifont.Glyph(width: 16, rows: rows)
    }

    /// The straight lines of an outline.
    private struct Pen {
        var stack: [Double] = []
        var position = (x: 0.0, y: 0.0)
        var start = (x: 0.0, y: 0.0)
        var lines: [(from: (x: Double, y: Double), to: (x: Double, y: Double))] = []
        var hints = 0

        mutating func move(_ x: Double, _ y: Double) {
            close()
            position = (position.x + x, position.y + y)
            start = position
        }

        mutating func line(_ x: Double, _ y: Double) {
            let end = (x: position.x + x, y: position.y + y)
            lines.append((position, end))
            position = end
        }

        /// Closes an outline. The next move counts from its last point, not from where it started.
        mutating func close() {
            if position != start { lines.append((position, start)) }
        }

        func winding(at x: Double, _ y: Double) -> Int {
            lines.reduce(0) { winding, line in
                let (from, to) = line
                guard (from.y > y) != (to.y > y) else { return winding }
                let crossing = from.x + (y - from.y) / (to.y - from.y) * (to.x - from.x)
                return crossing > x ? winding + (to.y > from.y ? 1 : -1) : winding
            }
        }
    }

    /// Follows an outline; `false` if it has something other than straight lines.
    private func draw(_ range: Range<Int>, _ pen: inout Pen, depth: Int) -> Bool {
        guard depth < 10 else { return false }
        var place = range.lowerBound
        while place < range.upperBound {
            let byte = Int(bytes[place])
            place += 1
            switch byte {
            case 28:
                guard place + 1 < range.upperBound else { return false }
                pen.stack.append(
                    Double(Int16(bitPattern: UInt16(bytes[place]) << 8 | UInt16(bytes[place + 1])))
                )
                place += 2
            case 32...246: pen.stack.append(Double(byte - 139))
            case 247...250, 251...254:
                guard place < range.upperBound else { return false }
                let low = Int(bytes[place])
                pen.stack.append(
                    Double(byte < 251 ? (byte - 247) * 256 + low + 108 : -(byte - 251) * 256 - low - 108)
                )
                place += 1
            case 255:
                guard let value = Self.number(bytes, place, 4) else { return false }
                pen.stack.append(Double(Int32(truncatingIfNeeded: value)) / 65_536)
                place += 4
            case 10, 29:
                let routines = byte == 10 ? local : global
                let bias = routines.count < 1240 ? 107 : routines.count < 33_900 ? 1131 : 32_768
                guard let number = pen.stack.popLast(), routines.indices.contains(Int(number) + bias),
                    draw(routines[Int(number) + bias], &pen, depth: depth + 1)
                else { return false }
            case 11, 14: return true
            case 1, 3, 18, 23:
                pen.hints += pen.stack.count / 2
                pen.stack = []
            case 19, 20:
                pen.hints += pen.stack.count / 2
                pen.stack = []
                place += (pen.hints + 7) / 8
            default:
                guard Self.draw(byte, &pen) else { return false }
                pen.stack = []
            }
        }
        return true
    }

    /// Draws what an operator of lines means. Before the first move the width may stand.
    private static func draw(_ code: Int, _ pen: inout Pen) -> Bool {
        let values = pen.stack
        switch code {
        case 21 where values.count >= 2: pen.move(values[values.count - 2], values[values.count - 1])
        case 22 where !values.isEmpty: pen.move(values[values.count - 1], 0)
        case 4 where !values.isEmpty: pen.move(0, values[values.count - 1])
        case 5:
            for index in stride(from: 0, to: values.count - 1, by: 2) {
                pen.line(values[index], values[index + 1])
            }
        case 6, 7:
            for (index, value) in values.enumerated() {
                if (index % 2 == 0) == (code == 6) { pen.line(value, 0) } else { pen.line(0, value) }
            }
        default: return false
        }
        return true
    }

    // MARK: Tables

    private static func number(_ bytes: [UInt8], _ place: Int, _ length: Int) -> Int? {
        guard place >= 0, place + length <= bytes.count else { return nil }
        return bytes[place..<place + length].reduce(0) { $0 << 8 | Int($1) }
    }

    /// The groups of a `cmap` of format 12.
    private static func groups(_ bytes: [UInt8], _ start: Int) -> [(first: UInt32, last: UInt32, glyph: Int)]?
    {
        for table in 0..<(number(bytes, start + 2, 2) ?? 0) {
            guard let offset = number(bytes, start + 4 + 8 * table + 4, 4) else { return nil }
            let place = start + offset
            guard number(bytes, place, 2) == 12, let count = number(bytes, place + 12, 4) else { continue }
            return (0..<count).compactMap { group in
                let entry = place + 16 + 12 * group
                guard let first = number(bytes, entry, 4), let last = number(bytes, entry + 4, 4),
                    let glyph = number(bytes, entry + 8, 4)
                else { return nil }
                return (UInt32(first), UInt32(last), glyph)
            }
        }
        return nil
    }

    /// The entries of an INDEX, and what follows it.
    private static func index(_ bytes: [UInt8], _ start: Int) -> (entries: [Range<Int>], end: Int)? {
        guard let count = number(bytes, start, 2) else { return nil }
        if count == 0 { return ([], start + 2) }
        guard let size = number(bytes, start + 2, 1), (1...4).contains(size) else { return nil }
        let data = start + 3 + (count + 1) * size - 1
        let offsets = (0...count).compactMap { number(bytes, start + 3 + $0 * size, size) }
        guard offsets.count == count + 1, zip(offsets, offsets.dropFirst()).allSatisfy({ $0 <= $1 }),
            let last = offsets.last, data + last <= bytes.count
        else { return nil }
        return (zip(offsets, offsets.dropFirst()).map { data + $0..<data + $1 }, data + last)
    }

    /// The whole numbers of a DICT by their operators.
    private static func dictionary(_ bytes: [UInt8], _ range: Range<Int>) -> [Int: [Int]] {
        var (facts, values, place): ([Int: [Int]], [Int], Int) = ([:], [], range.lowerBound)
        while place < range.upperBound {
            let byte = Int(bytes[place])
            place += 1
            switch byte {
            case 12:
                place += 1
                values = []
            case 0...21:
                facts[byte] = values
                values = []
            case 28:
                values.append(Int(Int16(truncatingIfNeeded: number(bytes, place, 2) ?? 0)))
                place += 2
            case 29:
                values.append(Int(Int32(truncatingIfNeeded: number(bytes, place, 4) ?? 0)))
                place += 4
            case 30:
                while place < range.upperBound, bytes[place] & 0x0F != 0x0F { place += 1 }
                place += 1
            case 32...246: values.append(byte - 139)
            case 247...254:
                let low = number(bytes, place, 1) ?? 0
                values.append(byte < 251 ? (byte - 247) * 256 + low + 108 : -(byte - 251) * 256 - low - 108)
                place += 1
            default: break
            }
        }
        return facts
    }
}
