/// The texts about saying that one is here: of the board, and of printed codes.
package enum PresenceText: Message {
    // MARK: The board

    case question
    case sayArrived
    /// What a QR code is, for who cannot see it.
    case code

    // MARK: Printed codes

    case order
    case orderAtTable(_ table: String)
    case printTitle(_ restaurant: String)

    package func text(in language: any Texts) -> String {
        switch self {
        case .question:
            language.pick(
                en: "Ordered with your phone?",
                es: "¿Has pedido con el móvil?",
                eu: "Mugikorrarekin eskatu duzu?"
            )
        case .sayArrived:
            language.pick(
                en: "Say that you are here:",
                es: "Di que has llegado:",
                eu: "Esan iritsi zarela:"
            )
        case .code:
            language.pick(
                en: "QR code to say that you are here",
                es: "Código QR para decir que has llegado",
                eu: "Iritsi zarela esateko QR kodea"
            )
        case .order:
            language.pick(
                en: "Order with your phone",
                es: "Pide con el móvil",
                eu: "Eskatu mugikorrarekin"
            )
        case .orderAtTable(let table):
            language.pick(en: "Table \(table)", es: "Mesa \(table)", eu: "\(table). mahaia")
        case .printTitle(let restaurant):
            language.pick(
                en: "Codes of \(restaurant)",
                es: "Códigos de \(restaurant)",
                eu: "\(restaurant): kodeak"
            )
        }
    }
}
