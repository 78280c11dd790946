/// Why the customer's home, the folder with the ticket and the order numbers, cannot be used.
package enum HomeErrorText: Message {
    /// A file in it cannot be used; `words` is the system's message.
    case unusable(path: String, words: String, on: Surface)
    /// Another program holds its lock.
    case busy(path: String, holder: String)
    /// A file is not as this program wrote it; `place` is the position, empty if unknown.
    case damaged(path: String, place: String)
    case tooNew(path: String, format: Int)
    case badDeviceName(_ name: String)

    package func text(in language: any Texts) -> String { language.text(self) }
}
