/// The text of a menu in an order: `(G) BigMac + Lipton Ice + Deluxe`. Source: format.md, *Menu line*.
package enum MenuLine {
    /// The mark of a large menu as orders have it, whatever the language.
    package static let largeWord = "(G)"
    /// The beginning of a large menu's line.
    package static let largeMark = largeWord + " "
    /// The separator of the parts.
    package static let separator = " + "

    /// The parts of a line, by name. It is not checked whether the catalogue has them.
    package struct Parts: Hashable, Sendable {
        package let sandwich: String
        package let drink: String
        package let side: String
        /// Whether drink and side are large.
        package let isLarge: Bool

        /// The line with each part as `shown` returns it.
        ///
        /// - Parameter large: the mark of a large menu.
        func text(large: String = MenuLine.largeWord, _ shown: (String) -> String) -> String {
            MenuLine.text(
                sandwich: shown(sandwich),
                drink: shown(drink),
                side: shown(side),
                isLarge: isLarge,
                large: large
            )
        }
    }

    /// The line of a menu.
    ///
    /// - Parameter large: the mark of a large menu.
    package static func text(
        sandwich: String,
        drink: String,
        side: String,
        isLarge: Bool,
        large: String = largeWord
    ) -> String {
        (isLarge ? "\(large) " : "") + [sandwich, drink, side].joined(separator: separator)
    }

    /// Whether a product name could be confused with the mark or the separators of a line: it contains ` + `
    /// or begins with `(G) `, or does so once a space follows it.
    static func isAmbiguous(_ name: String) -> Bool {
        (name + " ").contains(separator) || (name + " ").hasPrefix(largeMark)
    }

    /// The parts between the separators. Pure ASCII text takes a fast path, since each of its bytes is a
    /// character.
    private static func pieces(of text: Substring) -> [Substring] {
        guard text.utf8.allSatisfy({ $0 < 0x80 }) else {
            return text.split(separator: separator, omittingEmptySubsequences: false)
        }
        var pieces: [Substring] = []
        var rest = text.utf8
        var start = rest.startIndex
        while let plus = rest.firstIndex(of: UInt8(ascii: "+")) {
            let after = rest.index(after: plus)
            if plus > start, after < text.utf8.endIndex, text.utf8[after] == UInt8(ascii: " "),
                text.utf8[text.utf8.index(before: plus)] == UInt8(ascii: " ")
            {
                pieces.append(text[start..<text.utf8.index(before: plus)])
                start = text.utf8.index(after: after)
                rest = text.utf8[start...]
            } else {
                rest = text.utf8[after...]
            }
        }
        return pieces + [text[start...]]
    }

    /// Splits a line into its parts; `nil` if it is not a menu line.
    package static func parts(of text: String) -> Parts? {
        // Without a plus there is no separator. The check of bytes is much faster than a search by
        // characters.
        guard text.utf8.contains(UInt8(ascii: "+")) else { return nil }
        let isLarge = text.hasPrefix(largeMark)
        let names = pieces(of: text.dropFirst(isLarge ? largeMark.count : 0))
        guard names.count == 3, names.allSatisfy({ !$0.isEmpty }) else { return nil }
        return Parts(
            sandwich: String(names[0]),
            drink: String(names[1]),
            side: String(names[2]),
            isLarge: isLarge
        )
    }
}
