package import McOrderModel

/// Messages to cashiers about customers' notices.
package enum TillNoticeText: Message {
    /// The customer, where an order's history names who made a change.
    case customer
    case cancelMark
    case wantedToCancel
    case tooLate
    case customerCame
    /// The same of a notice, behind *the customer*.
    case saidToBeHere
    /// The customer was faster than the till, and brought the order into that state.
    case overtaken(_ code: String, OrderState)
    case cancelled(_ codes: [String])
    case wanted(_ code: String, OrderState)

    package func text(in language: any Texts) -> String { language.text(self) }

    /// Who made a change, as an order's history names it.
    package static func author(_ name: String) -> Sentence {
        name == Notice.author ? TillNoticeText.customer : Verbatim(HarmlessText.clean(name))
    }
}
