package import McOrderModel

/// The texts of `till close`.
package enum TillCloseText: Message {
    // MARK: Help

    case abstract
    case examples
    case finalHelp
    case registerHelp
    case numberHelp
    case csvHelp
    case yesHelp
    case closesAbstract
    case mostHelp

    // MARK: Errors

    case registerNeedsFinal
    case numberOrFinal
    case none(_ number: Int)
    case badAmount(String)
    /// Nothing that a close counts has happened since the last one.
    case nothingToClose
    /// The close has the total of the cash register already.
    case registerKnown(_ number: Int)
    /// `--final` without a terminal and without `--yes`.
    case finalNeedsYes
    /// The question before the close is made: how many orders it counts, and how many stay open.
    case question(orders: Int, takings: String, open: Int)
    /// The answer to the question was no.
    case notMade
    /// There is no close yet.
    case noCloses

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
    /// Closes before this one that are not in the queue, since it was restored from a backup.
    case missing(ClosedRange<Int>)
    /// The cash register has this amount more than the close has counted.
    case more(_ amount: String)
    /// The cash register has this amount less than the close has counted.
    case less(_ amount: String)
    /// The cash register has what the close has counted.
    case same
    case businessDay
    /// When a total of the cash register was added to a close, and by whom.
    case added(_ moment: String, by: String)
    case hash

    package func text(in language: any Texts) -> String { language.text(self) }

    /// Who has more: the cash register, or the close. A signed number does not say it.
    ///
    /// - Parameter difference: how much more the cash register has.
    package static func difference(_ difference: Money, _ price: PriceText) -> TillCloseText {
        if difference == .zero { return .same }
        return difference > .zero ? .more(price(difference)) : .less(price(.zero - difference))
    }
}

extension Texts {
    /// The numbers of consecutive closes, such as `3` or `3–4`.
    func closeNumbers(_ numbers: ClosedRange<Int>) -> String {
        numbers.count == 1 ? "\(numbers.lowerBound)" : "\(numbers.lowerBound)–\(numbers.upperBound)"
    }
}
