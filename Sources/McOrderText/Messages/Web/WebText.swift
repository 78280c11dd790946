/// The texts of the browser's pages that all pages, or more than one, show.
package enum WebText: Message {
    // MARK: Names of pages

    case till
    case kitchen
    case board
    case owner
    case screens
    /// A page of this restaurant.
    case page(_ name: Sentence, of: String)

    // MARK: The connection

    case skip
    case noScript
    /// Nothing has come from the server for ten seconds.
    case noConnection
    /// The answer to a press did not arrive.
    case unknownOutcome
    /// The server refused a request without a sentence of its own.
    case failed

    // MARK: Keys

    case keys
    case singleKeys
    case standardKeys
    case keyOf(_ action: Sentence)
    case keyInUse
    case close
    case back

    // MARK: Index, pairing and errors

    case whoIsThis(_ name: String, _ role: Sentence)
    case pairTitle
    case pairHint
    case pairCode
    case pair
    case toStart
    case errorTitle(_ status: Int)

    package func text(in language: any Texts) -> String { language.text(self) }
}
