/// What a screen shows: a grid of characters, each with a style.
///
/// A pure value: a view fills a blank one, a test compares its ``text``, ``FrameDiff`` turns two into bytes.
/// Everything that enters it is made harmless and written in the terminal's own characters, so that a view
/// can put names and comments from orders as they are. What lies outside is cut, silently, and a character
/// is never split.
package struct Frame: Hashable, Sendable {
    /// What stands in one column.
    struct Cell: Hashable, Sendable {
        static let blank = Cell(character: " ", width: 1, style: .plain)

        let character: Character
        /// Columns of the character: 1 or 2; 0 for the second column of the wide one before.
        let width: Int
        var style: Style

        /// Whether terminals agree on how far this character moves the cursor.
        var isCertain: Bool {
            guard width == 1 else { return false }
            let scalars = character.unicodeScalars
            guard let scalar = scalars.first, scalars.count == 1 else { return false }
            return scalar.isASCII || !scalar.properties.isEmoji
        }
    }

    /// The size of the grid.
    package let size: ScreenSize
    /// The characters that may stand in it.
    package let glyphs: Glyphs
    private var cells: [Cell]

    /// A blank frame.
    package init(size: ScreenSize, glyphs: Glyphs = .unicode) {
        self.size = size
        self.glyphs = glyphs
        cells = Array(repeating: .blank, count: size.rows * size.columns)
    }

    /// The rows as plain text, without spaces at their ends; each with a line end. For golden tests.
    package var text: String {
        (0..<size.rows).map { text(ofRow: $0) + "\n" }.joined()
    }

    /// A row as plain text, without spaces at its end; `""` outside of the frame.
    package func text(ofRow row: Int) -> String {
        guard (0..<size.rows).contains(row) else { return "" }
        let cells = self.cells(ofRow: row)
        let end = cells.lastIndex { $0.width != 0 && $0.character != " " }.map { $0 + 1 } ?? cells.startIndex
        return cells[..<end].reduce(into: "") { if $1.width > 0 { $0.append($1.character) } }
    }

    /// The style of a place; plain outside of the frame.
    package func style(row: Int, column: Int) -> Style {
        contains(row, column) ? cells[row * size.columns + column].style : .plain
    }

    /// Gives a stretch of a row a style, and leaves its characters; what lies outside is cut.
    package mutating func restyle(row: Int, columns: Range<Int>, as style: Style) {
        guard (0..<size.rows).contains(row) else { return }
        for column in columns.clamped(to: 0..<size.columns) {
            cells[row * size.columns + column].style = style
        }
    }

    func cells(ofRow row: Int) -> ArraySlice<Cell> {
        cells[row * size.columns..<(row + 1) * size.columns]
    }

    /// Puts a character of one or two columns; spaces where it, or what it overwrites, would stand in half.
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
