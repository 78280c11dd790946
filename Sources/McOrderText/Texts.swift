package import McOrderModel

/// Everything that the programs say, in one language: a folder of files that implement this protocol.
///
/// A language that lacks the words of a message does not compile.
package protocol Texts: Sendable {
    /// The language's two letters of ISO 639-1.
    var code: String { get }
    /// What stands before and behind somebody's words.
    var quotationMarks: (String, String) { get }

    /// An amount of money in a currency, three letters of ISO 4217.
    func amount(_ money: Money, in currency: String) -> String

    // MESSAGES
}

extension Texts {
    /// A message in this language.
    package func say(_ message: any Message) -> String { message.text(in: self) }

    /// Somebody's words between quotation marks, without anything that could harm a terminal, cut to 60 characters.
    package func quoted(_ text: String) -> String { quoted(text, limit: HarmlessText.wordLimit) }

    /// A path between quotation marks, cut to 1,024 characters.
    package func quoted(path: String) -> String { quoted(path, limit: HarmlessText.pathLimit) }

    /// The same of several, with commas.
    package func quoted(_ texts: [String]) -> String { texts.map { quoted($0) }.joined(separator: ", ") }

    func quoted(_ text: String, limit: Int) -> String {
        quotationMarks.0 + HarmlessText.cut(text, to: limit) + quotationMarks.1
    }
}
