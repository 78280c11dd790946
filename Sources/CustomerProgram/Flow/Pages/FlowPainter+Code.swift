import McOrderConsole
import McOrderText

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
        var lines: [FlowLine] = []
        for (size, height) in [(BigDigits.Size.large, 5), (.small, 3)]
        where height < below && BigDigits.columns(page.code.count, size) <= columns {
            let digits = BigDigits(page.code, size, glyphs: glyphs).rows
            lines = digits.map { FlowLine(glyphs.shown($0), .bold) } + [FlowLine("")]
            break
        }
        if isQRShown {
            lines += qr.map { FlowLine($0, .reverse) }
        } else if page.qr != nil {
            lines.append(FlowLine(FlowFindingText.noRoomForCode[language], .dim))
        }
        for (index, line) in lines.enumerated() {
            frame.put(line.text, row: rows.lowerBound + index, column: Self.margin, style: line.style)
        }
        return rows.lowerBound + lines.count
    }
}
