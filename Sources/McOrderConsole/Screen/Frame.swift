/// The content of a screen: a grid of characters, each with a style.
///
/// A pure value: a view fills a blank frame, a test compares its ``text``, and ``FrameDiff`` turns two frames
/// into bytes. Every text is made safe to print and converted to the terminal's characters, so that a view
/// can pass names and comments from orders unchanged. Parts outside the frame are cut off silently, and a
/// character is never split.
package struct Frame: Hashable, Sendable {
    /// The content of one column.
    struct Cell: Hashable, Sendable {
        static let blank = Cell(character: " ", width: 1, style: .plain)

        let character: Character
        /// The width of the character in columns, 1 or 2; 0 for the second column of a wide character.
        let width: Int
        var style: Style

        /// Whether all terminals move the cursor equally far for this character.
        var isCertain: Bool {
            guard width == 1 else { return false }
            let scalars = character.unicodeScalars
            guard let scalar = scalars.first, scalars.count == 1 else { return false }
            return scalar.isASCII || !scalar.properties.isEmoji
        }
    }

    package let size: ScreenSize
    /// The characters that the frame may contain.
    package let glyphs: Glyphs
    private var cells: [Cell]

    /// A blank frame.
    package init(size: ScreenSize, glyphs: Glyphs = .unicode) {
        self.size = size
        self.glyphs = glyphs
        cells = Array(repeating: .blank, count: size.rows * size.columns)
    }

    /// The rows as plain text without trailing spaces, each with a line end. For golden tests.
    package var text: String {
        (0..<size.rows).map { text(ofRow: $0) + "\n" }.joined()
    }

    /// A row as plain text without trailing spaces; `""` outside the frame.
    package func text(ofRow row: Int) -> String {
        guard (0..<size.rows).contains(row) else { return "" }
        let cells = self.cells(ofRow: row)
        let end = cells.lastIndex { $0.width != 0 && $0.character != " " }.map { $0 + 1 } ?? cells.startIndex
        return cells[..<end].reduce(into: "") { if $1.width > 0 { $0.append($1.character) } }
    }

    /// The style at a position; plain outside the frame.
    package func style(row: Int, column: Int) -> Style {
        contains(row, column) ? cells[row * size.columns + column].style : .plain
    }

    /// Sets the style of part of a row and keeps its characters. Parts outside the frame are ignored.
    package mutating func restyle(row: Int, columns: Range<Int>, as style: Style) {
        guard (0..<size.rows).contains(row) else { return }
        for column in columns.clamped(to: 0..<size.columns) {
            cells[row * size.columns + column].style = style
        }
    }

    func cells(ofRow row: Int) -> ArraySlice<Cell> {
        cells[row * size.columns..<(row + 1) * size.columns]
    }

    /// Puts a character of one or two columns. Half of a wide character, new or overwritten, becomes a space.
    mutating func set(_ character: Character, width: Int, row: Int, column: Int, style: Style) {
        if width == 2, !contains(row, column) || !contains(row, column + 1) {
            for half in [column, column + 1] { set(" ", width: 1, row: row, column: half, style: style) }
            return
        }
        guard contains(row, column) else { return }
        let place = row * size.columns + column
        for half in place..<place + width { clear(at: half) }
        cells[place] = Cell(character: character, width: width, style: style)
        if width == 2 { cells[place + 1] = Cell(character: " ", width: 0, style: style) }
    }

    private func contains(_ row: Int, _ column: Int) -> Bool {
        (0..<size.rows).contains(row) && (0..<size.columns).contains(column)
    }

    private mutating func clear(at place: Int) {
        let cell = cells[place]
        let others = cell.width == 0 ? place - 1...place : place...place + max(0, cell.width - 1)
        for half in others { cells[half] = Cell(character: " ", width: 1, style: cells[half].style) }
    }
}
