/// The texts of `mcorder` about the ticket.
package enum TicketText: Message {
    case emptyTicket
    case total
    case added
    /// A new order was started.
    case cleared
    /// This many lines were removed.
    case removed(_ count: Int)
    /// The ticket has no line with this number.
    case noLine(_ line: Int)

    // MARK: Reordering

    case nothingChanged
    /// The price of a line changed since the last order.
    case repriced(_ name: String, from: String, to: String)
    /// A line of the last order can no longer be ordered.
    case vanished(_ name: String)

    package func text(in language: any Texts) -> String {
        switch self {
        case .emptyTicket:
            language.pick(
                en: "The ticket is empty.",
                es: "El ticket está vacío.",
                eu: "Tiketa hutsik dago."
            )
        case .total: language.pick(en: "Total", es: "Total", eu: "Guztira")
        case .added: language.pick(en: "Product added!", es: "¡Producto añadido!", eu: "Produktua gehituta!")
        case .cleared:
            language.pick(
                en: "New order: the ticket is empty.",
                es: "Pedido nuevo: el ticket está vacío.",
                eu: "Eskaera berria: tiketa hutsik dago."
            )
        case .removed(let count):
            language.pick(
                en: count == 1 ? "1 line removed." : "\(count) lines removed.",
                es: count == 1 ? "1 línea quitada." : "\(count) líneas quitadas.",
                eu: "\(count) lerro kenduta."
            )
        case .noLine(let line):
            language.pick(
                en: "the ticket has no line \(line).",
                es: "el ticket no tiene ninguna línea \(line).",
                eu: "tiketean ez dago \(line). lerrorik."
            )
        case .nothingChanged:
            language.pick(
                en: "Prices are the same.",
                es: "Los precios siguen igual.",
                eu: "Prezioak ez dira aldatu."
            )
        case .repriced(let name, let from, let to):
            language.pick(
                en: "\(HarmlessText.clean(name)): was \(from), is now \(to)",
                es: "\(HarmlessText.clean(name)): antes \(from), ahora \(to)",
                eu: "\(HarmlessText.clean(name)): lehen \(from), orain \(to)"
            )
        case .vanished(let name):
            language.pick(
                en: "\(HarmlessText.clean(name)): can no longer be ordered; it is not on the ticket",
                es: "\(HarmlessText.clean(name)): ya no se puede pedir; no está en el ticket",
                eu: "\(HarmlessText.clean(name)): jada ezin da eskatu; ez dago tiketean"
            )
        }
    }
}
