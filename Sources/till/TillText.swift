import McOrderConsole
import McOrderModel

/// The sentences of `till` for cashiers.
enum TillText {
    static let abstract = Sentence(
        es: "Muestra los pedidos del restaurante y los atiende.",
        en: "Shows the restaurant's orders and serves them."
    )
    static let list = Sentence(
        es: "Los pedidos abiertos, por la hora en que se hicieron.",
        en: "The open orders, in the order placed."
    )
    static let show = Sentence(
        es: "Un pedido, por su código o número.",
        en: "One order, by its code or number."
    )
    static let arrived = Sentence(es: "El cliente está aquí.", en: "The customer is here.")
    static let prepare = Sentence(es: "Empieza a prepararlo.", en: "Begin to prepare it.")
    static let ready = Sentence(es: "Listo para recoger.", en: "Ready to be collected.")
    static let collect = Sentence(es: "Cobrado y entregado.", en: "Charged and handed over.")
    static let recall = Sentence(es: "Deshace el último cambio.", en: "Takes the last change back.")
    static let rejected = Sentence(
        es: "Los archivos que no se aceptaron, y por qué.",
        en: "The files that were refused, and why."
    )

    static let stateHelp = Sentence(
        es: "carpeta de la cola (MCORDER_STATE)",
        en: "folder of the queue (MCORDER_STATE)"
    )
    static let restaurantHelp = Sentence(
        es: "solo este restaurante (MCORDER_RESTAURANT)",
        en: "only this restaurant (MCORDER_RESTAURANT)"
    )
    static let asHelp = Sentence(es: "quién atiende (MCORDER_TILL)", en: "who serves (MCORDER_TILL)")
    static let langHelp = Sentence(es: "idioma: es o en", en: "language: es or en")
    static let jsonHelp = Sentence(es: "resultado en JSON", en: "result as JSON")
    static let whichHelp = Sentence(
        es: "código (9-624) o número de pedido",
        en: "code (9-624) or order number"
    )
    static let deviceHelp = Sentence(
        es: "de este dispositivo, por nombre o UDID",
        en: "of this device, by name or UDID"
    )
    static let listExamples = Sentence(
        es: """
            till list --state ready --state preparing   solo en esos estados
            till list --all                             también los terminados
            """,
        en: """
            till list --state ready --state preparing   only in these states
            till list --all                             finished ones too
            """
    )
    static let allHelp = Sentence(es: "también los terminados", en: "finished ones too")
    static let sinceHelp = Sentence(
        es: "desde: today, 2h, 7d o una fecha",
        en: "since: today, 2h, 7d or a date"
    )

    static let repriced = Sentence(es: "PRECIO CAMBIADO", en: "REPRICED")
    static let here = Sentence(es: "AQUÍ", en: "HERE")
    static let forgotten = Sentence(es: "(olvidado)", en: "(forgotten)")
    static let shown = Sentence(es: "el cliente vio", en: "the customer was shown")
    static let total = Sentence(es: "Total", en: "Total")
    static let placed = Sentence(es: "Hecho", en: "Placed")
    static let comment = Sentence(es: "Comentario", en: "Comment")

    static func already(arrived code: String) -> Sentence {
        Sentence(es: "\(code): ya estaba aquí", en: "\(code): was here already")
    }
}
