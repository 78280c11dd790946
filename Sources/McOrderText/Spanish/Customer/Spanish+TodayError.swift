extension Spanish {
    package func text(_ message: TodayErrorText) -> String {
        switch message {
        case .closed(let restaurant, let opening):
            "\(HarmlessText.clean(restaurant)) está cerrado" + (opening.map { "; abre \(say($0))" } ?? "")
                + ". El ticket sigue como estaba: envíalo cuando abra, o a otro restaurante."
        case .paused(let restaurant, let until):
            "\(HarmlessText.clean(restaurant)) no acepta pedidos" + (until.map { " \(say($0))" } ?? "")
                + ". El ticket sigue como estaba: envíalo entonces, o a otro restaurante."
        case .soldOut(let lines, let restaurant, let numbers):
            "no se puede pedir ahora en \(HarmlessText.clean(restaurant)): "
                + "\(lines.map { say($0) }.joined(separator: ", ")). "
                + "Quítalo\(numbers.map { " con «mcorder remove \($0)»" } ?? "") o cámbialo."
        case .soldOutLine(let line, let name, let products, let until):
            "\(line) \(quoted(name)) (\(HarmlessText.list(products)): agotado \(say(until)))"
        }
    }
}
