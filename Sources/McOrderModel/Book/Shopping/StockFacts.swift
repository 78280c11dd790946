/// An amount of an ingredient, as somebody counted it or threw it away.
package struct StockAmount: Hashable, Sendable {
    package let amount: BookNumber
    package let unit: BookUnit
    /// Why it was thrown away.
    package let text: String

    /// Reads `{"amount", "unit", "text"?}`.
    ///
    /// - Throws: ``BookContentError``.
    package init(_ content: JSONValue) throws(BookContentError) {
        let members = ["amount", "unit", "text", BookFact.blankedMember]
        let content = try BookContent(content, members: members)
        amount = try content.required("amount") {
            BookNumber(json: $0).flatMap { $0.thousandths >= 0 ? $0 : nil }
        }
        unit = try content.required("unit") { $0.text.flatMap { BookUnit(rawValue: $0) } }
        text = try content.text("text")
    }
}

extension BookIngredient {
    /// A quantity of it in its own unit, cut to thousandths.
    package func number(_ quantity: BookQuantity) -> BookNumber {
        BookNumber(thousandths: quantity.millionths / 1000 / unit.baseUnits)
    }

    /// An amount of it; `nil` if nothing says how to convert its unit.
    package func quantity(_ amount: StockAmount) -> BookQuantity? {
        conversion.quantity(amount.amount, amount.unit)
    }
}

/// An item of a list, as the key of what was bought.
package struct ListItem: Hashable, Sendable, CustomStringConvertible {
    package let list: ListID
    package let item: String

    package init(_ list: ListID, _ item: String) {
        (self.list, self.item) = (list, item)
    }

    /// Reads ``description``; `nil` for any other text.
    package init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, let list = ListID(key: String(parts[0])),
            let item = SupplyID(key: String(parts[1]))
        else { return nil }
        self.init(list, item.description)
    }

    /// `saturday/oil-5l`.
    package var description: String { "\(list)/\(item)" }
}

/// How many packages of an item a browser has bought so far.
package struct BoughtItem: Hashable, Sendable {
    package let packages: BookNumber
    /// What a package did cost.
    package let price: Money?
    package let lot: String
    package let bestBefore: CivilDay?

    /// The member that only the owner sees.
    static let priceMember = "price"

    /// Reads `{"packages", "price"?, "lot"?, "bestBefore"?}`.
    ///
    /// - Throws: ``BookContentError``.
    package init(_ content: JSONValue) throws(BookContentError) {
        let content = try BookContent(content, members: ["packages", Self.priceMember, "lot", "bestBefore"])
        packages = try content.required("packages") {
            BookNumber(json: $0).flatMap { $0.thousandths >= 0 ? $0 : nil }
        }
        price = try content.optional(Self.priceMember) { $0.text.flatMap { Money(amount: $0) } }
        lot = try content.text("lot")
        bestBefore = try content.optional("bestBefore") { $0.text.flatMap { CivilDay($0) } }
    }
}

/// The supplier from whom a list was ordered.
package struct OrderedSupplies: Hashable, Sendable {
    package let supplier: String

    /// Reads `{"supplier"}`.
    ///
    /// - Throws: ``BookContentError``.
    package init(_ content: JSONValue) throws(BookContentError) {
        supplier = try BookContent(content, members: ["supplier"]).required("supplier") {
            $0.text.flatMap { BookContent.isText($0, .name) ? $0 : nil }
        }
    }
}

extension Purchase.Tick {
    /// Reads what a browser bought of an item; `nil` for what cannot be read.
    init?(_ fact: BookFact, _ item: String) {
        guard let bought = try? BoughtItem(fact.content) else { return nil }
        self.init(
            id: fact.id,
            item: item,
            browser: fact.browser,
            number: fact.number,
            packages: bought.packages
        )
        (lot, bestBefore) = (bought.lot, bought.bestBefore)
    }
}

