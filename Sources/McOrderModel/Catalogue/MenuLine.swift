/// The text of a menu in an order: `(G) BigMac + Lipton Ice + Deluxe`. Source: format.md, *Menu line*.
package enum MenuLine {
    /// What stands in front of a large menu.
    package static let largeMark = "(G) "
    /// What stands between the parts.
    package static let separator = " + "

    /// The parts of a line, by their names; whether the catalogue has them is not asked.
    package struct Parts: Hashable, Sendable {
        /// The sandwich.
        package let sandwich: String
        /// The drink.
        package let drink: String
        /// The side.
        package let side: String
        /// Whether drink and side are large.
        package let isLarge: Bool
    }

    /// The line of a menu.
    package static func text(sandwich: String, drink: String, side: String, isLarge: Bool) -> String {
        (isLarge ? largeMark : "") + [sandwich, drink, side].joined(separator: separator)
    }

    /// Whether a product of that name could not be told from the mark and separators of a line: the name
    /// contains ` + ` or begins with `(G) `, or does so together with the space that follows it.
    static func isAmbiguous(_ name: String) -> Bool {
        (name + " ").contains(separator) || (name + " ").hasPrefix(largeMark)
    }

    /// Takes a line apart; `nil` when it is no menu's.
    package static func parts(of text: String) -> Parts? {
        // Without a plus there is no separator; looking for one by characters takes a while.
        guard text.utf8.contains(UInt8(ascii: "+")) else { return nil }
        let isLarge = text.hasPrefix(largeMark)
        let names = text.dropFirst(isLarge ? largeMark.count : 0)
            .split(separator: separator, omittingEmptySubsequences: false)
        guard names.count == 3, names.allSatisfy({ !$0.isEmpty }) else { return nil }
        return Parts(
            sandwich: String(names[0]),
            drink: String(names[1]),
            side: String(names[2]),
            isLarge: isLarge
        )
    }
}
