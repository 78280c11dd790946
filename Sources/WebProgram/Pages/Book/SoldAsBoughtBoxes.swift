import McOrderDisplay
import McOrderModel
import McOrderText
import McOrderWeb

/// The products that may be sold as they are bought, each with a box. One that is chosen becomes an
/// ingredient and a recipe.
struct SoldAsBoughtBoxes {
    let products: [SoldAsBought]

    /// - Parameter choosesDrinks: whether the boxes of drinks are chosen already.
    func html(_ language: Language, choosesDrinks: Bool = false) -> HTML {
        tag("ul", .class("starters as-bought")) {
            products.map { sold in
                tag("li") {
                    tag("label", .class("box")) {
                        voidTag(
                            "input",
                            .type("checkbox"),
                            .data("as-bought", sold.product.id.description),
                            .data("ingredient", sold.isKnown ? nil : JSONWriter.line(sold.ingredient.json)),
                            .data("recipe", JSONWriter.line(sold.recipe.json)),
                            HTMLAttribute("checked", if: choosesDrinks && sold.isDrink)
                        )
                        " " + HarmlessText.clean(sold.product.name)
                    }
                }
            }
        }
    }
}
