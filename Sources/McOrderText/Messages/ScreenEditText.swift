package import McOrderModel

/// What the till's screen says of changes of mind at the counter.
package enum ScreenEditText: Message {
    case addingFoot
    case strikingFoot
    case notingKeys
    case onlyLine(_ code: String)
    case striking(_ code: String)
    case adding(_ code: String, _ text: String)
    case noting(_ code: String)
    case edited(_ code: String, OrderEdit)
    /// A change was taken back. What was done comes first: of a long line the end is cut.
    case unedited(_ code: String, OrderEdit.Kind, _ detail: String)

    package func text(in language: any Texts) -> String { language.text(self) }
}
