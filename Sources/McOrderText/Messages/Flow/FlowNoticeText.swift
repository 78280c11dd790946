/// The notices that customers can send about a sent order.
package enum FlowNoticeText: Message {
    case iAmHere
    case cancelIt
    case onlyUntilBegun
    case keepIt
    case reallyCancel

    package func text(in language: any Texts) -> String {
        switch self {
        case .iAmHere:
            language.pick(
                en: "Tell the restaurant that I am here",
                es: "Avisar de que estoy aquí",
                eu: "Hemen nagoela abisatu"
            )
        case .cancelIt:
            language.pick(
                en: "Call the order off",
                es: "Anular el pedido",
                eu: "Bertan behera utzi"
            )
        case .onlyUntilBegun:
            language.pick(
                en: "Only possible while nobody has begun to prepare it.",
                es: "Solo se puede mientras no hayan empezado a prepararlo.",
                eu: "Prestatzen hasi arte bakarrik egin daiteke."
            )
        case .keepIt: language.pick(en: "Keep it", es: "No anularlo", eu: "Ez, mantendu")
        case .reallyCancel:
            language.pick(
                en: "Yes, call it off",
                es: "Sí, anularlo",
                eu: "Bai, bertan behera"
            )
        }
    }
}
