/// Text from an order or a file, so that it can be shown on any terminal.
package enum HarmlessText {
    /// The text without anything that could move the cursor, ring, recolour or reverse a screen, or hide
    /// itself.
    ///
    /// Control characters (C0, DEL, C1), line separators and bidirectional controls become `U+FFFD`;
    /// characters without width (joiners, zero-width spaces, tags, byte-order marks) go, and so do
    /// variation selectors, on which terminals do not agree; everything else stays.
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

    /// How many characters of somebody's words a message quotes.
    static let wordLimit = 60
    /// How many characters of a path a message quotes.
    static let pathLimit = 1024

    /// The clean text, cut to `limit` characters.
    ///
    /// Characters are counted as people do, with at most four scalars each: one can have thousands of marks.
    static func cut(_ text: String, to limit: Int) -> String {
        let clean = clean(text)
        let scalars = String(String.UnicodeScalarView(clean.unicodeScalars.prefix(limit * 4)))
        let short = scalars.prefix(limit)
        return "\(short)\(short.utf8.count < clean.utf8.count ? "…" : "")"
    }
}
