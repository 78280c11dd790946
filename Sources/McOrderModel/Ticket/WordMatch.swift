/// The result of finding a typed word among items that have an id and a name.
package enum WordMatch<Item> {
    /// Exactly one item matches.
    case one(Item)
    /// Several items match.
    case several([Item])
    /// No item matches; `nearest` is the item that was probably meant, if one is similar.
    case none(nearest: Item?)

    /// Finds a word. It first compares it with whole ids and names, ignoring case and accents, and then with
    /// their beginnings. A single item that only begins with the word is a match if `allowsBeginning`, and
    /// otherwise the nearest item.
    ///
    /// - Parameter others: an item's names in other languages, which count as much as its own.
    package static func find(
        _ word: String,
        among items: [Item],
        id: (Item) -> String,
        name: (Item) -> String,
        others: (Item) -> [String] = { _ in [] },
        allowsBeginning: Bool
    ) -> WordMatch {
        let key = SearchKey(word).text
        func names(_ item: Item) -> [String] { [name(item)] + others(item) }
        let whole = items.filter { item in
            ([id(item)] + names(item)).contains { SearchKey($0).text == key }
        }
        if !whole.isEmpty { return whole.count == 1 ? .one(whole[0]) : .several(whole) }
        let begins = { (text: String) in SearchKey(text).text.hasPrefix(key) }
        let beginning =
            key.isEmpty ? [] : items.filter { item in (names(item) + [id(item)]).contains(where: begins) }
        if allowsBeginning, beginning.count == 1 { return .one(beginning[0]) }
        if beginning.count > 1 { return .several(beginning) }
        if let only = beginning.first { return .none(nearest: only) }
        let near =
            NearMiss.best(for: word, among: items.flatMap(names))
            ?? NearMiss.best(for: word, among: items.map(id))
        return .none(nearest: items.first { item in (names(item) + [id(item)]).contains { $0 == near } })
    }
}

extension Catalogue {
    /// Finds the product that a typed word names.
    package func findProduct(_ word: String, among products: [Product], allowsBeginning: Bool) -> WordMatch<
        Product
    > {
        .find(
            word,
            among: products,
            id: \.id.description,
            name: \.name,
            others: \.translations.names,
            allowsBeginning: allowsBeginning
        )
    }

    /// Finds the restaurant that a typed word names.
    package func findRestaurant(_ word: String, allowsBeginning: Bool) -> WordMatch<Restaurant> {
        .find(
            word,
            among: restaurants,
            id: \.id.description,
            name: \.name,
            allowsBeginning: allowsBeginning
        )
    }

    /// Finds the category that a typed word names.
    package func findCategory(_ word: String, allowsBeginning: Bool) -> WordMatch<Category> {
        .find(
            word,
            among: categories,
            id: \.id.description,
            name: \.name,
            others: \.translations.names,
            allowsBeginning: allowsBeginning
        )
    }
}
