extension Basque {
    package func text(_ message: UnknownWordText) -> String {
        switch message {
        case .product(let word, let hint):
            "ez dago \(quoted(word)) produkturik.\(say(hint)) Denak ikusteko: «mcorder products»."
        case .menu(let word, let hint): "ez dago \(quoted(word)) duen menurik.\(say(hint))"
        case .drink(let word, let hint): "\(quoted(word)) ez da menuko edari bat.\(say(hint))"
        case .side(let word, let hint): "\(quoted(word)) ez da menuko osagarri bat.\(say(hint))"
        case .category(let word, let hint): "ez dago \(quoted(word)) kategoriarik.\(say(hint))"
        case .restaurant(let word, let hint): "ez dago \(quoted(word)) jatetxerik.\(say(hint))"
        case .allergen(let word, let hint): "ez dago \(quoted(word)) alergenorik.\(say(hint))"
        case .option(let word, let hint): "ez dago \(quoted(word)) aukerarik.\(say(hint))"
        case .near(let name): " \(HarmlessText.clean(name)) esan nahi duzu?"
        case .thereAre(let names): " Aukeran: \(HarmlessText.list(names))."
        case .restaurantsIn(let towns): " Herri hauetan daude jatetxeak: \(HarmlessText.list(towns))."
        case .choose(let names): " Aukeratu: \(HarmlessText.list(names))."
        case .options(let name, let error): "\(quoted(name)): \(say(error))."
        case .missingChoices(let name, let groups, let example):
            "\(quoted(name)): falta da \(groups.map { say($0) }.joined(separator: "; ")). Gehitu adibidez: "
                + "\(UnknownWordText.options(example))"
        case .group(let name, let count, let choices):
            "\(HarmlessText.clean(name)) (\(say(ProductText.choose(count))): \(HarmlessText.list(choices)))"
        case .several(let word, let candidates):
            "\(quoted(word)) hauetako bat izan daiteke: \(HarmlessText.list(candidates)). Idatzi izen osoa."
        }
    }
}
