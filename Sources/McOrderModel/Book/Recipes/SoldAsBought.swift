/// A product that may be sold as it is bought, such as a bottle, and what the kitchen book needs for it.
///
/// Source: docs/kitchen-book.md.
package struct SoldAsBought: Hashable, Sendable {
    package let product: Product
    /// The piece that is bought.
    package let ingredient: BookIngredient
    /// Whether the book has such an ingredient.
    package let isKnown: Bool
    package let recipe: BookRecipe
    /// Whether it stands with the drinks, which mostly are sold so.
    package let isDrink: Bool

    /// The products that a restaurant sells and the book has no recipe of: drinks first, then in the
    /// catalogue's order.
    ///
    /// Drinks are what menus have as drinks, and what stands in the same categories.
    package static func all(in catalogue: Catalogue, at restaurant: Restaurant, _ book: Book) -> [Self] {
        let made = Set(book.recipes.compactMap(\.sellable))
        let products = catalogue.menuProducts.filter {
            restaurant.sells(.product($0.id)) && !made.contains(.product($0.id))
        }
        let chosen = Set(catalogue.menus.drinks.map(\.product))
        let categories = Set(products.filter { chosen.contains($0.id) }.flatMap(\.categories))
            .subtracting(catalogue.categories.filter(\.isPromotion).map(\.id))
        let all = products.compactMap { product -> Self? in
            // A key of the book has fewer characters than an id of the catalogue may have.
            guard let id = IngredientID(key: product.id.description) else { return nil }
            return Self(
                product: product,
                ingredient: BookIngredient(
                    id: id,
                    name: product.name,
                    unit: .piece,
                    allergens: product.allergens
                ),
                isKnown: book.ingredient(id) != nil,
                recipe: BookRecipe(soldAsBought: product, of: id),
                isDrink: !categories.isDisjoint(with: product.categories)
            )
        }
        return all.filter(\.isDrink) + all.filter { !$0.isDrink }
    }
}
