extension Spanish {
    package func text(_ message: UnknownWordText) -> String {
        switch message {
        case .product(let word, let hint):
            "no hay ningún producto \(quoted(word)).\(say(hint)) Los ves todos con «mcorder products»."
        case .menu(let word, let hint): "no hay ningún menú con \(quoted(word)).\(say(hint))"
        case .drink(let word, let hint): "\(quoted(word)) no es una bebida de menú.\(say(hint))"
        case .side(let word, let hint): "\(quoted(word)) no es un complemento de menú.\(say(hint))"
        case .category(let word, let hint): "no hay ninguna categoría \(quoted(word)).\(say(hint))"
        case .restaurant(let word, let hint): "no hay ningún restaurante \(quoted(word)).\(say(hint))"
        case .allergen(let word, let hint): "no hay ningún alérgeno \(quoted(word)).\(say(hint))"
        case .option(let word, let hint): "no hay ninguna opción \(quoted(word)).\(say(hint))"
        case .near(let name): " ¿Querías decir «\(HarmlessText.clean(name))»?"
        case .thereAre(let names): " Hay: \(HarmlessText.list(names))."
        case .restaurantsIn(let towns): " Hay restaurantes en: \(HarmlessText.list(towns))."
        case .choose(let names): " Elige: \(HarmlessText.list(names))."
        case .options(let name, let error): "\(quoted(name)): \(say(error))."
        case .missingChoices(let name, let groups, let example):
            "\(quoted(name)) necesita \(groups.map { say($0) }.joined(separator: "; ")). Añade por ejemplo: "
                + "\(UnknownWordText.options(example))"
        case .group(let name, let count, let choices):
            "\(HarmlessText.clean(name)) (\(say(ProductText.choose(count))): \(HarmlessText.list(choices)))"
        case .several(let word, let candidates):
            "\(quoted(word)) puede ser: \(HarmlessText.list(candidates)). Escribe el nombre entero."
        }
    }
}
