import McOrderConsole

extension TillScreen {
    /// A rectangle of the screen.
    struct Area: Hashable, Sendable {
        var row: Int
        var column: Int
        var width: Int
        var height: Int

        /// The rows after the first ones: all of them, or this many.
        func rows(after first: Int, count: Int? = nil) -> Area {
            Area(row: row + first, column: column, width: width, height: count ?? height - first)
        }

        /// The columns after the first ones: all of them, or this many.
        func columns(after first: Int, count: Int? = nil) -> Area {
            Area(row: row, column: column + first, width: count ?? width - first, height: height)
        }
    }
}

extension Frame {
    /// A row of the frame.
    func row(_ row: Int) -> TillScreen.Area {
        TillScreen.Area(row: row, column: 0, width: size.columns, height: 1)
    }

    /// Writes a text into a row of an area, all columns of which get the style.
    mutating func put(
        _ text: String,
        in area: TillScreen.Area,
        row: Int = 0,
        alignment: Alignment = .leading,
        style: Style = .plain
    ) {
        put(
            text,
            row: area.row + row,
            column: area.column,
            width: area.width,
            alignment: alignment,
            style: style
        )
    }

    /// Fills an area with a character, see ``fill(_:row:column:width:height:style:)``.
    mutating func fill(_ character: Character = " ", in area: TillScreen.Area, style: Style) {
        fill(
            character,
            row: area.row,
            column: area.column,
            width: area.width,
            height: area.height,
            style: style
        )
    }
}

extension Style {
    /// The style of what staff must see first.
    static let alarm = Style(colour: .red, isBold: true, isReverse: true)
    static let warning = Style(colour: .red, isBold: true)
    /// The style of what staff are asked, or must not overlook.
    static let question = Style(colour: .yellow, isBold: true, isReverse: true)
    /// The style of what is unusual about an order.
    static let unusual = Style(colour: .magenta, isBold: true)
}
