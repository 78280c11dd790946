package import McOrderModel
import McOrderQueue

/// All recipes of a restaurant, with what people look for in them.
package struct RecipesSheet: Sendable {
    package let book: Book
    package let recipes: RecipeBook
    /// The number of the row of each recipe: the newest has the highest.
    package let rows: [RecipeID: Int64]
    /// How often what each makes was sold in the last weeks.
    package let sold: [RecipeID: Int]
    /// What is missing to make each now; see ``RecipeBook/missing(of:_:)``.
    package let missing: [RecipeID: [BookIngredient]]
}

/// A recipe with what somebody noted about it.
package struct RecipeSheet: Sendable {
    package let book: Book
    package let recipe: BookRecipe
    /// The number of its row.
    package let row: Int64
    /// What a portion did cost thirty days ago; `nil` if nobody knows, or if nobody asked.
    package let costBefore: Money?
    package let today: CivilDay
    /// The newest first.
    package let notes: [(fact: BookFact, note: BookNote)]
    /// The number of the last fact of the restaurant.
    package let last: Int64
}

extension Counter {
    /// All recipes.
    package func recipesSheet(of restaurant: Restaurant) async throws(CounterError) -> RecipesSheet {
        let now = now()
        return try await reading { view in
            let entries = try await view.bookEntries(of: restaurant.id)
            let book = try await view.book(of: restaurant.id)
            let recipes = RecipeBook(book)
            let facts = try await Self.stockFacts(of: restaurant.id, in: view, at: now)
            let usage = try await Self.usage(facts, of: restaurant.id, in: view)
            let stocks = book.stockChanges(facts, usage).mapValues { Stock($0, at: now) }
            let (_, history) = try await Self.week(book, of: restaurant, in: view, at: now)
            let rows = entries.filter { $0.kind == .recipe }.map { (RecipeID($0.key), $0.id) }
            let sold = book.recipes.compactMap { recipe in
                recipe.sellable.map { (recipe.id, history.count(of: $0)) }
            }
            let missing = book.recipes.compactMap { recipe in
                recipes.missing(of: recipe, stocks).map { (recipe.id, $0) }
            }
            return RecipesSheet(
                book: book,
                recipes: recipes,
                rows: Dictionary(uniqueKeysWithValues: rows),
                sold: Dictionary(uniqueKeysWithValues: sold),
                missing: Dictionary(uniqueKeysWithValues: missing)
            )
        }
    }

    /// A cost is compared with the one so long ago.
    private static let costSpan = Duration.seconds(30 * 86_400)

    /// A recipe; `nil` if there is none of that key.
    ///
    /// - Parameter comparesCost: whether the book of thirty days ago is read for what it did cost then.
    package func recipeSheet(
        _ id: RecipeID,
        of restaurant: Restaurant,
        comparesCost: Bool
    ) async throws(CounterError) -> RecipeSheet? {
        let now = now()
        return try await reading { view in
            // What comes while the rest is read is shown by the stream.
            let last = try await view.lastBookFact(of: restaurant.id)
            let entries = try await view.bookEntries(of: restaurant.id)
            let book = try await view.book(of: restaurant.id)
            guard let recipe = book.recipe(id),
                let entry = entries.first(where: { $0.kind == .recipe && $0.key == id.description })
            else { return nil }
            var costBefore: Money?
            if comparesCost {
                let former = RecipeBook(try await view.book(of: restaurant.id, at: now - Self.costSpan))
                costBefore = former[id].flatMap { former.cost(of: $0) }
            }
            let facts = try await view.notes(of: restaurant.id, about: id)
            let notes = facts.reversed().compactMap { fact in
                (try? BookNote(fact.content)).map { (fact, $0) }
            }
            return RecipeSheet(
                book: book,
                recipe: recipe,
                row: entry.id,
                costBefore: costBefore,
                today: restaurant.businessDays.day(of: now),
                notes: notes,
                last: last
            )
        }
    }
}
