/// The recipes of a book as they were at each change of an order. Pure.
///
/// Source: docs/kitchen-book.md, *What was used*.
package struct RecipeHistory: Sendable {
    /// A recipe as it was written once.
    package struct Version: Sendable {
        package let id: RecipeID
        /// The last change of an order before it was written.
        package let event: Int64
        /// `nil` if it was removed.
        package let recipe: BookRecipe?

        package init(_ id: RecipeID, event: Int64, _ recipe: BookRecipe?) {
            (self.id, self.event, self.recipe) = (id, event, recipe)
        }
    }

    /// The first changes of orders at which other recipes held than before, in their order.
    private let begins: [Int64]
    /// The recipes before the first of ``begins``, and from each of them on.
    private let books: [RecipeBook]

    /// - Parameters:
    ///   - book: the ingredients and supplies.
    ///   - versions: of all recipes, the oldest first.
    package init(_ book: Book, _ versions: [Version]) {
        // What was made before there was a recipe is computed by the earliest one.
        var present: [RecipeID: BookRecipe] = [:]
        var order: [RecipeID] = []
        var known: Set<RecipeID> = []
        for version in versions where known.insert(version.id).inserted {
            order.append(version.id)
            present[version.id] = version.recipe
        }
        var begins: [Int64] = []
        var books = [RecipeBook(order.compactMap { present[$0] }, of: book)]
        var seen: Set<RecipeID> = []
        var next = 0
        while next < versions.count {
            let event = versions[next].event
            var isOther = false
            while next < versions.count, versions[next].event == event {
                let version = versions[next]
                isOther = isOther || !seen.insert(version.id).inserted
                present[version.id] = version.recipe
                next += 1
            }
            guard isOther else { continue }
            begins.append(event + 1)
            books.append(RecipeBook(order.compactMap { present[$0] }, of: book))
        }
        (self.begins, self.books) = (begins, books)
    }

    /// Which of the books held at a change of an order.
    func epoch(at event: Int64) -> Int { begins.partitioningIndex { $0 > event } }

    /// The recipes of an epoch.
    subscript(epoch: Int) -> RecipeBook { books[epoch] }

    package var isEmpty: Bool { books.allSatisfy(\.isEmpty) }
}

extension Array {
    /// The position of the first element for which a condition holds, that holds for all after it as well.
    func partitioningIndex(where isAfter: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
