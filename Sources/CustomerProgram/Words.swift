internal import McOrderClient
internal import McOrderConsole
internal import McOrderText

/// What a word in a command can name.
enum WordKind: CaseIterable {
    case product, sandwich, drink, side, category, restaurant, allergen, option
}

extension WordMatch {
    /// The single match.
    ///
    /// - Parameter pick: asks the user to choose among names, if possible; returns the index in the list.
    /// - Throws: a failure that names the candidates, or a similar name, and all names if they are few.
    func one(
        of kind: WordKind,
        word: String,
        among names: [String] = [],
        name: (Item) -> String,
        pick: (NumberedChoice) -> Int? = { _ in nil }
    ) throws(CommandError) -> Item {
        switch self {
        case .one(let item): return item
        case .several(let items):
            if let index = pick(NumberedChoice(word, among: items.map(name))) { return items[index] }
            throw CommandError(.invalid, ErrorText.ambiguous(kind, word, candidates: items.map(name)))
        case .none(let nearest):
            throw CommandError(
                .invalid,
                ErrorText.unknown(kind, word, nearest: nearest.map(name), all: names)
            )
        }
    }
}

extension Session {
    /// Asks the user at the terminal to choose. Does not ask with `--json`.
    private func pick(_ choice: NumberedChoice) -> Int? {
        json ? nil : choice.ask(in: language)
    }

    /// The product that a word names.
    func product(_ word: String, _ kind: WordKind, among products: [Product], in catalogue: Catalogue)
        throws(CommandError) -> Product
    {
        let match = catalogue.findProduct(word, among: products, allowsBeginning: isInteractive)
        let name = { (product: Product) in product.name(in: language) }
        let names = kind == .product ? [] : products.map(name)
        return try match.one(of: kind, word: word, among: names, name: name, pick: pick)
    }

    /// The restaurant that a word names.
    func restaurant(_ word: String, in catalogue: Catalogue) throws(CommandError) -> Restaurant {
        try catalogue.findRestaurant(word, allowsBeginning: isInteractive)
            .one(
                of: .restaurant,
                word: word,
                among: catalogue.restaurants.map(\.name),
                name: \.name,
                pick: pick
            )
    }

    /// The category that a word names.
    func category(_ word: String, in catalogue: Catalogue) throws(CommandError) -> McOrderModel.Category {
        try catalogue.findCategory(word, allowsBeginning: isInteractive)
            .one(
                of: .category,
                word: word,
                among: catalogue.categories.map { $0.name(in: language) },
                name: { $0.name(in: language) },
                pick: pick
            )
    }

    /// The allergens that words name, in the user's language or in English.
    func allergens(_ words: [String]) throws(CommandError) -> Set<Allergen> {
        var allergens: Set<Allergen> = []
        for word in words {
            let match = WordMatch.find(
                word,
                among: Allergen.allCases,
                id: \.rawValue,
                name: { $0.word[language] },
                allowsBeginning: isInteractive
            )
            let names = Allergen.allCases.map { $0.word[language] }
            allergens.insert(
                try match.one(
                    of: .allergen,
                    word: word,
                    among: names,
                    name: { $0.word[language] },
                    pick: pick
                )
            )
        }
        return allergens
    }

    /// The options that words name for the products of an item: one, or a menu's sandwich, drink and side.
    func options(
        _ words: [String],
        of products: [Product],
        in catalogue: Catalogue
    ) throws(CommandError) -> [[ChosenOption]] {
        let candidates = OptionWords(products, in: catalogue, language: language.rawValue)
        return try candidates.chosen(words, allowsBeginning: isInteractive) {
            (word, match, names) throws(CommandError) in
            try match.one(of: .option, word: word, among: names, name: \.name, pick: pick)
        }
    }

    /// The position in `--near` or `MCORDER_NEAR`.
    func place(_ option: String?) throws(CommandError) -> GeoPoint? {
        let variable = Terminal.environment("MCORDER_NEAR").flatMap { $0.isEmpty ? nil : $0 }
        guard let text = option ?? variable else { return nil }
        guard let place = GeoPoint(text) else { throw CommandError(.invalid, ErrorText.badPlace(text)) }
        return place
    }
}
