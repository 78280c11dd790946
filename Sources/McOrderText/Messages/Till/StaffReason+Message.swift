package import McOrderModel

/// Why staff cancel an order or strike a line of it, in words.
extension StaffReason: Message {
    package func text(in language: any Texts) -> String {
        switch self {
        case .soldOut: language.pick(en: "sold out", es: "producto agotado", eu: "agortuta")
        case .customerAsks:
            language.pick(
                en: "the customer asks for it",
                es: "lo pide el cliente",
                eu: "bezeroak eskatuta"
            )
        case .orderedTwice: language.pick(en: "ordered twice", es: "pedido repetido", eu: "bi aldiz eskatua")
        case .orderedByMistake:
            language.pick(
                en: "ordered by mistake",
                es: "pedido por error",
                eu: "nahi gabe eskatua"
            )
        }
    }

    /// The reason in words.
    package var sentence: Sentence { self }
}
