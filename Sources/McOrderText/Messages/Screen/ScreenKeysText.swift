/// The till screen's texts about its keys.
///
/// Each text has at most 29 columns, so that two fit side by side on 80 columns and one on 40.
package enum ScreenKeysText: Message {
    case helpTitle

    // MARK: With an order

    /// The names of the keys for ``isHere``.
    case numberAndEnter
    case isHere
    /// The name of the key for ``next``.
    case enter
    case next
    case collect
    case collectPaid
    case back
    case arrived
    case cancel
    case noShow
    case strike
    case add
    case note
    case history
    case device

    // MARK: With the screen, and with the restaurant

    case choose
    /// The name of the key for ``moreLines``.
    case pageDown
    case moreLines
    case search
    case reopen
    case escape
    case pause
    case soldOut
    case refused
    case close
    case quit

    // MARK: In one row

    /// The most frequent keys, and their effects.
    case keys

    package func text(in language: any Texts) -> String { language.text(self) }

    /// The keys alone.
    package static let shortKeys: Sentence = Verbatim("c b u x t + ? q")
}
