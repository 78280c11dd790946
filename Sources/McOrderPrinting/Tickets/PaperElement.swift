/// How large a text is printed.
package enum PaperSize: Sendable {
    case normal
    /// Twice as high.
    case tall
    /// Twice as high and twice as wide.
    case large

    /// The columns of a line of this size that one of its characters takes.
    package var columns: Int { self == .large ? 2 : 1 }
    package var rows: Int { self == .normal ? 1 : 2 }
}

/// The look of a text on paper.
package struct PaperStyle: Hashable, Sendable {
    package var size = PaperSize.normal
    package var isBold = false
    /// White on black.
    package var isInverted = false
    /// Whether the whole line is, not only its text.
    package var isBand = false
    /// The number of columns before the text.
    package var indent = 0

    package static let normal = PaperStyle()
    package static let bold = PaperStyle(isBold: true)
    package static let large = PaperStyle(size: .large, isBold: true)
    package static let tall = PaperStyle(size: .tall, isBold: true)
    package static let band = PaperStyle(size: .tall, isBold: true, isInverted: true, isBand: true)

    package func indented(_ columns: Int) -> PaperStyle {
        var style = self
        style.indent = columns
        return style
    }
}

/// A part of a ticket, before it is laid out for a width.
package enum PaperElement: Hashable, Sendable {
    case text(String, PaperStyle)
    /// A text at the left and one at the right of a line.
    case columns(String, String, PaperStyle)
    case rule
    case blank
}
