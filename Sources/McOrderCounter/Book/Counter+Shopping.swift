package import McOrderModel
import McOrderQueue

extension Counter {
    /// What a restaurant's kitchen book defines, and what changed the stock of each ingredient.
    ///
    /// - Parameter list: a list whose own purchases do not count.
    package func stock(of restaurant: Restaurant, except list: ListID? = nil) async throws(CounterError) -> (
        book: Book, changes: [IngredientID: [Stock.Change]]
    ) {
        let now = now()
        return try await reading { view in
            let book = try await view.book(of: restaurant.id)
            // What happens now has a time a moment ahead of a slower clock.
            let (facts, _) = try await view.bookFacts(
                of: restaurant.id,
                from: now - Stock.validity,
                to: now + .seconds(86_400)
            )
            return (book, book.stockChanges(facts, except: list))
        }
    }

    /// A shopping list as it is now, who ordered it from which supplier, and who used the browsers that ticked it;
    /// `nil` if there is none of that key.
    package func shoppingList(
        _ id: ListID,
        of restaurant: Restaurant
    ) async throws(CounterError) -> (
        list: ShoppingList, ordered: [String: (who: String, at: Timestamp)], names: [String: String]
    )? {
        let (book, changes) = try await stock(of: restaurant, except: id)
        guard let list = book.lists.first(where: { $0.id == id }) else { return nil }
        let facts = try await reading { try await $0.bookFacts(of: restaurant.id, about: id) }
        var ordered: [String: (who: String, at: Timestamp)] = [:]
        var names: [String: String] = [:]
        for fact in facts {
            let person = fact.person.flatMap { book.knownPerson($0)?.name }
            if fact.kind == .bought { names[fact.browser] = person }
            guard fact.kind == .ordered, let said = try? OrderedSupplies(fact.content) else { continue }
            ordered[said.supplier] = (person ?? fact.browser, fact.at)
        }
        let shopping = ShoppingList(
            list,
            ingredients: book.ingredients,
            supplies: book.supplies,
            changes: changes,
            ticks: book.ticks(facts, of: id),
            at: now()
        )
        return (shopping, ordered, names)
    }
}
