import McOrderClient
import McOrderConsole
import McOrderText

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
            throw CommandError(.invalid, UnknownWordText.several(word, candidates: items.map(name)))
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

    private func one<Item>(
        _ kind: WordKind,
        _ word: String,
        _ match: WordMatch<Item>,
        among items: [Item],
        name: (Item) -> String
    ) throws(CommandError) -> Item {
        try match.one(of: kind, word: word, among: items.map(name), name: name, pick: pick)
    }

    /// The product that a word names.
    func product(_ word: String, _ kind: WordKind, among products: [Product], in catalogue: Catalogue)
        throws(CommandError) -> Product
    {
        let match = catalogue.findProduct(word, among: products, allowsBeginning: isInteractive)
        return try one(kind, word, match, among: kind == .product ? [] : products) { $0.name(in: language) }
    }

    /// The restaurant that a word names.
    func restaurant(_ word: String, in catalogue: Catalogue) throws(CommandError) -> Restaurant {
        let match = catalogue.findRestaurant(word, allowsBeginning: isInteractive)
        return try one(.restaurant, word, match, among: catalogue.restaurants, name: \.name)
    }

    /// The category that a word names.
    func category(_ word: String, in catalogue: Catalogue) throws(CommandError) -> McOrderModel.Category {
        let match = catalogue.findCategory(word, allowsBeginning: isInteractive)
        return try one(.category, word, match, among: catalogue.categories) { $0.name(in: language) }
    }

    /// The allergens that words name, in the user's language or in English.
    func allergens(_ words: [String]) throws(CommandError) -> Set<Allergen> {
        let (all, name) = (Allergen.allCases, { (allergen: Allergen) in allergen.word[language] })
        let allergens = try words.map { word throws(CommandError) in
            let match = WordMatch.find(
                word,
                among: all,
                id: \.rawValue,
                name: name,
                allowsBeginning: isInteractive
            )
            return try one(.allergen, word, match, among: all, name: name)
        }
        return Set(allergens)
    }

    /// The options that words name for the products of an item: one, or a menu's sandwich, drink and side.
    ///
    /// - Throws: a failure that names every group of which choices are missing, and what to type.
    func options(
        _ words: [String],
        of products: [Product],
        in catalogue: Catalogue
    ) throws(CommandError) -> [[ChosenOption]] {
        let candidates = OptionWords(products, in: catalogue, names(catalogue))
        let chosen = try candidates.chosen(words, allowsBeginning: isInteractive) {
            (word, match, names) throws(CommandError) in
            try match.one(of: .option, word: word, among: names, name: \.name, pick: pick)
        }
        let missing = candidates.missing(chosen, of: products, in: catalogue)
        guard missing.isEmpty else {
            throw CommandError(
                .invalid,
                UnknownWordText.missingChoices(
                    of: products.map { $0.name(in: language) }.joined(separator: " + "),
                    missing.map {
                        UnknownWordText.group($0.group.name(in: language), $0.group.count, $0.words)
                    },
                    example: missing.flatMap { $0.words.prefix($0.group.count.lowerBound) }
                )
            )
        }
        return chosen
    }

    /// The restaurants near the place in `--near` or `MCORDER_NEAR`: by their distance from a position, or
    /// those in a town, or with another part of an address. Without a place all of them.
    func restaurants(
        _ near: String?,
        in catalogue: Catalogue
    ) throws(CommandError) -> [(restaurant: Restaurant, metres: Double?)] {
        guard let text = near ?? Self.usualPlace, GeoPoint(text) == nil else {
            return catalogue.restaurants(near: try place(near))
        }
        let found = catalogue.restaurants(found: text)
        guard !found.isEmpty else {
            let nearest = catalogue.nearestPlace(to: text)
            throw CommandError(.invalid, ErrorText.badTown(text, nearest: nearest, towns: catalogue.towns))
        }
        return found.map { ($0, nil) }
    }

    private static var usualPlace: String? {
        Terminal.environment("MCORDER_NEAR").flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The position in an option, or else in `MCORDER_NEAR` if that is a position.
    func place(_ option: String?) throws(CommandError) -> GeoPoint? {
        guard let text = option else { return Self.usualPlace.flatMap { GeoPoint($0) } }
        guard let place = GeoPoint(text) else { throw CommandError(.invalid, ErrorText.badPlace(text)) }
        return place
    }
}
