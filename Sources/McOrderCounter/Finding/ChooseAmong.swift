package import McOrderModel

/// Lets a person choose among several things that a word may mean.
///
/// - Parameters:
///   - word: what the person typed.
///   - names: the names of the candidates.
/// - Returns: the index of the choice; `nil` if the person gives up, or if there is no person to ask.
package typealias ChooseAmong = (_ word: String, _ names: [String]) -> Int?

extension WordMatch {
    /// The only match, or the match that a person chooses.
    ///
    /// - Parameters:
    ///   - none: makes the error for no match, from the nearest name.
    ///   - several: makes the error for several matches when the person chooses none.
    func chosen(
        _ word: String,
        _ name: (Item) -> String,
        _ pick: ChooseAmong,
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
    /// The restaurant that a word means, by its id or name.
    ///
    /// - Parameters:
    ///   - allowsBeginning: whether the beginning of a name is enough.
    ///   - pick: lets a person choose when several restaurants match.
    package func find(
        _ word: String,
        allowsBeginning: Bool,
        pick: ChooseAmong = { _, _ in nil }
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
