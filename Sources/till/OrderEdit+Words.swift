import McOrderConsole
import McOrderText
import McOrderModel

extension OrderEdit.Kind {
    /// What was done, in a word.
    var word: Sentence {
        switch self {
        case .strike: Inline(es: "tachado", en: "struck", eu: "ezabatuta")
        case .add: Inline(es: "añadido", en: "added", eu: "gehituta")
        case .comment: Inline(es: "apuntado", en: "noted", eu: "oharra")
        }
    }
}

extension OrderChange {
    /// What of the order's content was changed, or changed back; `nil` for a change of state.
    var editText: Sentence? {
        guard let edit else { return nil }
        let detail = HarmlessText.clean(detail ?? "")
        let (es, en, eu) = (edit.word.spanish, edit.word.english, edit.word.basque)
        let isErased = edit == .comment && detail.isEmpty
        let text =
            isErased
            ? Inline(es: "apunte borrado", en: "note deleted", eu: "oharra kenduta")
            : Inline(es: "\(es) «\(detail)»", en: "\(en) “\(detail)”", eu: "\(eu) «\(detail)»")
        guard isRecall else { return text }
        return Inline(
            es: "deshecho: \(text.spanish)",
            en: "taken back: \(text.english)",
            eu: "deseginda: \(text.basque)"
        )
    }
}
