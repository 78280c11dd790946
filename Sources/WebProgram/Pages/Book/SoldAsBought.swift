import McOrderDisplay
import McOrderModel
import McOrderText
import McOrderWeb

/// The products that may be sold as they are bought, such as bottles, each with a box. One that is chosen
/// becomes an ingredient and a recipe.
struct SoldAsBought {
    private let products: [Product]
    private let drinks: Set<ProductID>
    private let book: Book

    /// - Parameter book: its recipes name the products that need no box any more.
    init(book: Book, restaurant: Restaurant, catalogue: Catalogue) {
        self.book = book
        let known = Set(book.recipes.map(\.sellable))
        products = catalogue.menuProducts.filter {
            restaurant.sells(.product($0.id)) && !known.contains(.product($0.id))
                && IngredientID(key: $0.id.description) != nil
        }
        // Drinks are what menus have as drinks, and what stands in the same categories.
        let chosen = Set(catalogue.menus.drinks.map(\.product))
        let promoted = Set(catalogue.categories.filter(\.isPromotion).map(\.id))
        let categories = Set(products.filter { chosen.contains($0.id) }.flatMap(\.categories)).subtracting(
            promoted
        )
        drinks = Set(products.filter { !categories.isDisjoint(with: $0.categories) }.map(\.id))
    }

    var isEmpty: Bool { products.isEmpty }

    /// - Parameter choosesDrinks: whether the boxes of drinks are chosen already.
    func html(_ language: Language, choosesDrinks: Bool = false) -> HTML {
        tag("ul", .class("starters as-bought")) {
            // Drinks stand first.
            for product in products.filter({ drinks.contains($0.id) })
                + products.filter({ !drinks.contains($0.id) })
            {
                let ingredient = BookIngredient(
                    id: IngredientID(product.id.description),
                    name: product.name,
                    unit: .piece,
                    allergens: product.allergens
                )
                let recipe = BookRecipe(soldAsBought: product, of: ingredient.id)
                tag("li") {
                    tag("label", .class("box")) {
                        voidTag(
                            "input",
                            .type("checkbox"),
                            .data("as-bought", product.id.description),
                            .data(
                                "ingredient",
                                book.ingredient(ingredient.id) == nil ? JSONWriter.line(ingredient.json) : nil
                            ),
                            .data("recipe", JSONWriter.line(recipe.json)),
                            HTMLAttribute("checked", if: choosesDrinks && drinks.contains(product.id))
                        )
                        " " + HarmlessText.clean(product.name)
                    }
                }
            }
        }
    }
}
