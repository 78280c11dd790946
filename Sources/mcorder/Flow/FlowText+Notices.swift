internal import McOrderClient
internal import McOrderConsole
internal import McOrderText

/// What can be said to the restaurant about an order that was sent.
extension FlowText {
    static let iAmHere = Inline(
        es: "Avisar de que estoy aquí",
        en: "Tell the restaurant that I am here",
        eu: "Hemen nagoela abisatu"
    )
    static let cancelIt = Inline(es: "Anular el pedido", en: "Call the order off", eu: "Bertan behera utzi")
    static let onlyUntilBegun = Inline(
        es: "Solo se puede mientras no hayan empezado a prepararlo.",
        en: "Only possible while nobody has begun to prepare it.",
        eu: "Prestatzen hasi arte bakarrik egin daiteke."
    )
    static let keepIt = Inline(es: "No anularlo", en: "Keep it", eu: "Ez, mantendu")
    static let reallyCancel = Inline(es: "Sí, anularlo", en: "Yes, call it off", eu: "Bai, bertan behera")

    /// The words of a sentence by themselves.
    static func alone(_ sentence: Sentence) -> Sentence {
        alone(CommandFailure(.invalid, sentence))
    }
}
