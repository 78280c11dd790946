package import McOrderModel

/// Messages to cashiers about customers' notices.
package enum TillNoticeText: Message {
    /// The customer, as the author of a change in an order's history.
    case customer
    case cancelMark
    case wantedToCancel
    case tooLate
    case customerCame
    /// The same for a notice, to follow *the customer*.
    case saidToBeHere
    /// The customer's notice was faster than the till and brought the order into this state.
    case overtaken(_ code: String, OrderState)
    case cancelled(_ codes: [String])
    case wanted(_ code: String, OrderState)

    package func text(in language: any Texts) -> String { language.text(self) }

    /// The author of a change, as an order's history names it.
    package static func author(_ name: String) -> Sentence {
        name == Notice.author ? TillNoticeText.customer : Verbatim(HarmlessText.clean(name))
    }
}
