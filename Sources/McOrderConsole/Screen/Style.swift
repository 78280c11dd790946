/// How text looks: the little that every terminal can show.
package struct Style: Hashable, Sendable {
    /// One of the eight colours that a terminal's user chose for himself. Source: ECMA-48, SGR 30 to 37.
    package enum Colour: Int, CaseIterable, Sendable {
        /// Black.
        case black
        /// Red.
        case red
        /// Green.
        case green
        /// Yellow.
        case yellow
        /// Blue.
        case blue
        /// Magenta.
        case magenta
        /// Cyan.
        case cyan
        /// White.
        case white
    }

    /// Text as the terminal shows it by itself.
    package static let plain = Style()
    /// Bold text.
    package static let bold = Style(isBold: true)
    /// Faint text.
    package static let dim = Style(isDim: true)
    /// Foreground and background exchanged.
    package static let reverse = Style(isReverse: true)

    /// The colour of the text; `nil` for the terminal's own.
    package var colour: Colour?
    /// Whether the text is bold.
    package var isBold: Bool
    /// Whether the text is faint; dropped where there is no colour.
    package var isDim: Bool
    /// Whether foreground and background are exchanged.
    package var isReverse: Bool

    /// A style.
    package init(colour: Colour? = nil, isBold: Bool = false, isDim: Bool = false, isReverse: Bool = false) {
        self.colour = colour
        self.isBold = isBold
        self.isDim = isDim
        self.isReverse = isReverse
    }

    /// What is left of the style without colour: bold and reverse. Source: no-color.org.
    package var withoutColour: Style {
        Style(isBold: isBold, isReverse: isReverse)
    }

    /// The sequence that switches from any style to this one. Source: ECMA-48, SGR.
    package func sequence(hasColour: Bool) -> String {
        let style = hasColour ? self : withoutColour
        var codes = "0"
        if style.isBold { codes += ";1" }
        if style.isDim { codes += ";2" }
        if style.isReverse { codes += ";7" }
        if let colour = style.colour { codes += ";\(30 + colour.rawValue)" }
        return "\u{1B}[\(codes)m"
    }
}
