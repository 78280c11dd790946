extension English {
    package func text(_ message: TodayErrorText) -> String {
        switch message {
        case .closed(let restaurant, let opening):
            "\(HarmlessText.clean(restaurant)) is closed" + (opening.map { "; it opens \(say($0))" } ?? "")
                + ". The ticket is as it was: send it when it opens, or to another restaurant."
        case .paused(let restaurant, let until):
            "\(HarmlessText.clean(restaurant)) takes no orders" + (until.map { " \(say($0))" } ?? "")
                + ". The ticket is as it was: send it then, or to another restaurant."
        case .soldOut(let lines, let restaurant, let numbers):
            "cannot be ordered now at \(HarmlessText.clean(restaurant)): "
                + "\(lines.map { say($0) }.joined(separator: ", ")). "
                + "Remove it\(numbers.map { " with “mcorder remove \($0)”" } ?? ""), or change it."
        case .soldOutLine(let line, let name, let products, let until):
            "\(line) \(quoted(name)) (\(HarmlessText.list(products)): sold out \(say(until)))"
        }
    }
}
