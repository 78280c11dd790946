/// The texts about paired browsers.
package enum TillBrowserText: Message {
    // MARK: Help

    case abstract
    case addAbstract
    case listAbstract
    case removeAbstract
    case nameHelp
    case roleHelp

    // MARK: Results

    /// The code was printed; what to do with it.
    case invited(_ name: String, minutes: Int)
    case removed(_ name: String)

    // MARK: Errors

    case noPairing
    case noBrowser(String, among: [String])

    package func text(in language: any Texts) -> String { language.text(self) }
}
