import McOrderModel

extension Frame {
    /// The position of a text in a wider field.
    package enum Alignment: Sendable {
        case leading
        /// In the middle; an odd number of spaces leaves one more on the right.
        case centre
        /// On the right, as amounts are.
        case trailing
    }

    /// Writes a text at a position. Parts outside the frame are cut off.
    ///
    /// Rows and columns count from 0. With a negative column only the end of the text is shown. Control
    /// characters and invisible characters are made safe first, see ``HarmlessText``.
    ///
    /// - Returns: the column after the end of the text, even if the end was cut off.
    @discardableResult
    package mutating func put(_ text: String, row: Int, column: Int, style: Style = .plain) -> Int {
        put(Self.pieces(glyphs.shown(text)), row: row, column: column, style: style)
    }

    /// Writes a text into a field of this many columns, all of which get the style.
    ///
    /// A text that is too wide ends in `…` (`~` in ASCII), so that readers see that it is incomplete.
    package mutating func put(
        _ text: String,
        row: Int,
        column: Int,
        width: Int,
        alignment: Alignment = .leading,
        style: Style = .plain
    ) {
        guard width > 0 else { return }
        let pieces = Self.fitting(Self.pieces(glyphs.shown(text)), width, mark: glyphs == .ascii ? "~" : "…")
        let rest = width - pieces.reduce(0) { $0 + $1.width }
        let indent =
            switch alignment {
            case .leading: 0
            case .centre: rest / 2
            case .trailing: rest
            }
        fill(row: row, column: column, width: width, style: style)
        _ = put(pieces, row: row, column: column + indent, style: style)
    }

    /// Fills a rectangle with a character, which must be one column wide when shown; otherwise with spaces.
    package mutating func fill(
        _ character: Character = " ",
        row: Int,
        column: Int,
        width: Int,
        height: Int = 1,
        style: Style = .plain
    ) {
        let pieces = Self.pieces(glyphs.shown(String(character)))
        let filling = pieces.count == 1 && pieces[0].width == 1 ? pieces[0].character : " "
        let columns = Self.part(from: column, length: width, of: size.columns)
        for row in Self.part(from: row, length: height, of: size.rows) {
            for column in columns { set(filling, width: 1, row: row, column: column, style: style) }
        }
    }

    private static func part(from start: Int, length: Int, of limit: Int) -> Range<Int> {
        let (end, isTooFar) = start.addingReportingOverflow(max(0, length))
        return (start..<(isTooFar ? Int.max : end)).clamped(to: 0..<limit)
    }

    private struct Piece {
        let character: Character
        let width: Int
    }

    private mutating func put(_ pieces: [Piece], row: Int, column: Int, style: Style) -> Int {
        var column = column
        for piece in pieces {
            set(piece.character, width: piece.width, row: row, column: column, style: style)
            column += piece.width
        }
        return column
    }

    /// The characters that occupy columns. A character keeps at most its first eight scalars, as it could
    /// carry very many accents; an emoji, which has at most ten, is kept whole.
    private static func pieces(_ shown: String) -> [Piece] {
        shown.compactMap { character in
            let width = TextWidth.columns(character)
            guard width > 0 else { return nil }
            guard character.unicodeScalars.count > 8, !character.isEmoji else {
                return Piece(character: character, width: width)
            }
            let short = String(String.UnicodeScalarView(character.unicodeScalars.prefix(8)))
            return short.count == 1 ? Piece(character: Character(short), width: width) : nil
        }
    }

    private static func fitting(_ pieces: [Piece], _ width: Int, mark: Character) -> [Piece] {
        if pieces.reduce(0, { $0 + $1.width }) <= width { return pieces }
        var fitting: [Piece] = []
        var used = 1
        for piece in pieces {
            used += piece.width
            if used > width { break }
            fitting.append(piece)
        }
        return fitting + [Piece(character: mark, width: 1)]
    }
}
