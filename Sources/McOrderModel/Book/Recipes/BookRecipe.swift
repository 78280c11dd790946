/// What is used of the ingredients to make something that is sold. So far there are recipes of what is sold
/// as it is bought.
///
/// Source: docs/kitchen-book.md.
package struct BookRecipe: Hashable, Sendable {
    package let id: RecipeID
    package let name: String
    /// What it makes.
    package let sellable: SellableID
    /// How many portions ``ingredients`` make.
    package let portions: BookNumber
    package let ingredients: [Part]

    /// How much of an ingredient it takes.
    package struct Part: Hashable, Sendable {
        package let ingredient: IngredientID
        package let quantity: BookNumber
        package let unit: BookUnit
    }

    /// The recipe of something that is sold as it is bought: a piece of the ingredient.
    package init(soldAsBought product: Product, of ingredient: IngredientID) {
        (id, name) = (RecipeID(product.id.description), product.name)
        (sellable, portions) = (.product(product.id), BookNumber(1))
        ingredients = [Part(ingredient: ingredient, quantity: BookNumber(1), unit: .piece)]
    }
}

/// The key of a recipe.
package typealias RecipeID = CatalogueID<BookRecipe>

extension BookRecipe: JSONConvertible {
    private static let product = "product"
    private static let choice = "choice"
    /// What `of` may be.
    static let madeKinds = [product, choice]
    /// The ingredients that a recipe has at most.
    static let mostIngredients = 60

    package var json: JSONValue {
        let (of, id) =
            switch sellable {
            case .product(let id): (Self.product, id.description)
            case .choice(let id): (Self.choice, id.description)
            }
        return [
            "name": name, "of": of, "for": id, "portions": portions, "ingredients": ingredients.map(\.json),
        ]
    }

    /// - Throws: ``BookContentError``.
    package init(_ id: RecipeID, _ content: JSONValue) throws(BookContentError) {
        let content = try BookContent(content, members: ["name", "of", "for", "portions", "ingredients"])
        let made = try content.required("for") { $0.text.flatMap { CatalogueBuilder.isID($0) ? $0 : nil } }
        sellable = try content.required("of") { value in
            switch value.text {
            case Self.product: .product(ProductID(made))
            case Self.choice: .choice(ChoiceID(made))
            default: nil
            }
        }
        (self.id, name) = (id, try content.name())
        portions = try content.optional("portions") { BookNumber(json: $0)?.positive } ?? BookNumber(1)
        ingredients = try content.required("ingredients") {
            $0.elements?.mapOrNil { try? Part($0) }
                .flatMap { (1...Self.mostIngredients).contains($0.count) ? $0 : nil }
        }
    }
}

extension BookRecipe.Part: JSONConvertible {
    package var json: JSONValue {
        ["ingredient": ingredient, "quantity": quantity, "unit": unit.rawValue]
    }

    /// - Throws: ``BookContentError``.
    init(_ content: JSONValue) throws(BookContentError) {
        let content = try BookContent(content, members: ["ingredient", "quantity", "unit"])
        ingredient = try content.required("ingredient") { $0.text.flatMap { IngredientID(key: $0) } }
        quantity = try content.required("quantity") { BookNumber(json: $0)?.positive }
        unit = try content.required("unit") { $0.text.flatMap { BookUnit(rawValue: $0) } }
    }
}
