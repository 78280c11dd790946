/// What somebody's word means among several things that have an id and a name.
package enum WordMatch<Item> {
    /// Exactly this one.
    case one(Item)
    /// One of these.
    case several([Item])
    /// None; what was probably meant, if anything is near.
    case none(nearest: Item?)

    /// Looks for a word: as an id or whole name without regard to case and accents first, then, if
    /// `allowsBeginning`, as the beginning of one.
    package static func find(
        _ word: String,
        among items: [Item],
        id: (Item) -> String,
        name: (Item) -> String,
        allowsBeginning: Bool
    ) -> WordMatch {
        let key = SearchKey(word).text
        let whole = items.filter { SearchKey(id($0)).text == key || SearchKey(name($0)).text == key }
        if !whole.isEmpty { return whole.count == 1 ? .one(whole[0]) : .several(whole) }
        let begins = { (text: String) in SearchKey(text).text.hasPrefix(key) }
        let beginning = key.isEmpty ? [] : items.filter { begins(name($0)) || begins(id($0)) }
        if allowsBeginning, beginning.count == 1 { return .one(beginning[0]) }
        if beginning.count > 1 { return .several(beginning) }
        if let only = beginning.first { return .none(nearest: only) }
        let near =
            NearMiss.best(for: word, among: items.map(name)) ?? NearMiss.best(for: word, among: items.map(id))
        return .none(nearest: items.first { near == name($0) || near == id($0) })
    }
}

extension Catalogue {
    /// The product that somebody's word means.
    package func findProduct(_ word: String, among products: [Product], allowsBeginning: Bool) -> WordMatch<
        Product
    > {
        .find(
            word,
            among: products,
            id: \.id.description,
            name: \.name,
            allowsBeginning: allowsBeginning
        )
    }

    /// The restaurant that somebody's word means.
    package func findRestaurant(_ word: String, allowsBeginning: Bool) -> WordMatch<Restaurant> {
        .find(
            word,
            among: restaurants,
            id: \.id.description,
            name: \.name,
            allowsBeginning: allowsBeginning
        )
    }

    /// The category that somebody's word means.
    package func findCategory(_ word: String, allowsBeginning: Bool) -> WordMatch<Category> {
        .find(
            word,
            among: categories,
            id: \.id.description,
            name: \.name,
            allowsBeginning: allowsBeginning
        )
    }
}
