/// The bitmap font with which printers are given characters that they lack: Debian's Unifont.
///
/// A glyph is 16 points high, and 8 or 16 wide.
package struct Unifont: Sendable {
    /// The files of Debian's packages `unifont` and `fonts-unifont`.
    package static let files = (
        plain: "/usr/share/unifont/unifont.hex",
        upper: "/usr/share/fonts/opentype/unifont/unifont_upper.otf"
    )
    static let height = 16

    /// The rows of a glyph; the highest of `width` bits is the left point.
    struct Glyph: Hashable {
        let width: Int
        var rows: [UInt16]
    }

    /// The first plane as `unifont.hex` has it: a line for each character, in ascending sequence.
    private let plain: [UInt8]
    /// The other planes, with the emoji.
    private let upper: OutlineFont?

    /// - Parameters:
    ///   - plain: the content of `unifont.hex`; empty if it is not installed.
    ///   - upper: the content of `unifont_upper.otf`; empty if it is not installed.
    package init(plain: [UInt8], upper: [UInt8]) {
        self.plain = plain
        self.upper = OutlineFont(upper)
    }

    package static let none = Unifont(plain: [], upper: [])

    /// Whether it has the letters, and whether it has the emoji.
    package var has: (letters: Bool, emoji: Bool) { (line(of: 0x41) != nil, upper != nil) }

    /// The glyph of a character: that of its first scalar under its marks; a box for one that the font lacks.
    func glyph(of character: Character) -> Glyph {
        var scalars = character.unicodeScalars.makeIterator()
        guard let first = scalars.next(), var glyph = glyph(of: first) else { return Self.box }
        while let next = scalars.next(), next.properties.generalCategory == .nonspacingMark {
            guard let mark = self.glyph(of: next), next.value != 0xFE0F else { continue }
            let shift = max(0, mark.width - glyph.width)
            for (row, points) in mark.rows.enumerated() { glyph.rows[row] |= points >> UInt16(shift) }
        }
        return glyph
    }

    private static let box = Glyph(
        width: 8,
        rows: [0, 0, 0x7E] + [UInt16](repeating: 0x42, count: 10) + [0x7E, 0, 0]
    )

    private func glyph(of scalar: Unicode.Scalar) -> Glyph? {
        guard scalar.value < 0x10000 else { return upper?.glyph(of: scalar.value) }
        guard let digits = line(of: scalar.value), digits.count == 32 || digits.count == 64 else {
            return nil
        }
        let perRow = digits.count / 16
        var rows: [UInt16] = []
        for row in 0..<Self.height {
            let start = digits.startIndex + row * perRow
            rows.append(digits[start..<start + perRow].reduce(0) { $0 << 4 | UInt16(Self.digit($1) ?? 0) })
        }
        return Glyph(width: perRow * 4, rows: rows)
    }

    /// The digits of a character's glyph, found by halving the file.
    private func line(of code: UInt32) -> ArraySlice<UInt8>? {
        var (low, high) = (0, plain.count)
        while low < high {
            var start = (low + high) / 2
            while start > low, plain[start - 1] != 0x0A { start -= 1 }
            var (position, found) = (start, UInt32(0))
            while position < plain.count, let digit = Self.digit(plain[position]) {
                found = found << 4 | UInt32(digit)
                position += 1
            }
            var end = position
            while end < plain.count, plain[end] != 0x0A { end += 1 }
            if found == code { return plain[min(position + 1, end)..<end] }
            if found < code { low = end + 1 } else { high = start }
        }
        return nil
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39: byte - 0x30
        case 0x41...0x46: byte - 0x41 + 10
        case 0x61...0x66: byte - 0x61 + 10
        default: nil
        }
    }
}
