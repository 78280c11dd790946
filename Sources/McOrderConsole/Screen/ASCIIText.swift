import Foundation

/// Converts text to printable ASCII, the 95 characters that every terminal has.
package enum ASCIIText {
    /// Replaces characters by similar ASCII ones (`€` by `EUR`, `ñ` by `n`, `─` by `-`), removes Spanish
    /// opening marks, and replaces every other character by `?`.
    ///
    /// The result may be longer or shorter than the text, so measure it after the conversion.
    package static func transliterated(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
        return text.reduce(into: "") { $0 += likeness(of: $1) }
    }

    private static func likeness(of character: Character) -> String {
        if character.isASCII { return String(character) }
        let composed = String(character).precomposedStringWithCanonicalMapping
        if let known = known(composed.unicodeScalars) { return known }
        var likeness = ""
        for scalar in composed.decomposedStringWithCompatibilityMapping.unicodeScalars {
            if scalar.isASCII {
                likeness.unicodeScalars.append(scalar)
            } else if let known = Self.known(CollectionOfOne(scalar)) {
                likeness += known
            } else if ![.nonspacingMark, .enclosingMark].contains(scalar.properties.generalCategory) {
                return "?"
            }
        }
        return likeness.isEmpty ? "?" : likeness
    }

    private static func known(_ scalars: some Collection<Unicode.Scalar>) -> String? {
        guard scalars.count == 1, let scalar = scalars.first else { return nil }
        return (0x2500...0x257F).contains(scalar.value) ? line(scalar) : signs[scalar]
    }

    private static func line(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "─", "━", "┄", "┅", "┈", "┉", "╌", "╍", "═", "╴", "╶", "╸", "╺", "╼", "╾": "-"
        case "│", "┃", "┆", "┇", "┊", "┋", "╎", "╏", "║", "╵", "╷", "╹", "╻", "╽", "╿": "|"
        case "╱": "/"
        case "╲": "\\"
        case "╳": "X"
        default: "+"
        }
    }

    private static let signs: [Unicode.Scalar: String] = [
        "€": "EUR", "£": "GBP", "¥": "JPY", "¢": "c",
        "¡": "", "¿": "", "«": "\"", "»": "\"", "“": "\"", "”": "\"", "„": "\"",
        "‘": "'", "’": "'", "‚": "'", "´": "'", "‹": "'", "›": "'", "′": "'", "″": "\"",
        "–": "-", "—": "-", "‐": "-", "‑": "-", "−": "-", "·": ".", "•": "*", "●": "*", "○": "o",
        "…": "...", "\u{A0}": " ", "×": "x", "÷": "/", "±": "+-", "⁄": "/",
        "→": "->", "←": "<-", "↑": "^", "↓": "v", "↔": "<->", "▶": ">", "◀": "<", "▲": "^", "▼": "v",
        "►": ">", "◄": "<", "▸": ">", "◂": "<", "❯": ">", "❮": "<",
        "✓": "v", "✔": "v", "✗": "x", "✘": "x", "★": "*", "☆": "*", "⚠": "!",
        "█": "#", "▓": "#", "▒": ":", "░": ".", "▌": "|", "▐": "|", "▀": "-", "▄": "_", "■": "#", "□": "#",
        "ß": "ss", "ẞ": "SS", "æ": "ae", "Æ": "AE", "œ": "oe", "Œ": "OE", "ø": "o", "Ø": "O",
        "ł": "l", "Ł": "L", "đ": "d", "Đ": "D", "ð": "d", "Ð": "D", "þ": "th", "Þ": "Th", "ı": "i",
        "º": "o", "ª": "a", "°": "o", "§": "S", "©": "(c)", "®": "(r)", "™": "(tm)",
    ]
}
