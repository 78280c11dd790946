import McOrderModel
import McOrderText

extension OrderChange {
    /// The change of the content or the payment, or its undoing, in words; `nil` for a change of state.
    ///
    /// - Parameter names: the names of products and choices in the staff's language.
    func editText(_ names: ShownNames) -> Sentence? {
        guard let edit else { return nil }
        // How it was paid follows as the reason.
        if edit == .payment { return isRecall ? OrderEditText.takenBack(edit.word) : edit.word }
        let detail = HarmlessText.clean(detail.map { names.detail($0, of: edit) } ?? "")
        let text: OrderEditText = edit == .comment && detail.isEmpty ? .noteDeleted : .done(edit, detail)
        return isRecall ? OrderEditText.takenBack(text) : text
    }
}

extension ShownNames {
    /// The detail of a change of the content: of a struck or added line its text, else as it is.
    func detail(_ detail: String, of edit: OrderEdit.Kind) -> String {
        switch edit {
        case .strike, .add: line(detail)
        case .service, .comment, .promise, .payment: detail
        }
    }
}

extension OrderEdit {
    /// What was struck, added or changed, with the names of products in the staff's language.
    func detail(_ names: ShownNames) -> String {
        if case .strike(let line) = self { return names.line(line) }
        return names.detail(detail, of: kind)
    }
}
