import McOrderConsole
import McOrderModel

extension OrderEdit.Kind {
    /// What was done, in a word.
    var word: Sentence {
        switch self {
        case .strike: Sentence(es: "tachado", en: "struck", eu: "ezabatuta")
        case .add: Sentence(es: "añadido", en: "added", eu: "gehituta")
        case .comment: Sentence(es: "apuntado", en: "noted", eu: "oharra")
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
            ? Sentence(es: "apunte borrado", en: "note deleted", eu: "oharra kenduta")
            : Sentence(es: "\(es) «\(detail)»", en: "\(en) “\(detail)”", eu: "\(eu) «\(detail)»")
        guard isRecall else { return text }
        return Sentence(
            es: "deshecho: \(text.spanish)",
            en: "taken back: \(text.english)",
            eu: "deseginda: \(text.basque)"
        )
    }
}
