/// Why a customer's catalogue is the last good copy of one, or cannot be copied.
///
/// A `copy` is the first of these messages, which stands behind the reason.
package enum CatalogueCopyText: Message {
    /// The copy that is used was published then.
    case inUse(_ publishedAt: String)
    /// There is no catalogue in those places.
    case absent(_ places: [String], copy: Sentence)
    /// The catalogue has so many faults, the first one at that file and place.
    case faulty(_ count: Int, first: String, copy: Sentence)
    /// The catalogue cannot be read, in the system's own words.
    case unreadable(path: String, words: String, copy: Sentence)
    /// No copy can be kept there, in the system's own words.
    case notKept(path: String, words: String)

    package func text(in language: any Texts) -> String { language.text(self) }
}
