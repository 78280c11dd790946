extension English {
    package func text(_ message: UnknownWordText) -> String {
        switch message {
        case .product(let word, let hint):
            "there is no product \(quoted(word)).\(say(hint)) See them all with “mcorder products”."
        case .menu(let word, let hint): "there is no menu with \(quoted(word)).\(say(hint))"
        case .drink(let word, let hint): "\(quoted(word)) is not a menu drink.\(say(hint))"
        case .side(let word, let hint): "\(quoted(word)) is not a menu side.\(say(hint))"
        case .category(let word, let hint): "there is no category \(quoted(word)).\(say(hint))"
        case .restaurant(let word, let hint): "there is no restaurant \(quoted(word)).\(say(hint))"
        case .allergen(let word, let hint): "there is no allergen \(quoted(word)).\(say(hint))"
        case .option(let word, let hint): "there is no option \(quoted(word)).\(say(hint))"
        case .near(let name): " Did you mean \(HarmlessText.clean(name))?"
        case .thereAre(let names): " There are: \(HarmlessText.list(names))."
        case .restaurantsIn(let towns): " There are restaurants in: \(HarmlessText.list(towns))."
        case .choose(let names): " Choose: \(HarmlessText.list(names))."
        case .options(let name, let error): "\(quoted(name)): \(say(error))."
        case .missingChoices(let name, let groups, let example):
            "\(quoted(name)) needs \(groups.map { say($0) }.joined(separator: "; ")). Add for example: "
                + "\(UnknownWordText.options(example))"
        case .group(let name, let count, let choices):
            "\(HarmlessText.clean(name)) (\(say(ProductText.choose(count))): \(HarmlessText.list(choices)))"
        case .several(let word, let candidates):
            "\(quoted(word)) could be: \(HarmlessText.list(candidates)). Write the whole name."
        }
    }
}
