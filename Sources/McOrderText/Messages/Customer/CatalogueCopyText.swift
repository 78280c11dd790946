/// Why a customer's catalogue is its last good copy, or cannot be copied.
///
/// The values named `copy` are the message ``inUse(_:)``, which follows the reason.
package enum CatalogueCopyText: Message {
    /// The copy in use, with the time at which it was published.
    case inUse(_ publishedAt: Sentence)
    /// There is no catalogue at these paths.
    case absent(_ places: [String], copy: Sentence)
    /// The catalogue has this many errors; the first one with its file and position.
    case faulty(_ count: Int, first: String, copy: Sentence)
    /// The catalogue cannot be read; `words` is the system's message.
    case unreadable(path: String, words: String, copy: Sentence)
    /// The copy cannot be stored at this path; `words` is the system's message.
    case notKept(path: String, words: String)

    package func text(in language: any Texts) -> String { language.text(self) }
}
