/// The texts of `till close`.
package enum TillCloseText: Message {
    // MARK: Help

    case abstract
    case examples
    case finalHelp
    case registerHelp
    case numberHelp
    case csvHelp

    // MARK: Errors

    case registerNeedsFinal
    case numberOrFinal
    case none(_ number: Int)
    case badAmount(String)

    // MARK: The report

    /// The title of a stored close.
    case title(_ number: Int)
    /// The title of a preview.
    case preview
    /// What the report is not. Source: docs/close.md.
    case notAnInvoice
    case period
    case by
    case takings
    case vat
    case net
    case tax
    case gross
    /// A sale without tax, in place of the rate.
    case exempt
    case services
    case products
    case options
    case offers
    case hours
    case paid
    case payment(_ kind: String)
    case cancelled
    case noShows
    case struck
    case corrections
    /// An order that an earlier close counted.
    case correction(_ code: String, close: Int)
    case open
    case running
    case register
    case difference
    case hash

    package func text(in language: any Texts) -> String { language.text(self) }
}
