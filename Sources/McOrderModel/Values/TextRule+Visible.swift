extension TextRule {
    /// Whether a screen shows anything of a text: not of one of spaces, tags, joiners or fillers alone.
    package static func isVisible(_ text: some StringProtocol) -> Bool {
        text.unicodeScalars.contains { !$0.isInvisible && !$0.isBlank }
    }
}

extension Unicode.Scalar {
    /// Whether the scalar has neither a width nor a look of its own: joiners, zero-width spaces, tags,
    /// byte-order marks, and variation selectors. Some of them belong to emoji, see ``joinsEmoji``.
    package var isInvisible: Bool {
        switch value {
        case 0x00AD, 0x034F, 0x180B...0x180F, 0x200B...0x200D, 0x2060...0x2065, 0x206A...0x206F,
            0xFE00...0xFE0F, 0xFEFF, 0xFFF9...0xFFFB, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A,
            0xE0000...0xE0FFF:
            true
        default: false
        }
    }

    /// Whether the scalar has a width, but nothing is drawn: spaces, the fillers of Hangul, blank Braille.
    fileprivate var isBlank: Bool {
        switch value {
        case 0x115F, 0x1160, 0x2800, 0x3164, 0xFFA0: true
        default: properties.isWhitespace
        }
    }
}
