package import McOrderModel
package import McOrderText

/// A language for tests: English with an accent on each vowel and 40 % longer. Text without accents on a
/// screen was not translated, and text that is cut shows where a language has too little space.
package struct Pseudo: Texts {
    /// The language.
    package static let language = Language(Pseudo())

    /// The languages in which tests draw the screens.
    package static let walked = Language.allCases + [language]

    /// The words on a screen in this language with a vowel without an accent: they come from no message.
    ///
    /// - Parameter data: what a screen shows beside messages, such as names of products and devices. A screen
    ///   may cut them.
    package static func unsaid(on screen: String, besides data: [String]) -> [String] {
        let known = Set(data.flatMap { words($0) })
        return words(screen).map(String.init).filter { word in
            word.count > 2 && word.contains { accents[$0] != nil } && !known.contains { $0.hasPrefix(word) }
        }
    }

    private static func words(_ text: String) -> [Substring] { text.split { !$0.isLetter } }

    package let code = "qps"
    package let quotationMarks = ("‹", "›")
    package let yesWords = ["y"]
    package let largeMark = "(lárgé)"
    let english = English()
    package let causes: [String: String] = [:]

    package func date(_ day: CivilDay) -> String { Self.accented(english.date(day)) }
    package func dayAndMonth(_ day: CivilDay) -> String { Self.accented(english.dayAndMonth(day)) }
    package func without(_ thing: String) -> String { "\(Self.accented("no")) \(thing)" }

    package func amount(_ money: Money, in currency: String) -> String { english.amount(money, in: currency) }

    package func pick(
        en: @autoclosure () -> String,
        es: @autoclosure () -> String,
        eu: @autoclosure () -> String
    ) -> String { longer(en()) }

    /// The text with accents, and each of its lines 40 % longer. A message within the text already is.
    func longer(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let letters = line.count { $0.isLetter }
            let missing = letters * 2 / 5 - line.count { $0 == "~" }
            return Self.accented(line) + String(repeating: "~", count: max(0, missing))
        }.joined(separator: "\n")
    }

    private static func accented(_ text: some StringProtocol) -> String {
        String(text.map { accents[$0] ?? $0 })
    }

    private static let accents: [Character: Character] = [
        "a": "á", "e": "é", "i": "í", "o": "ó", "u": "ú", "A": "Á", "E": "É", "I": "Í", "O": "Ó", "U": "Ú",
    ]
}
