import McOrderConsole
import McOrderModel
import McOrderText

extension OrderChange {
    /// The change of the content, or its undoing, in words; `nil` for a change of state.
    var editText: Sentence? {
        guard let edit else { return nil }
        let detail = HarmlessText.clean(detail ?? "")
        let text: OrderEditText = edit == .comment && detail.isEmpty ? .noteDeleted : .done(edit, detail)
        return isRecall ? OrderEditText.takenBack(text) : text
    }
}
