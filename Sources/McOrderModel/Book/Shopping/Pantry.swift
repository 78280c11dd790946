/// What somebody has to look at of what the kitchen uses. Pure.
///
/// Source: docs/kitchen-book.md.
package struct Pantry: Sendable {
    /// The days before a best-before day on which it is shown first.
    private static let notice = 2
    /// The days after a best-before day on which it is shown last.
    private static let patience = 7

    /// Less of an ingredient is there than is always to be there.
    package struct Low: Hashable, Sendable {
        package let ingredient: BookIngredient
        package let there: BookQuantity
        package let keep: BookQuantity
    }

    /// Something that was bought, and is to be used soon or thrown away.
    package struct Ending: Hashable, Sendable {
        package let ingredient: BookIngredient
        package let bestBefore: CivilDay
        package let lot: String
    }

    /// Nothing is left of an ingredient, so that what needs it cannot be made.
    package struct Gone: Hashable, Sendable {
        package let ingredient: BookIngredient
        package let sellables: [SellableID]
    }

    /// In the order of the ingredients.
    package let gone: [Gone]
    /// In the order of the ingredients. What has to be counted is not among them.
    package let low: [Low]
    /// By day.
    package let ending: [Ending]

    package static let empty = Pantry()

    private init() {
        (gone, low, ending) = ([], [], [])
    }

    /// - Parameters:
    ///   - changes: what changed the stock of each ingredient.
    ///   - purchases: what was bought, however long ago.
    ///   - days: the restaurant's days.
    package init(
        _ book: Book,
        changes: [IngredientID: [Stock.Change]],
        purchases: [BookFact],
        days: BusinessDays,
        at now: Timestamp
    ) {
        var supplies: [IngredientID: BookSupply] = [:]
        for supply in book.supplies where supplies[supply.ingredient] == nil && supply.keep != nil {
            supplies[supply.ingredient] = supply
        }
        let stocks = book.ingredients.map { ($0, Stock(changes[$0.id] ?? [], at: now)) }
        low = stocks.compactMap { ingredient, stock in
            guard !stock.mustBeCounted, let supply = supplies[ingredient.id],
                let keep = supply.keep.flatMap({ ingredient.conversion.quantity($0, supply.unit) }),
                stock.there < keep
            else { return nil }
            return Low(ingredient: ingredient, there: stock.there, keep: keep)
        }
        gone = stocks.compactMap { ingredient, stock in
            guard !stock.mustBeCounted, stock.there == .none else { return nil }
            let sellables = book.recipes.filter { recipe in
                recipe.ingredients.contains { $0.source == .ingredient(ingredient.id) }
            }.compactMap(\.sellable)
            return sellables.isEmpty ? nil : Gone(ingredient: ingredient, sellables: sellables)
        }
        let today = days.day(of: now)
        let byID = Dictionary(book.supplies.map { ($0.id.description, $0) }) { $1 }
        let ticks = Dictionary(grouping: purchases.filter { $0.kind == .bought }, by: \.key)
        let ending = ticks.flatMap { key, facts -> [Ending] in
            guard let item = ListItem(key)?.item, let supply = byID[item],
                let ingredient = book.ingredient(supply.ingredient)
            else { return [] }
            let changes = changes[ingredient.id] ?? []
            let stock = Stock(changes, at: now)
            let lastCount = changes.filter { $0.kind == .count }.map(\.at).max()
            return Purchase(facts.compactMap { Purchase.Tick($0, item) }).last.values.compactMap { tick in
                guard tick.packages.thousandths > 0, let day = tick.bestBefore,
                    today.number >= day.number - Self.notice, today.number <= day.number + Self.patience,
                    stock.mustBeCounted || stock.there > .none,
                    // Who counts it after that day has seen it.
                    lastCount.map({ days.day(of: $0) <= day }) ?? true
                else { return nil }
                return Ending(ingredient: ingredient, bestBefore: day, lot: tick.lot)
            }
        }
        self.ending = Set(ending).sorted {
            ($0.bestBefore, $0.ingredient.name, $0.lot) < ($1.bestBefore, $1.ingredient.name, $1.lot)
        }
    }

    package var isEmpty: Bool { gone.isEmpty && low.isEmpty && ending.isEmpty }
}
