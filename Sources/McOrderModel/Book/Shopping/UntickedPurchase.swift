/// A purchase that nobody ticked: a count found at least a package more than was expected to be there. Pure.
///
/// Source: docs/kitchen-book.md.
package struct UntickedPurchase: Hashable, Sendable {
    /// A purchase that is ticked afterwards happened so long before the count that showed it.
    private static let lead = Duration.seconds(60)

    /// What was bought.
    package let supply: BookSupply
    /// How many whole packages of it, at least 1.
    package let packages: BookNumber
    /// When its tick counts as made, so that the count stays the truth.
    package let at: Timestamp

    /// Those that the counts of a book show, by the ingredient.
    ///
    /// - Parameter changes: what changed the stock of each ingredient.
    package static func all(
        in book: Book,
        _ changes: [IngredientID: [Stock.Change]]
    ) -> [IngredientID: UntickedPurchase] {
        var found: [IngredientID: UntickedPurchase] = [:]
        // Of several suppliers the first one counts, as on a list.
        for supply in book.supplies where found[supply.ingredient] == nil {
            guard let ingredient = book.ingredient(supply.ingredient),
                let package = ingredient.conversion.quantity(supply.size, supply.unit), package > .none,
                let surplus = Stock.surplus(changes[ingredient.id] ?? []), surplus.quantity >= package
            else { continue }
            found[ingredient.id] = UntickedPurchase(
                supply: supply,
                packages: BookNumber(surplus.quantity.millionths / package.millionths),
                at: surplus.at - lead
            )
        }
        return found
    }
}

extension Book {
    /// The lists on which a purchase can still be ticked: those that are open, or else the last one.
    package var openLists: [BookList] {
        let open = lists.filter { !$0.isDone }
        return open.isEmpty ? Array(lists.suffix(1)) : open
    }
}
