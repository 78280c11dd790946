import Foundation
package import McOrderText

/// What no text for a person may have: forms that are for programs, and slips of counting.
package enum Blemishes {
    /// A form that is not for people, and the texts in which it may stand all the same.
    private struct Kind {
        let name: String
        let pattern: String
        /// Removed before the text is searched: what a person has to type, or reads about files.
        let allowed: [String]
        /// The languages in which it is wrong; all if there are none.
        let languages: [Language]

        init(_ name: String, _ pattern: String, allowing allowed: [String] = [], in languages: Language...) {
            self.name = name
            self.pattern = pattern
            self.allowed = allowed
            self.languages = languages
        }
    }

    private static var kinds: [Kind] {
        [
            // The one allowed is typed as it is: `mcorderd catalog price --from`.
            Kind("an instant for programs", #"\d{4}-\d\d-\d\dT\d\d"#, allowing: ["2026-12-01T05:00"]),
            Kind("an address for programs", #"\bgeo:"#),
            // A name that begins with it is refused; see ``CatalogueError``.
            Kind("a mark that is no English", #"\(G\)"#, allowing: ["“(G) ”"], in: .english),
            Kind(
                "one thing in the plural",
                #"(?<![\d.,:/×–−-])(?<!byte |close |column |line |number |order |row |ticket |# )"#
                    + #"\b1 (?!(?:as|does|has|is|its|less|was|plus|minus)\b)[a-z]+[^s\W]s\b"#,
                in: .english
            ),
            Kind(
                "one thing in the plural",
                #"(?<![\d.,:/×–−-])\b1 (?!(?:más|menos|mes|es)\b)[\p{Ll}]+[aeiouáéíóúnlr]e?s\b"#,
                in: .spanish
            ),
            Kind("one thing in the plural", #"\b1 \p{Ll}+ (?:daude|dira|dituzte|dituzu)\b"#, in: .basque),
            Kind(
                "a value of a program",
                #"\bOptional\(|\bnil\b|(?<![\w)\]])\.[a-z]\w*\(|\b[A-Z][a-z]\w*\((?:[a-z]\w*: |\.|")|\b[A-Z]\w+Error\b"#
            ),
            Kind("the parser's mark of an error", #"(?m)^(?:.*: )?Error: "#),
            Kind(
                "a length without its limit",
                #"(?im)^(?!.*\d).*(?:too long|demasiado larg[oa]|luzeegia).*$"#
            ),
        ]
    }

    /// The blemishes of a text in a language, each with its name; empty if there are none.
    package static func found(in text: String, _ language: Language) throws -> [String] {
        let wrong = kinds.filter { $0.languages.isEmpty || $0.languages.contains(language) }
        return try wrong.flatMap { kind in
            let text = kind.allowed.reduce(text) { $0.replacing($1, with: "") }
            let whole = NSRange(text.startIndex..., in: text)
            return try NSRegularExpression(pattern: kind.pattern).matches(in: text, range: whole).map {
                "\(kind.name): \((text as NSString).substring(with: $0.range))"
            }
        }
    }

    /// The options that a help page lists more than once.
    package static func doubledOptions(in page: String) -> [String] {
        var seen: Set<Substring> = []
        return page.split(separator: "\n").filter { $0.hasPrefix("  -") }.flatMap { line in
            line.prefix(26).split { " ,/".contains($0) }.filter { $0.hasPrefix("-") }
        }.filter { !seen.insert($0).inserted }.map(String.init)
    }
}
