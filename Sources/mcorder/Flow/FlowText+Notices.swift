internal import McOrderClient
internal import McOrderConsole

/// What can be said to the restaurant about an order that was sent.
extension FlowText {
    static let iAmHere = Sentence(
        es: "Avisar de que estoy aquí",
        en: "Tell the restaurant that I am here"
    )
    static let cancelIt = Sentence(es: "Anular el pedido", en: "Call the order off")
    static let onlyUntilBegun = Sentence(
        es: "Solo se puede mientras no hayan empezado a prepararlo.",
        en: "Only possible while nobody has begun to prepare it."
    )
    static let keepIt = Sentence(es: "No anularlo", en: "Keep it")
    static let reallyCancel = Sentence(es: "Sí, anularlo", en: "Yes, call it off")

    /// The words of a sentence by themselves.
    static func alone(_ sentence: Sentence) -> Sentence {
        alone(CommandFailure(.invalid, sentence))
    }
}
