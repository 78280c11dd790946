/// A message for a user, with its text in each language.
///
/// A message that is used in only one place is a case of an enumeration of messages, such as
/// ``TillAvailabilityText``. Its associated values are the data for the text.
package protocol Message: Sendable {
    /// The text in one language.
    func text(in language: any Texts) -> String
}

package typealias Sentence = any Message

extension Message {
    /// The text in one language.
    package subscript(language: Language) -> String { text(in: language.texts) }
}

/// A text that is the same in every language, such as a name or the output of another program.
package struct Verbatim: Message, Hashable {
    private let words: String

    package init(_ words: String) {
        self.words = words
    }

    package func text(in language: any Texts) -> String { words }
}

/// A user's text, or a path, in the quotation marks of each language. Several are separated by commas.
///
/// A text is cut to 60 characters. A path is quoted whole, since its end matters most, unless it is longer
/// than 1,024 characters.
package struct Quoted: Message, Hashable {
    private let parts: [String]
    private let limit: Int

    /// Quotes a user's text.
    package init(_ text: String) {
        self.init([text])
    }

    /// Quotes several texts.
    package init(_ texts: [String]) {
        parts = texts
        limit = HarmlessText.wordLimit
    }

    /// Quotes a path.
    package init(path: String) {
        self.init(paths: [path])
    }

    /// Quotes several paths.
    package init(paths: [String]) {
        parts = paths
        limit = HarmlessText.pathLimit
    }

    package func text(in language: any Texts) -> String {
        parts.map { language.quoted($0, limit: limit) }.joined(separator: ", ")
    }
}

/// A message that can be compared. Two are equal if their texts are the same in every language.
package struct Wording: Message, Hashable {
    private let message: any Message

    package init(_ message: any Message) {
        self.message = message
    }

    package func text(in language: any Texts) -> String { message.text(in: language) }

    package static func == (one: Wording, other: Wording) -> Bool {
        Language.allCases.allSatisfy { one[$0] == other[$0] }
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(self[.english]) }
}
