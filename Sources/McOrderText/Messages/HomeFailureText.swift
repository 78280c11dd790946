/// Why the customer's home, the folder with the ticket and the order numbers, cannot be used.
package enum HomeFailureText: Message {
    /// A file of it cannot be used, in the system's own words.
    case unusable(path: String, words: String)
    /// Another program keeps it locked.
    case busy(path: String, holder: String)
    /// A file is not what this program wrote; the place in it, empty where that is not known.
    case damaged(path: String, place: String)
    case tooNew(path: String, format: Int)
    case badDeviceName(_ name: String)

    package func text(in language: any Texts) -> String { language.text(self) }
}
