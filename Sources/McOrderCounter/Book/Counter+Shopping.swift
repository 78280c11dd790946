package import McOrderModel
import McOrderQueue

/// A shopping list as it is now, with what its page shows beside it.
package struct ShoppingSheet: Sendable {
    package let shopping: ShoppingList
    /// The products of its days that no recipe can compute.
    package let unknown: Set<ProductID>
    package let today: CivilDay
    package let book: Book
    /// The row of the list, for its changes.
    package let entry: Book.Entry
    /// Who ordered it from which supplier, by the supplier.
    package let ordered: [String: (who: String, at: Timestamp)]
    /// Who used a browser when it ticked the list, by the browser's name.
    package let names: [String: String]
    /// The number of the last fact of the restaurant.
    package let last: Int64
}

/// What the page for counting shows.
package struct CountSheet: Sendable {
    package let book: Book
    /// What changed the stock of each ingredient.
    package let changes: [IngredientID: [Stock.Change]]
    /// The last count of each preparation.
    package let preparations: [RecipeID: (portions: BookNumber, at: Timestamp)]
    /// What was made since the first count that says something.
    package let usage: Usage
    /// What the counts show to have been bought without a tick, by the ingredient.
    package let unticked: [IngredientID: UntickedPurchase]
    /// The ticks of the lists on which that can be ticked.
    package let ticks: [ListID: [Purchase.Tick]]
    package let now: Timestamp
    /// The number of the last fact of the restaurant.
    package let last: Int64
}

extension Counter {
    /// What is there of what a restaurant's kitchen uses.
    package func countSheet(of restaurant: Restaurant) async throws(CounterError) -> CountSheet {
        let now = now()
        return try await reading { view in
            // What comes while the rest is read is shown by the stream.
            let last = try await view.lastBookFact(of: restaurant.id)
            let book = try await view.book(of: restaurant.id)
            let facts = try await Self.stockFacts(of: restaurant.id, in: view, at: now)
            let usage = try await Self.usage(facts, of: restaurant.id, in: view)
            let changes = book.stockChanges(facts, usage)
            let unticked = UntickedPurchase.all(in: book, changes)
            var preparations: [RecipeID: (portions: BookNumber, at: Timestamp)] = [:]
            for fact in facts.sorted(by: { ($0.at, $0.seq) < ($1.at, $1.seq) }) where fact.kind == .count {
                guard let id = BookedRecipe(fact.key)?.recipe, let said = try? StockAmount(fact.content)
                else {
                    continue
                }
                preparations[id] = (said.amount, fact.at)
            }
            var ticks: [ListID: [Purchase.Tick]] = [:]
            for list in unticked.isEmpty ? [] : book.openLists {
                let facts = try await view.bookFacts(of: restaurant.id, about: list.id)
                ticks[list.id] = book.ticks(facts, of: list.id)
            }
            return CountSheet(
                book: book,
                changes: changes,
                preparations: preparations,
                usage: usage,
                unticked: unticked,
                ticks: ticks,
                now: now,
                last: last
            )
        }
    }

    /// What was bought longer ago than this is not looked at for its best-before day.
    private static let purchasesKept = Duration.seconds(400 * 86_400)

    /// What somebody has to look at of what a restaurant's kitchen uses. Without ingredients nothing is read.
    package func pantry(_ book: Book, of restaurant: Restaurant) async throws(CounterError) -> Pantry {
        guard !book.ingredients.isEmpty else { return .empty }
        let now = now()
        return try await reading { view in
            let facts = try await Self.stockFacts(of: restaurant.id, in: view, at: now)
            let usage = try await Self.usage(facts, of: restaurant.id, in: view)
            return Pantry(
                book,
                changes: book.stockChanges(facts, usage),
                purchases: try await view.purchases(of: restaurant.id, since: now - Self.purchasesKept),
                days: restaurant.businessDays,
                at: now
            )
        }
    }

    /// Counts of so long ago say how much more is used than recipes say.
    private static let factorReach = Duration.seconds(SalesHistory.reach * 86_400)

