import McOrderConsole

/// Draws lines as a picture, for printers that lack a character, and for tests.
package struct TicketPicture: Sendable {
    /// The points of a character of normal size, as in a printer's own font A.
    package static let cell = (width: 12, height: 24)

    private let font: Unifont
    private let columns: Int

    /// - Parameter columns: the columns of the paper.
    package init(_ font: Unifont, columns: Int) {
        self.font = font
        self.columns = columns
    }

    package func picture(of lines: [PaperLine]) -> Bitmap {
        var all = Bitmap(width: columns * Self.cell.width, height: 0)
        for line in lines { all.append(picture(of: line)) }
        return all
    }

    package func picture(of line: PaperLine) -> Bitmap {
        let (style, cell) = (line.style, Self.cell)
        let (across, down) = (cell.width * style.size.columns, cell.height * style.size.rows)
        var picture = Bitmap(width: columns * cell.width, height: down)
        var column = style.indent
        for character in line.text {
            let taken = TextWidth.columns(character)
            draw(font.glyph(of: character), at: column * across, taken * across, down, style, &picture)
            column += taken
        }
        if style.isInverted { picture.invert(style.indent * across..<min(picture.width, column * across)) }
        return picture
    }

    /// Draws a glyph into that many points, however many it has.
    private func draw(
        _ glyph: Unifont.Glyph,
        at left: Int,
        _ width: Int,
        _ height: Int,
        _ style: PaperStyle,
        _ picture: inout Bitmap
    ) {
        guard width > 0 else { return }
        for row in 0..<height {
            let points = glyph.rows[row * Unifont.height / height]
            for column in 0..<width {
                let point = column * glyph.width / width
                guard points >> UInt16(glyph.width - 1 - point) & 1 == 1 else { continue }
                picture[left + column, row] = true
                if style.isBold { picture[left + column + 1, row] = true }
            }
        }
    }
}
