extension Character {
    /// The most scalars of an emoji: two people with skin tones who kiss.
    private static let longestEmoji = 10
    /// The most emoji that are joined into one: the same two people, the heart and the kiss.
    private static let mostJoined = 4

    /// Whether the character is an emoji, of one scalar or of several: with a skin tone, with variation
    /// selector 16, of up to four joined emoji, a keycap, or a flag that is written with tags.
    ///
    /// The joiners, selectors and tags of such a character are part of its look. Elsewhere they are
    /// invisible. The time does not depend on the number of scalars. Source: Unicode Technical Standard 51,
    /// definitions ED-14a to ED-16, with the longest sequences of emoji-zwj-sequences.txt as the limit.
    package var isEmoji: Bool {
        let scalars = Array(unicodeScalars.prefix(Self.longestEmoji + 1))
        guard scalars.count <= Self.longestEmoji else { return false }
        if Self.isKeycap(scalars) || Self.isFlagOfTags(scalars) { return true }
        let parts = scalars.split(separator: "\u{200D}", omittingEmptySubsequences: false)
        return parts.count <= Self.mostJoined && parts.allSatisfy(Self.isPart)
    }

    /// Whether the scalars are one emoji that can be joined to others: a base, alone or with variation
    /// selector 16 or a skin tone.
    private static func isPart(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
        guard let base = scalars.first, base.isEmojiBase else { return false }
        guard let last = scalars.dropFirst().first else { return true }
        let fits =
            last == "\u{FE0F}" || base.properties.isEmojiModifierBase && last.properties.isEmojiModifier
        return scalars.count == 2 && fits
    }

    /// Such as `1`, variation selector 16, and the enclosing keycap.
    private static func isKeycap(_ scalars: [Unicode.Scalar]) -> Bool {
        guard let key = scalars.first, "0123456789#*".unicodeScalars.contains(key) else { return false }
        return scalars.dropFirst() == ["\u{FE0F}", "\u{20E3}"]
    }

    /// Whether the scalars are the flag of England, Scotland or Wales. Screens show every other black flag
    /// with tags as a black flag alone, so that its tags would be hidden text.
    private static func isFlagOfTags(_ scalars: [Unicode.Scalar]) -> Bool {
        guard scalars.first == "\u{1F3F4}", scalars.last == "\u{E007F}" else { return false }
        let letters = scalars.dropFirst().dropLast().compactMap { Unicode.Scalar($0.value &- 0xE0000) }
        return ["gbeng", "gbsct", "gbwls"].contains(String(String.UnicodeScalarView(letters)))
    }
}

extension Unicode.Scalar {
    /// Whether the scalar is a sign without a look of its own that belongs to some emoji: the joiner,
    /// variation selector 16, or a tag.
    package var joinsEmoji: Bool {
        switch value {
        case 0x200D, 0xFE0F, 0xE0020...0xE007F: true
        default: false
        }
    }

    /// Whether an emoji can begin with the scalar; not the digits of keycaps and the letters of flags.
    fileprivate var isEmojiBase: Bool {
        properties.isEmoji && !isASCII && !properties.isEmojiModifier && !(0x1F1E6...0x1F1FF).contains(value)
    }
}

extension String {
    /// The text with a typed scalar behind it. A sign that joins emoji is left out where no emoji is before
    /// it, as it would be invisible.
    package func typing(_ character: Character) -> String {
        let isJoiner = character.unicodeScalars.allSatisfy(\.joinsEmoji)
        guard !isJoiner || last?.unicodeScalars.first?.isEmojiBase == true else { return self }
        return self + String(character)
    }
}
