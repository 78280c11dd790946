package import McOrderModel

/// The change of an order's content, or its payment, in a word.
extension OrderEdit.Kind: Message {
    package func text(in language: any Texts) -> String {
        switch self {
        case .strike: language.pick(en: "struck", es: "tachado", eu: "ezabatuta")
        case .add: language.pick(en: "added", es: "añadido", eu: "gehituta")
        case .service: language.pick(en: "service", es: "servicio", eu: "zerbitzua")
        case .comment: language.pick(en: "noted", es: "apuntado", eu: "oharra")
        case .promise:
            language.pick(en: "promised time", es: "hora prometida", eu: "hitzemandako ordua")
        case .payment: language.pick(en: "paid", es: "cobrado", eu: "kobratuta")
        }
    }

    package var word: Sentence { self }
}

/// The texts in an order's history about changes of its content.
package enum OrderEditText: Message {
    /// A change was made, with its line or text.
    case done(OrderEdit.Kind, _ detail: String)
    /// The staff's note was deleted.
    case noteDeleted
    /// The change was undone.
    case takenBack(_ change: Sentence)

    package func text(in language: any Texts) -> String { language.text(self) }
}
