import McOrderConsole
import McOrderModel
import McOrderText

extension OrderChange {
    /// What of the order's content was changed, or changed back; `nil` for a change of state.
    var editText: Sentence? {
        guard let edit else { return nil }
        let detail = HarmlessText.clean(detail ?? "")
        let text: OrderEditText = edit == .comment && detail.isEmpty ? .noteDeleted : .done(edit, detail)
        return isRecall ? OrderEditText.takenBack(text) : text
    }
}
