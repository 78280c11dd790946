/// Computes the bytes that change a terminal from one frame to another.
package enum FrameDiff {
    /// The bytes that change a terminal that shows `old` into one that shows `new`; empty if the frames are
    /// equal.
    ///
    /// Without `old`, or after a change of size, the screen is cleared and drawn completely. Otherwise only
    /// changes are written, so that the bytes are bounded by the number of cells and nothing flickers. The
    /// cursor must be hidden and line wrapping off (see ``RawTerminal``). The final position of the cursor is
    /// unspecified.
    package static func bytes(from old: Frame?, to new: Frame, hasColour: Bool) -> [UInt8] {
        var drawing = Drawing(hasColour: hasColour)
        var old = old
        if old?.size != new.size {
            drawing.clear()
            old = nil
        }
        let blank = Frame(size: new.size)
        for row in 0..<new.size.rows {
            let before = (old ?? blank).cells(ofRow: row)
            let after = new.cells(ofRow: row)
            for columns in changes(from: Array(before), to: Array(after)) {
                drawing.draw(Array(after), columns, row: row)
            }
        }
        return drawing.finished
    }

    /// The ranges of a row that must be drawn, from left to right.
    ///
    /// Up to four equal cells between two changes are drawn too, as that takes fewer bytes than moving the
    /// cursor. After a character on whose width terminals disagree, the whole rest of the row is drawn, so
    /// that no old character remains.
    private static func changes(from old: [Frame.Cell], to new: [Frame.Cell]) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        for column in new.indices where old[column] != new[column] {
            if let last = ranges.last, column - last.upperBound <= 4 {
                ranges[ranges.count - 1] = last.lowerBound..<column + 1
            } else {
                ranges.append(column..<column + 1)
            }
            if !old[column].isCertain || !new[column].isCertain {
                ranges[ranges.count - 1] = ranges[ranges.count - 1].lowerBound..<new.count
                break
            }
        }
        return ranges
    }

    private struct Drawing {
        let hasColour: Bool
        private var output = ""
        private var style: Style?
        private var cursor: (row: Int, column: Int)?

        init(hasColour: Bool) { self.hasColour = hasColour }

        /// The bytes so far, with the terminal set back to the plain style.
        var finished: [UInt8] {
            var output = output
            if let style, style != .plain { output += Style.plain.sequence(hasColour: hasColour) }
            return Array(output.utf8)
        }

        mutating func clear() {
            change(to: .plain)
            output += "\u{1B}[2J"
        }

        mutating func draw(_ cells: [Frame.Cell], _ columns: Range<Int>, row: Int) {
            for column in columns where cells[column].width > 0 {
                let cell = cells[column]
                if cursor?.row != row || cursor?.column != column {
                    output += "\u{1B}[\(row + 1);\(column + 1)H"
                }
                change(to: cell.style)
                output.unicodeScalars.append(contentsOf: cell.character.unicodeScalars)
                let isKnown = cell.isCertain && column + 1 < cells.count
                cursor = isKnown ? (row, column + 1) : nil
            }
        }

        private mutating func change(to style: Style) {
            let style = hasColour ? style : style.withoutColour
            guard style != self.style else { return }
            output += style.sequence(hasColour: hasColour)
            self.style = style
        }
    }
}
