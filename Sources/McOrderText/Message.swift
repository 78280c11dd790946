/// Something that a program says to a person, which each language puts into words.
///
/// What only one place says is a case of an enumeration of messages, such as ``TillAvailabilityText``, whose
/// associated values are what the words have to name.
package protocol Message: Sendable {
    /// The words in one language, which are that language's answer to this type of message.
    func text(in language: any Texts) -> String
}

/// Any message.
package typealias Sentence = any Message

extension Message {
    /// The words in one language.
    package subscript(language: Language) -> String { text(in: language.texts) }
}

/// Words that are the same in every language, such as a name or what another program said.
package struct Verbatim: Message, Hashable {
    private let words: String

    /// These words.
    package init(_ words: String) {
        self.words = words
    }

    package func text(in language: any Texts) -> String { words }
}

/// Somebody's words, or a path, between each language's quotation marks; several with commas between them.
///
/// Words are cut to 60 characters; a path is whole, since its end says most, unless it is longer than 1,024.
package struct Quoted: Message, Hashable {
    private let parts: [String]
    private let limit: Int

    /// Somebody's words.
    package init(_ text: String) {
        self.init([text])
    }

    /// The words of several.
    package init(_ texts: [String]) {
        parts = texts
        limit = HarmlessText.wordLimit
    }

    /// A path.
    package init(path: String) {
        self.init(paths: [path])
    }

    /// Several paths.
    package init(paths: [String]) {
        parts = paths
        limit = HarmlessText.pathLimit
    }

    package func text(in language: any Texts) -> String {
        parts.map { language.quoted($0, limit: limit) }.joined(separator: ", ")
    }
}

/// A message that can be compared: with another one that has the same words in every language.
package struct Wording: Message, Hashable {
    private let message: any Message

    /// The words of a message.
    package init(_ message: any Message) {
        self.message = message
    }

    package func text(in language: any Texts) -> String { message.text(in: language) }

    package static func == (one: Wording, other: Wording) -> Bool {
        Language.allCases.allSatisfy { one[$0] == other[$0] }
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(self[.english]) }
}
