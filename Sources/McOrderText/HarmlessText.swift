import McOrderModel

/// Makes text from an order or a file safe to print on any terminal.
package enum HarmlessText {
    /// The text without anything that could move the cursor, ring the bell, change the colours or direction
    /// of a screen, or be invisible.
    ///
    /// Control characters (C0, DEL, C1), line separators and bidirectional controls become `U+FFFD`.
    /// Characters without width (joiners, zero-width spaces, tags, byte-order marks) and variation selectors
    /// are removed, unless they belong to an emoji, see ``Swift/Character/isEmoji``. Everything else is kept.
    package static func clean(_ text: String) -> String {
        var clean = String.UnicodeScalarView()
        var hasJoiner = false
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069, 0x061C, 0x200E, 0x200F:
                clean.append("\u{FFFD}")
            default:
                guard scalar.joinsEmoji || !scalar.isInvisible else { continue }
                if scalar.joinsEmoji { hasJoiner = true }
                clean.append(scalar)
            }
        }
        return hasJoiner ? withoutStrayJoiners(String(clean)) : String(clean)
    }

    /// The text without the joiners, selectors and tags that belong to no emoji.
    private static func withoutStrayJoiners(_ text: String) -> String {
        let kept = text.reduce(into: String.UnicodeScalarView()) { kept, character in
            let scalars = character.unicodeScalars
            kept.append(contentsOf: character.isEmoji ? Array(scalars) : scalars.filter { !$0.joinsEmoji })
        }
        // Where a joiner was removed, an emoji can now be part of another character.
        return kept.count == text.unicodeScalars.count ? text : withoutStrayJoiners(String(kept))
    }

    /// The cleaned text; `nil` if a screen shows nothing of it, so that the caller has to name it.
    package static func shown(_ text: String) -> String? {
        TextRule.isVisible(text) ? clean(text) : nil
    }

    /// The most characters of a user's text that a message quotes.
    static let wordLimit = 60
    /// The most characters of a path that a message quotes.
    static let pathLimit = 1024

    /// The cleaned text, cut to `limit` characters.
    ///
    /// A character is a grapheme cluster. All of them have at most four times as many scalars, as one cluster
    /// can have thousands of marks. A cluster is kept or left out as a whole, but the first one is cut to
    /// this number of scalars.
    static func cut(_ text: String, to limit: Int) -> String {
        let clean = clean(text)
        var short = String.UnicodeScalarView()
        var room = limit * 4
        for character in clean.prefix(limit) {
            let scalars = character.unicodeScalars.prefix(room + 1)
            guard scalars.count <= room || short.isEmpty else { break }
            short.append(contentsOf: scalars.prefix(room))
            room -= min(room, scalars.count)
        }
        let isCut = short.count < clean.unicodeScalars.count
        return "\(String(short))\(isCut ? "…" : "")"
    }
}
