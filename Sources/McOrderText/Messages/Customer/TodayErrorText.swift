/// Why a restaurant would not accept an order now, for the customer.
package enum TodayErrorText: Message {
    /// The restaurant is closed; `opens` is when it opens, if known.
    case closed(_ restaurant: String, opens: Sentence?)
    /// The restaurant accepts no orders; `until` is when that ends, if known.
    case paused(_ restaurant: String, until: Sentence?)
    /// Lines of the ticket with sold-out products, in the form of the next message, and their numbers as
    /// command arguments; nil on the screen.
    case soldOut(_ lines: [Sentence], at: String, numbers: String?)
    /// A line of the ticket, and which of its products are sold out until when.
    case soldOutLine(Int, _ name: String, products: [String], until: Sentence)

    package func text(in language: any Texts) -> String {
        switch self {
        case .closed(let restaurant, let opening):
            language.pick(
                en: "\(HarmlessText.clean(restaurant)) is closed"
                    + (opening.map { "; it opens \(language.say($0))" } ?? "")
                    + ". The ticket is as it was: send it when it opens, or to another restaurant.",
                es: "\(HarmlessText.clean(restaurant)) está cerrado"
                    + (opening.map { "; abre \(language.say($0))" } ?? "")
                    + ". El ticket sigue como estaba: envíalo cuando abra, o a otro restaurante.",
                eu: "\(HarmlessText.clean(restaurant)) jatetxea itxita dago"
                    + (opening.map { "; \(language.say($0)) irekiko da" } ?? "")
                    + ". Tiketa zegoen bezala dago: bidali irekitzen denean, edo beste jatetxe batera."
            )
        case .paused(let restaurant, let until):
            language.pick(
                en: "\(HarmlessText.clean(restaurant)) takes no orders"
                    + (until.map { " \(language.say($0))" } ?? "")
                    + ". The ticket is as it was: send it then, or to another restaurant.",
                es: "\(HarmlessText.clean(restaurant)) no acepta pedidos"
                    + (until.map { " \(language.say($0))" } ?? "")
                    + ". El ticket sigue como estaba: envíalo entonces, o a otro restaurante.",
                eu: "\(HarmlessText.clean(restaurant)) jatetxeak"
                    + (until.map { " \(language.say($0))" } ?? "")
                    + " ez du eskaerarik hartzen. Tiketa zegoen bezala dago: bidali orduan, edo beste jatetxe batera."
            )
        case .soldOut(let lines, let restaurant, let numbers):
            language.pick(
                en: "cannot be ordered now at \(HarmlessText.clean(restaurant)): "
                    + "\(lines.map { language.say($0) }.joined(separator: ", ")). "
                    + "Remove it\(numbers.map { " with “mcorder remove \($0)”" } ?? ""), or change it.",
                es: "no se puede pedir ahora en \(HarmlessText.clean(restaurant)): "
                    + "\(lines.map { language.say($0) }.joined(separator: ", ")). "
                    + "Quítalo\(numbers.map { " con «mcorder remove \($0)»" } ?? "") o cámbialo.",
                eu: "orain ezin da eskatu \(HarmlessText.clean(restaurant)) jatetxean: "
                    + "\(lines.map { language.say($0) }.joined(separator: ", ")). "
                    + "Kendu\(numbers.map { " «mcorder remove \($0)» komandoarekin" } ?? ""), edo aldatu."
            )
        case .soldOutLine(let line, let name, let products, let until):
            language.pick(
                en:
                    "\(line) \(language.quoted(name)) (\(HarmlessText.list(products)): sold out \(language.say(until)))",
                es:
                    "\(line) \(language.quoted(name)) (\(HarmlessText.list(products)): agotado \(language.say(until)))",
                eu:
                    "\(line) \(language.quoted(name)) (\(HarmlessText.list(products)): agortuta \(language.say(until)))"
            )
        }
    }
}
