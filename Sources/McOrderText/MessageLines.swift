/// Several messages, one per line.
package struct MessageLines: Message {
    private let messages: [Sentence]

    package init(_ messages: [Sentence]) {
        self.messages = messages
    }

    package func text(in language: any Texts) -> String {
        messages.map { $0.text(in: language) }.joined(separator: "\n")
    }
}
