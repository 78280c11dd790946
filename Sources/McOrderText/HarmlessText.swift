/// Makes text from an order or a file safe to print on any terminal.
package enum HarmlessText {
    /// The text without anything that could move the cursor, ring the bell, change the colours or direction
    /// of a screen, or be invisible.
    ///
    /// Control characters (C0, DEL, C1), line separators and bidirectional controls become `U+FFFD`.
    /// Characters without width (joiners, zero-width spaces, tags, byte-order marks) are removed, and so are
    /// variation selectors, on which terminals disagree. Everything else is kept.
    package static func clean(_ text: String) -> String {
        var clean = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069, 0x061C, 0x200E, 0x200F:
                clean.append("\u{FFFD}")
            case 0x00AD, 0x034F, 0x180B...0x180F, 0x200B...0x200D, 0x2060...0x2065, 0x206A...0x206F,
                0xFE00...0xFE0F, 0xFEFF, 0xFFF9...0xFFFB, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A,
                0xE0000...0xE0FFF:
                continue
            default:
                clean.append(scalar)
            }
        }
        return String(clean)
    }

    /// The most characters of a user's text that a message quotes.
    static let wordLimit = 60
    /// The most characters of a path that a message quotes.
    static let pathLimit = 1024

    /// The cleaned text, cut to `limit` characters.
    ///
    /// A character is a grapheme cluster, with at most four scalars: one cluster can have thousands of marks.
    static func cut(_ text: String, to limit: Int) -> String {
        let clean = clean(text)
        let scalars = String(String.UnicodeScalarView(clean.unicodeScalars.prefix(limit * 4)))
        let short = scalars.prefix(limit)
        return "\(short)\(short.utf8.count < clean.utf8.count ? "…" : "")"
    }
}
