extension Basque {
    package func text(_ message: TodayErrorText) -> String {
        switch message {
        case .closed(let restaurant, let opening):
            "\(HarmlessText.clean(restaurant)) jatetxea itxita dago"
                + (opening.map { "; \(say($0)) irekiko da" } ?? "")
                + ". Tiketa zegoen bezala dago: bidali irekitzen denean, edo beste jatetxe batera."
        case .paused(let restaurant, let until):
            "\(HarmlessText.clean(restaurant)) jatetxeak" + (until.map { " \(say($0))" } ?? "")
                + " ez du eskaerarik hartzen. Tiketa zegoen bezala dago: bidali orduan, edo beste jatetxe batera."
        case .soldOut(let lines, let restaurant, let numbers):
            "orain ezin da eskatu \(HarmlessText.clean(restaurant)) jatetxean: "
                + "\(lines.map { say($0) }.joined(separator: ", ")). "
                + "Kendu\(numbers.map { " «mcorder remove \($0)» komandoarekin" } ?? ""), edo aldatu."
        case .soldOutLine(let line, let name, let products, let until):
            "\(line) \(quoted(name)) (\(HarmlessText.list(products)): agortuta \(say(until)))"
        }
    }
}
