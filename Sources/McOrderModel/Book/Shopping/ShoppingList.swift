/// A shopping list as it is now: what is needed, by supplier and section, and what was bought of it. Pure.
///
/// Source: docs/kitchen-book.md.
package struct ShoppingList: Sendable {
    /// A line of the list.
    package struct Line: Hashable, Sendable {
        /// The key under which its ticks are.
        package let key: String
        /// `nil` for something that the book does not have.
        package let supply: BookSupply?
        package let ingredient: BookIngredient?
        /// What it is called.
        package let name: String
        /// How many packages are wanted.
        package let packages: BookNumber
        /// Whether a person said how many, and not the counts.
        package let isChanged: Bool
        /// Whether its ingredient has to be counted first.
        package let mustBeCounted: Bool
        package let bought: Purchase

        /// Whether enough was bought.
        package var isBought: Bool { bought.packages >= packages && bought.packages.thousandths > 0 }

        /// What the wanted packages cost, if that is known.
        package var cost: Money? {
            supply?.price.map { Money(cents: BookQuantity.rounded($0.cents * packages.thousandths, 1000)) }
        }
    }

    package let list: BookList
    /// By supplier, section and name.
    package let lines: [Line]
    /// What somebody left out, in the order in which it was said.
    package let leftOut: [(key: String, name: String)]

    /// - Parameters:
    ///   - changes: what changed the stock of each ingredient.
    ///   - needs: what the recipes need of each ingredient.
    ///   - factors: see ``Stock/factor(_:)``; 1000 for what is not among them.
    ///   - ticks: those of the list.
    package init(
        _ list: BookList,
        ingredients: [BookIngredient],
        supplies: [BookSupply],
        changes: [IngredientID: [Stock.Change]],
        needs: [IngredientID: BookQuantity] = [:],
        factors: [IngredientID: Int] = [:],
        ticks: [Purchase.Tick],
        at now: Timestamp
    ) {
        let byID = Dictionary(ingredients.map { ($0.id, $0) }) { $1 }
        let said = Dictionary(list.items.map { ($0.key, $0) }) { $1 }
        let ticks = Dictionary(grouping: ticks, by: \.item)
        var taken: Set<IngredientID> = []
        var lines: [Line] = []
        for supply in supplies {
            guard let ingredient = byID[supply.ingredient] else { continue }
            let stock = Stock(changes[ingredient.id] ?? [], at: now)
            // Of several suppliers the first one sells it, unless somebody chose another.
            let isFirst = taken.insert(ingredient.id).inserted
            let need = needs[ingredient.id] ?? .none
            let factor = factors[ingredient.id] ?? 1000
            let computed = isFirst ? Self.packages(supply, ingredient, stock, need, factor) : 0
            let item = said[supply.id.description]
            let bought = Purchase(ticks[supply.id.description] ?? [])
            let packages = item?.packages ?? BookNumber(computed)
            let isWanted = packages.thousandths > 0 && item?.isLeftOut != true
            guard isWanted || !bought.byBrowser.isEmpty else { continue }
            lines.append(
                Line(
                    key: supply.id.description,
                    supply: supply,
                    ingredient: ingredient,
                    name: ingredient.name,
                    packages: packages,
                    isChanged: item?.packages != nil,
                    mustBeCounted: stock.mustBeCounted,
                    bought: bought
                )
            )
        }
        let known = Set(supplies.map(\.id.description))
        for item in list.items where !known.contains(item.key) && !item.isLeftOut {
            lines.append(
                Line(
                    key: item.key,
                    supply: nil,
                    ingredient: nil,
                    name: item.text,
                    packages: item.packages ?? BookNumber(1),
                    isChanged: true,
                    mustBeCounted: false,
                    bought: Purchase(ticks[item.key] ?? [])
                )
            )
        }
        let names = Dictionary(supplies.map { ($0.id.description, byID[$0.ingredient]?.name) }) { $1 }
        leftOut = list.items.filter(\.isLeftOut).compactMap { item in
            (known.contains(item.key) ? names[item.key] ?? nil : item.text).map { (item.key, $0) }
        }
        self.list = list
        self.lines = lines.sorted { Self.place($0) < Self.place($1) }
    }

    private static func place(_ line: Line) -> (String, String, String) {
        (line.supply?.supplier ?? "\u{10FFFF}", line.supply?.section ?? "", line.name)
    }

    private static func packages(
        _ supply: BookSupply,
        _ ingredient: BookIngredient,
        _ stock: Stock,
        _ need: BookQuantity,
        _ factor: Int
    ) -> Int {
        guard let package = ingredient.conversion.quantity(supply.size, supply.unit) else { return 0 }
        let keep = supply.keep.flatMap { ingredient.conversion.quantity($0, supply.unit) } ?? .none
        return ShoppingNeed.packages(
            need: need,
            factor: factor,
            keep: keep,
            there: stock.there,
            package: package
        )
    }

    /// What everything that is wanted costs, as far as prices are known.
    package var cost: Money { Money(cents: lines.compactMap { $0.cost?.cents }.reduce(0, +)) }
}
