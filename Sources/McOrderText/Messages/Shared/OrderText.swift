package import McOrderModel

/// The state in a word.
extension OrderState: Message {
    package func text(in language: any Texts) -> String {
        switch self {
        case .received: language.pick(en: "received", es: "recibido", eu: "jasota")
        case .preparing: language.pick(en: "preparing", es: "en preparación", eu: "prestatzen")
        case .ready: language.pick(en: "ready", es: "listo", eu: "prest")
        case .collected: language.pick(en: "collected", es: "recogido", eu: "emanda")
        case .cancelled: language.pick(en: "cancelled", es: "anulado", eu: "bertan behera")
        case .noShow: language.pick(en: "no-show", es: "no recogido", eu: "ez da etorri")
        case .expired: language.pick(en: "expired", es: "caducado", eu: "iraungita")
        }
    }

    /// The state in a word.
    package var word: Sentence { self }
}
