/// A QR code as rows of text for a terminal, with the light margin of four modules that readers need.
///
/// Source: ISO/IEC 18004, 6.3.8 (quiet zone).
package struct QRPicture: Hashable, Sendable {
    /// How a terminal is drawn upon.
    package struct Means: Hashable, Sendable {
        /// The characters that it can show.
        package var glyphs: Glyphs
        /// Whether it has colours. With them the code is black on white, whatever the terminal's own are.
        package var hasColour: Bool
        /// Whether, without colours, its text is dark and its background light.
        package var isLight: Bool

        /// Means of drawing.
        package init(glyphs: Glyphs, hasColour: Bool, isLight: Bool) {
            self.glyphs = glyphs
            self.hasColour = hasColour
            self.isLight = isLight
        }
    }

    /// The margin, in modules.
    package static let margin = 4

    /// The modules of a side, without margin.
    package let size: Int
    private let dark: [Bool]

    /// A code of so many modules a side, row by row; `dark` has one for each.
    package init(size: Int, dark: [Bool]) {
        precondition(dark.count == size * size, "a QR code is a square")
        self.size = size
        self.dark = dark
    }

    /// Whether a module is dark; those outside are light.
    package func isDark(row: Int, column: Int) -> Bool {
        (0..<size).contains(row) && (0..<size).contains(column) && dark[row * size + column]
    }

    /// How many columns ``rows(by:)`` take.
    package func columns(_ glyphs: Glyphs) -> Int {
        (size + 2 * Self.margin) * (glyphs == .unicode ? 1 : 2)
    }

    /// The rows: of half blocks, two modules high, or in ASCII of two spaces or signs a module.
    package func rows(by means: Means) -> [String] {
        let range = -Self.margin..<size + Self.margin
        guard means.glyphs == .unicode else { return range.map { row in ascii(row, range, means) } }
        return stride(from: range.lowerBound, to: range.upperBound, by: 2).map { row in
            let text = range.map { column in
                let upper = isDark(row: row, column: column)
                // Below the last row is margin.
                return half(upper, isDark(row: row + 1, column: column), means)
            }
            return means.hasColour ? "\u{1B}[30;47m\(String(text))\u{1B}[0m" : String(text)
        }
    }

    /// A character whose foreground is the dark modules, or the light ones where only light can be drawn.
    private func half(_ upper: Bool, _ lower: Bool, _ means: Means) -> Character {
        let isDrawn = { (dark: Bool) in means.hasColour || means.isLight ? dark : !dark }
        return switch (isDrawn(upper), isDrawn(lower)) {
        case (true, true): "█"
        case (true, false): "▀"
        case (false, true): "▄"
        case (false, false): " "
        }
    }

    private func ascii(_ row: Int, _ range: Range<Int>, _ means: Means) -> String {
        let modules = range.map { isDark(row: row, column: $0) }
        guard means.hasColour else { return modules.map { $0 == means.isLight ? "##" : "  " }.joined() }
        let text = modules.indices.map { index in
            let isNew = index == 0 || modules[index] != modules[index - 1]
            return (isNew ? "\u{1B}[\(modules[index] ? 40 : 47)m" : "") + "  "
        }
        return text.joined() + "\u{1B}[0m"
    }
}
