import McOrderModel

/// The width of text on a terminal.
package enum TextWidth {
    /// The width in columns of a text that is safe to print: two per wide or emoji character, none for
    /// combining marks. Source: Unicode Standard Annex 11.
    package static func columns(_ text: String) -> Int {
        text.reduce(0) { $0 + columns($1) }
    }

    /// The width of one character in columns: the sum over its scalars, at most two.
    ///
    /// Terminals disagree on characters of several scalars other than accented ones. Code that draws after
    /// such a character must set the cursor position, see ``FrameDiff``.
    package static func columns(_ character: Character) -> Int {
        if let ascii = character.asciiValue { return ascii < 0x20 || ascii == 0x7F ? 0 : 1 }
        let scalars = character.unicodeScalars
        if scalars.contains("\u{FE0F}"), character.isEmoji { return 2 }
        return min(2, scalars.reduce(0) { $0 + columns($1) })
    }

    /// Appends spaces to the text up to this width in columns.
    package static func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - columns(text)))
    }

    /// Cuts the text to at most this many columns, with `…` in place of the rest.
    package static func cut(_ text: String, to width: Int) -> String {
        guard columns(text) > width else { return text }
        var (kept, used) = ("", 0)
        for character in text {
            used += columns(character)
            guard used < width else { break }
            kept.append(character)
        }
        return kept + "…"
    }

    private static func columns(_ scalar: Unicode.Scalar) -> Int {
        let properties = scalar.properties
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: return 0
        default: break
        }
        switch scalar.value {
        // Vowels and final consonants of Korean syllables, which combine with the character before them.
        case 0x1160...0x11FF, 0xD7B0...0xD7FB: return 0
        // Regional indicators; two of them make a flag.
        case 0x1F1E6...0x1F1FF: return 1
        default: return isWide(scalar.value) || properties.isEmojiPresentation ? 2 : 1
        }
    }

    /// Whether East_Asian_Width is W or F; excludes emoji. Source: EastAsianWidth.txt of Unicode 15.
    private static func isWide(_ scalar: UInt32) -> Bool {
        switch scalar {
        case ..<0x1100: false
        case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0x4DBF,
            0x4E00...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19,
            0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x16FFF, 0x17000...0x18D08,
            0x1AFF0...0x1B2FB, 0x1F200...0x1F265, 0x20000...0x2FFFD, 0x30000...0x3FFFD:
            true
        default: false
        }
    }
}
