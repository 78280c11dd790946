package import McOrderModel

/// The till screen's texts about changes of an order at the counter.
package enum ScreenEditText: Message {
    case addingFoot
    case strikingFoot
    case notingKeys
    case onlyLine(_ code: String)
    case striking(_ code: String)
    case adding(_ code: String, _ text: String)
    case noting(_ code: String)
    case edited(_ code: String, OrderEdit.Kind, _ detail: String)
    /// A change was undone. The kind of change comes first, because a long line is cut at its end.
    case unedited(_ code: String, OrderEdit.Kind, _ detail: String)

    package func text(in language: any Texts) -> String { language.text(self) }
}