    /// A shopping list as it is now; `nil` if there is none of that key.
    package func shoppingSheet(
        _ id: ListID,
        of restaurant: Restaurant
    ) async throws(CounterError) -> ShoppingSheet? {
        let now = now()
        return try await reading { view in
            // What comes while the rest is read is shown by the stream.
            let last = try await view.lastBookFact(of: restaurant.id)
            let entries = try await view.bookEntries(of: restaurant.id)
            let book = try await view.book(of: restaurant.id)
            guard let list = book.lists.first(where: { $0.id == id }),
                let entry = entries.first(where: { $0.kind == .list && $0.key == id.description })
            else { return nil }
            let facts = try await view.bookFacts(of: restaurant.id, about: id)
            var ordered: [String: (who: String, at: Timestamp)] = [:]
            var names: [String: String] = [:]
            for fact in facts {
                let person = fact.person.flatMap { book.knownPerson($0)?.name }
                if fact.kind == .bought { names[fact.browser] = person }
                guard fact.kind == .ordered, let said = try? OrderedSupplies(fact.content) else { continue }
                ordered[said.supplier] = (person ?? fact.browser, fact.at)
            }
            let reach = list.span == nil ? Stock.validity : Self.factorReach
            let stockFacts = try await Self.stockFacts(of: restaurant.id, in: view, at: now, reach: reach)
            let usage = try await Self.usage(stockFacts, of: restaurant.id, in: view)
            var (needs, unknown): ([IngredientID: BookQuantity], Set<ProductID>) = ([:], [])
            if let span = list.span {
                let (week, _) = try await Self.week(book, of: restaurant, in: view, at: now)
                let need = week.need(of: span, RecipeBook(book))
                (needs, unknown) = (need.quantities.ofIngredients, need.unknown)
            }
            let shopping = ShoppingList(
                list,
                ingredients: book.ingredients,
                supplies: book.supplies,
                changes: book.stockChanges(stockFacts, usage, except: id),
                needs: needs,
                factors: list.span == nil
                    ? [:] : book.stockChanges(stockFacts, usage).mapValues { Stock.factor($0) },
                ticks: book.ticks(facts, of: id),
                at: now
            )
            return ShoppingSheet(
                shopping: shopping,
                unknown: unknown,
                today: restaurant.businessDays.day(of: now),
                book: book,
                entry: entry,
                ordered: ordered,
                names: names,
                last: last
            )
        }
    }

    /// What was made since the first count among some facts. Without counts or recipes nothing is read.
    static func usage(
        _ facts: [BookFact],
        of restaurant: RestaurantID,
        in view: QueueView
    ) async throws -> Usage {
        let counts = facts.filter { $0.kind == .count }
        guard let since = counts.map(\.at).min(), let event = counts.map(\.event).min() else { return .none }
        let history = try await view.recipeHistory(of: restaurant)
        guard !history.isEmpty else { return .none }
        return Usage(try await view.madeLines(of: restaurant, since: since, after: event), history)
    }

    /// The facts that tell what is there.
    ///
    /// - Parameter reach: how long ago the first ones are.
    static func stockFacts(
        of restaurant: RestaurantID,
        in view: QueueView,
        at now: Timestamp,
        reach: Duration = Stock.validity
    ) async throws -> [BookFact] {
        // What happens now has a time a moment ahead of a slower clock.
        let recent = try await view.stockFacts(of: restaurant, from: now - reach, to: now + .seconds(86_400))
        // A tick says what its browser has bought of an item so far, so the earlier ones of its list count
        // too.
        let lists = Set(recent.filter { $0.kind == .bought }.compactMap { ListItem($0.key)?.list })
        var facts = Dictionary(recent.map { ($0.seq, $0) }) { $1 }
        for list in lists {
            for fact in try await view.bookFacts(of: restaurant, about: list) { facts[fact.seq] = fact }
        }
        return Array(facts.values)
    }
}
