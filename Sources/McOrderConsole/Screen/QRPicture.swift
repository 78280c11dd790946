/// A QR code as rows of text for a terminal, with the light margin of four modules that QR readers need.
///
/// Source: ISO/IEC 18004, 6.3.8 (quiet zone).
package struct QRPicture: Hashable, Sendable {
    /// How the code can be drawn on a terminal.
    package struct Means: Hashable, Sendable {
        /// The characters that the terminal can show.
        package var glyphs: Glyphs
        /// Whether the terminal has colours. The code is then black on white, independent of the terminal's
        /// own colours.
        package var hasColour: Bool
        /// For a terminal without colours: whether its text is dark on a light background.
        package var isLight: Bool

        package init(glyphs: Glyphs, hasColour: Bool, isLight: Bool) {
            self.glyphs = glyphs
            self.hasColour = hasColour
            self.isLight = isLight
        }
    }

    /// The margin, in modules.
    package static let margin = 4

    /// The modules per side, without the margin.
    package let size: Int
    private let dark: [Bool]

    /// A code with this many modules per side. `dark` has one value per module, row by row.
    package init(size: Int, dark: [Bool]) {
        precondition(dark.count == size * size, "a QR code is a square")
        self.size = size
        self.dark = dark
    }

    /// Whether a module is dark. Modules outside the code are light.
    package func isDark(row: Int, column: Int) -> Bool {
        (0..<size).contains(row) && (0..<size).contains(column) && dark[row * size + column]
    }

    /// The width of ``rows(by:)`` in columns.
    package func columns(_ glyphs: Glyphs) -> Int {
        (size + 2 * Self.margin) * (glyphs == .unicode ? 1 : 2)
    }

    /// The rows: half blocks that show two modules one above the other, or in ASCII two spaces or `#` signs
    /// per module.
    package func rows(by means: Means) -> [String] {
        let range = -Self.margin..<size + Self.margin
        guard means.glyphs == .unicode else { return range.map { row in ascii(row, range, means) } }
        return stride(from: range.lowerBound, to: range.upperBound, by: 2).map { row in
            let text = range.map { column in
                let upper = isDark(row: row, column: column)
                // Below the last row is the margin.
                return half(upper, isDark(row: row + 1, column: column), means)
            }
            return means.hasColour ? "\u{1B}[30;47m\(String(text))\u{1B}[0m" : String(text)
        }
    }

    /// A character whose foreground shows the dark modules, or the light ones on a terminal without colours
    /// whose text is light.
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
