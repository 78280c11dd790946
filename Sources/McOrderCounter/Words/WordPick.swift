package import McOrderModel

/// Has a person choose among several things that a word may mean.
///
/// - Parameters:
///   - word: what was typed.
///   - names: the names of what it may mean.
/// - Returns: the place in the list, from 0; `nil` if the person gives up, or there is none to ask.
package typealias WordPick = (_ word: String, _ names: [String]) -> Int?

extension WordMatch {
    /// The one thing that is meant, or that a person chooses.
    ///
    /// - Parameters:
    ///   - none: the error where nothing is meant; it gets the nearest name.
    ///   - several: the error where several things are meant and nobody chooses.
    func chosen(
        _ word: String,
        _ name: (Item) -> String,
        _ pick: WordPick,
        none: (_ nearest: String?) -> CounterError,
        _ several: (String, [String]) -> CounterError
    ) throws(CounterError) -> Item {
        switch self {
        case .one(let item): return item
        case .several(let items):
            let names = items.map(name)
            guard let index = pick(word, names), items.indices.contains(index) else {
                throw several(word, names)
            }
            return items[index]
        case .none(let nearest): throw none(nearest.map(name))
        }
    }
}

extension [KnownRestaurant] {
    /// The restaurant that somebody's word means, by its id or name.
    ///
    /// - Parameters:
    ///   - allowsBeginning: whether the beginning of a name means it.
    ///   - pick: has a person choose among several.
    package func find(
        _ word: String,
        allowsBeginning: Bool,
        pick: WordPick = { _, _ in nil }
    ) throws(CounterError) -> KnownRestaurant {
        try WordMatch<KnownRestaurant>.find(
            word,
            among: self,
            id: \.id.description,
            name: \.name,
            allowsBeginning: allowsBeginning
        ).chosen(
            word,
            \.name,
            pick,
            none: { .noRestaurant(word, nearest: $0) },
            CounterError.severalRestaurants
        )
    }
}
