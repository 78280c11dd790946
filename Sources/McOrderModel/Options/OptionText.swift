/// The text of a product with options in an order: `BigMac [sin cebolla, 2× extra queso]`.
///
/// It is searched by Unicode scalars, since a combining character after a separator would hide it from a
/// search by characters. Source: format.md, *Options*.
package enum OptionText {
    private static let opening = " ["
    private static let closing = "]"
    private static let separator = ", "
    private static let times = "× "

    /// A choice as a text names it. It is not checked whether the catalogue has it.
    package struct NamedChoice: Hashable, Sendable {
        package let name: String
        package let count: Int

        package init(name: String, count: Int = 1) {
            self.name = name
            self.count = count
        }
    }

    /// The text of a product with those choices; the product's name alone without choices.
    package static func text(_ product: String, _ choices: [NamedChoice]) -> String {
        guard !choices.isEmpty else { return product }
        let names = choices.map { $0.count == 1 ? $0.name : "\($0.count)\(times)\($0.name)" }
        return product + opening + names.joined(separator: separator) + closing
    }

    /// Splits a text into product and choices; `nil` if it does not end with choices in brackets.
    package static func split(_ text: String) -> (product: String, choices: [NamedChoice])? {
        let scalars = text.unicodeScalars
        guard scalars.last == "]", let bracket = firstRange(of: opening, in: scalars[...]),
            bracket.lowerBound > scalars.startIndex
        else { return nil }
        var rest = scalars[bracket.upperBound...].dropLast()
        var choices: [NamedChoice] = []
        while let comma = firstRange(of: separator, in: rest) {
            guard let choice = choice(rest[..<comma.lowerBound]) else { return nil }
            choices.append(choice)
            rest = rest[comma.upperBound...]
        }
        guard let last = choice(rest) else { return nil }
        return (String(scalars[..<bracket.lowerBound]), choices + [last])
    }

    /// Whether a product's name could be confused with the beginning of options.
    static func isAmbiguous(product name: String) -> Bool {
        firstRange(of: opening, in: (name + " ").unicodeScalars[...]) != nil
    }

    /// Whether a choice's name could be confused with the signs of a line.
    static func isAmbiguous(choice name: String) -> Bool {
        let padded = (" \(name) ").unicodeScalars[...]
        return [opening, closing, MenuLine.separator].contains { firstRange(of: $0, in: padded) != nil }
            || firstRange(of: separator, in: name.unicodeScalars[...]) != nil
            || choice(name.unicodeScalars[...])?.name != name
    }

    private static func choice(_ text: Substring.UnicodeScalarView) -> NamedChoice? {
        guard !text.isEmpty else { return nil }
        let digits = text.prefix { ("0"..."9").contains($0) }
        let rest = text[digits.endIndex...]
        guard !digits.isEmpty, rest.starts(with: times.unicodeScalars) else {
            return NamedChoice(name: String(text))
        }
        let name = rest.dropFirst(times.unicodeScalars.count)
        guard let count = Int(String(digits)), (2...99).contains(count), digits.first != "0", !name.isEmpty
        else { return nil }
        return NamedChoice(name: String(name), count: count)
    }

    private static func firstRange(
        of sign: String,
        in text: Substring.UnicodeScalarView
    ) -> Range<Substring.UnicodeScalarView.Index>? {
        let sign = Array(sign.unicodeScalars)
        var start = text.startIndex
        while start != text.endIndex {
            if text[start...].starts(with: sign) {
                return start..<text.index(start, offsetBy: sign.count)
            }
            start = text.index(after: start)
        }
        return nil
    }
}