extension Book {
    /// What changed the stock of each ingredient.
    ///
    /// - Parameters:
    ///   - facts: those of at least ``Stock/validity``, and all ticks of the lists that were ticked since
    ///   then;
    ///     in any order. What cannot be read is left out.
    ///   - usage: what was made since the first of their counts.
    ///   - list: a list whose own purchases do not count, so that what it wants stays as it is ticked.
    package func stockChanges(
        _ facts: [BookFact],
        _ usage: Usage = .none,
        except list: ListID? = nil
    ) -> [IngredientID: [Stock.Change]] {
        let supplies = Dictionary(self.supplies.map { ($0.id.description, $0) }) { $1 }
        var changes = usage.changes(facts).merging(preparedChanges(facts)) { $0 + $1 }
        for fact in facts {
            guard
                let kind: Stock.Change.Kind = fact.kind == .count
                    ? .count : fact.kind == .waste ? .waste : nil,
                let ingredient = IngredientID(key: fact.key).flatMap({ ingredient($0) }),
                let amount = try? StockAmount(fact.content), let quantity = ingredient.quantity(amount)
            else { continue }
            changes[ingredient.id, default: []].append(
                Stock.Change(kind, at: fact.at, seq: fact.seq, quantity)
            )
        }
        // Each tick says how much its browser has bought so far, so the differences are the purchases.
        let purchases = facts.filter { fact in
            fact.kind == .bought && (list == nil || ListItem(fact.key)?.list != list)
        }
        let bought = Dictionary(grouping: purchases) { "\($0.key) \($0.browser)" }
        for facts in bought.values {
            var before = 0
            for fact in facts.sorted(by: { ($0.number, $0.id.description) < ($1.number, $1.id.description) })
            {
                guard let item = ListItem(fact.key), let supply = supplies[item.item],
                    let ingredient = ingredient(supply.ingredient),
                    let bought = try? BoughtItem(fact.content),
                    let package = ingredient.conversion.quantity(supply.size, supply.unit)
                else { continue }
                let quantity = package.times(thousandths: bought.packages.thousandths - before)
                before = bought.packages.thousandths
                changes[ingredient.id, default: []].append(
                    Stock.Change(.bought, at: fact.at, seq: fact.seq, quantity)
                )
            }
        }
        return changes
    }

    /// What is in preparations that were counted within so long of an ingredient, in the same walk.
    private static let walk = Duration.seconds(6 * 3600)

    /// What preparations had of each ingredient when it was counted: a counted preparation counts as its
    /// ingredients.
    private func preparedChanges(_ facts: [BookFact]) -> [IngredientID: [Stock.Change]] {
        let counted = facts.filter { $0.kind == .count && BookedRecipe($0.key) != nil }
        guard !counted.isEmpty else { return [:] }
        let recipes = RecipeBook(self)
        var counts: [RecipeID: [(fact: BookFact, need: [IngredientID: BookQuantity])]] = [:]
        for fact in counted {
            guard let id = BookedRecipe(fact.key)?.recipe, let recipe = recipes[id],
                let portions = (try? StockAmount(fact.content))?.amount,
                let need = try? recipes.need(of: recipe)
            else { continue }
            counts[id, default: []].append(
                (fact, need.mapValues { $0.times(thousandths: portions.thousandths) })
            )
        }
        var changes: [IngredientID: [Stock.Change]] = [:]
        for fact in facts where fact.kind == .count {
            guard let id = IngredientID(key: fact.key) else { continue }
            for ofRecipe in counts.values {
                let near = ofRecipe.filter {
                    abs(($0.fact.at - fact.at).milliseconds) <= Self.walk.milliseconds
                }
                guard let last = near.max(by: { ($0.fact.at, $0.fact.seq) < ($1.fact.at, $1.fact.seq) }),
                    let held = last.need[id]
                else { continue }
                changes[id, default: []].append(Stock.Change(.prepared, at: fact.at, seq: fact.seq, held))
            }
        }
        return changes
    }

    /// The ticks of a list.
    package func ticks(_ facts: [BookFact], of list: ListID) -> [Purchase.Tick] {
        facts.compactMap { fact in
            guard fact.kind == .bought, let item = ListItem(fact.key), item.list == list else { return nil }
            return Purchase.Tick(fact, item.item)
        }
    }
}
