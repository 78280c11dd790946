/// The style of text, limited to what every terminal can show.
package struct Style: Hashable, Sendable {
    /// One of the eight colours; the terminal's user configures their appearance. Source: ECMA-48, SGR 30 to
    /// 37.
    package enum Colour: Int, CaseIterable, Sendable {
        case black
        case red
        case green
        case yellow
        case blue
        case magenta
        case cyan
        case white
    }

    /// The terminal's default style.
    package static let plain = Style()
    package static let bold = Style(isBold: true)
    /// Faint text.
    package static let dim = Style(isDim: true)
    /// Foreground and background exchanged.
    package static let reverse = Style(isReverse: true)

    /// The colour of the text; `nil` for the terminal's default.
    package var colour: Colour?
    package var isBold: Bool
    /// Whether the text is faint. Not used without colour.
    package var isDim: Bool
    /// Whether foreground and background are exchanged.
    package var isReverse: Bool

    package init(colour: Colour? = nil, isBold: Bool = false, isDim: Bool = false, isReverse: Bool = false) {
        self.colour = colour
        self.isBold = isBold
        self.isDim = isDim
        self.isReverse = isReverse
    }

    /// The style on a terminal without colour: only bold and reverse. Source: no-color.org.
    package var withoutColour: Style {
        Style(isBold: isBold, isReverse: isReverse)
    }

    /// The control sequence that switches from any style to this one. Source: ECMA-48, SGR.
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
