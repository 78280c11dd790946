import McOrderModel
import McOrderText

extension OrderChange {
    /// The change of the content, or its undoing, in words; `nil` for a change of state.
    ///
    /// - Parameter names: the names of products and choices in the staff's language.
    func editText(_ names: ShownNames) -> Sentence? {
        guard let edit else { return nil }
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
        case .service, .comment: detail
        }
    }
}

extension OrderEdit {
    /// The change as messages name it, with the line's name in the staff's language.
    func shown(_ names: ShownNames) -> OrderEdit {
        switch self {
        case .strike(var line):
            line.name = names.line(line.name)
            return .strike(line)
        case .add(let name, let price, let details):
            return .add(name: names.line(name), price: price, details: details)
        case .service, .comment: return self
        }
    }
}
