internal import McOrderClient
internal import McOrderConsole
internal import McOrderText

extension CommandFailure {
    /// What a customer is told of an order that the restaurant would not take now.
    static func ofToday(_ error: ClientError, now: Timestamp) -> CommandFailure {
        switch error {
        case .closed(let there):
            let name = HarmlessText.clean(there.restaurant)
            let opening = there.until.map { MomentText(in: there.zone, now: now).at($0) }
            return CommandFailure(
                .invalid,
                es: "\(name) está cerrado" + (opening.map { "; abre \($0.spanish)" } ?? "")
                    + ". El ticket sigue como estaba: envíalo cuando abra, o a otro restaurante.",
                en: "\(name) is closed" + (opening.map { "; it opens \($0.english)" } ?? "")
                    + ". The ticket is as it was: send it when it opens, or to another restaurant.",
                eu: "\(name) jatetxea itxita dago" + (opening.map { "; \($0.basque) irekiko da" } ?? "")
                    + ". Tiketa zegoen bezala dago: bidali irekitzen denean, edo beste jatetxe batera."
            )
        case .paused(let there):
            let name = HarmlessText.clean(there.restaurant)
            let until = there.until.map { MomentText(in: there.zone, now: now).until($0) }
            return CommandFailure(
                .invalid,
                es: "\(name) no acepta pedidos" + (until.map { " \($0.spanish)" } ?? "")
                    + ". El ticket sigue como estaba: envíalo entonces, o a otro restaurante.",
                en: "\(name) takes no orders" + (until.map { " \($0.english)" } ?? "")
                    + ". The ticket is as it was: send it then, or to another restaurant.",
                eu: "\(name) jatetxeak" + (until.map { " \($0.basque)" } ?? "")
                    + " ez du eskaerarik hartzen. Tiketa zegoen bezala dago: bidali orduan, edo beste jatetxe batera."
            )
        case .soldOut(let lines, let there): return soldOut(lines, there, now: now)
        default: preconditionFailure("\(error) is not about today")
        }
    }

    private static func soldOut(_ lines: [SoldOutLine], _ there: NotNow, now: Timestamp) -> CommandFailure {
        let text = MomentText(in: there.zone, now: now)
        let parts = lines.map { line -> Sentence in
            let products = line.products.map { HarmlessText.clean($0) }.joined(separator: ", ")
            let until = text.until(line.until)
            return Inline(
                es: "\(line.line) \(HarmlessText.quoted(line.name)) (\(products): agotado \(until.spanish))",
                en:
                    "\(line.line) \(HarmlessText.quoted(line.name, .english)) (\(products): sold out \(until.english))",
                eu:
                    "\(line.line) \(HarmlessText.quoted(line.name, .basque)) (\(products): agortuta \(until.basque))"
            )
        }
        let name = HarmlessText.clean(there.restaurant)
        let numbers = lines.map { "\($0.line)" }.joined(separator: " ")
        return CommandFailure(
            .invalid,
            es: "no se puede pedir ahora en \(name): \(parts.map(\.spanish).joined(separator: ", ")). "
                + "Quítalo con «mcorder remove \(numbers)» o cámbialo.",
            en: "cannot be ordered now at \(name): \(parts.map(\.english).joined(separator: ", ")). "
                + "Remove it with “mcorder remove \(numbers)”, or change it.",
            eu: "orain ezin da eskatu \(name) jatetxean: \(parts.map(\.basque).joined(separator: ", ")). "
                + "Kendu «mcorder remove \(numbers)» komandoarekin, edo aldatu."
        )
    }
}
