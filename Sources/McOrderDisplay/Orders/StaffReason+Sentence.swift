package import McOrderModel
package import McOrderText

extension StaffReason {
    /// A stored reason as a sentence, or the words that a cashier typed, cleaned with `HarmlessText`.
    package static func sentence(of stored: String) -> Sentence {
        StaffReason(rawValue: stored)?.sentence ?? Verbatim(HarmlessText.clean(stored))
    }
}
