internal import McOrderConsole
internal import McOrderText

/// Draws the code of an order, to be read from across the counter.
extension FlowPainter {
    /// Draws the code in the largest digits that fit above the QR code, or alone if there is no room for
    /// both.
    ///
    /// - Returns: the row below.
    func code(rows: Range<Int>, on frame: inout Frame) -> Int {
        guard !page.code.isEmpty else { return rows.lowerBound }
        let (glyphs, columns) = (frame.glyphs, frame.size.columns - Self.margin)
        // Use the terminal's own colours. With light text on dark, exchanging them gives dark modules on
        // light.
        let means = QRPicture.Means(glyphs: glyphs, hasColour: false, isLight: true)
        let qr = page.qr.map { $0.rows(by: means) } ?? []
        let isQRShown = !qr.isEmpty && qr.count <= rows.count && qr[0].count <= columns
        let below = rows.count - (isQRShown ? qr.count : page.qr == nil ? 0 : 1)
        var row = rows.lowerBound
        for (size, height) in [(BigDigits.Size.large, 5), (.small, 3)]
        where height < below && BigDigits.columns(page.code.count, size) <= columns {
            for line in BigDigits(page.code, size, glyphs: glyphs).rows {
                frame.put(glyphs.shown(line), row: row, column: Self.margin, style: .bold)
                row += 1
            }
            row += 1
            break
        }
        if isQRShown {
            for line in qr {
                frame.put(line, row: row, column: Self.margin, style: .reverse)
                row += 1
            }
        } else if page.qr != nil {
            frame.put(FlowFindingText.noRoomForCode[language], row: row, column: Self.margin, style: .dim)
            row += 1
        }
        return row
    }
}
