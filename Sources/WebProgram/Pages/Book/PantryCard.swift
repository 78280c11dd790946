import McOrderCounter
import McOrderDisplay
import McOrderModel
import McOrderText
import McOrderWeb
import StaffDisplay

/// What somebody has to look at of what the kitchen uses. What has run out is proposed as sold out: one
/// press.
struct PantryCard {
    let pantry: Pantry
    /// What the restaurant sells.
    let assortment: Assortment
    let member: StaffMember
    let now: Timestamp

    /// Nothing if all is well.
    @HTMLBuilder func html(_ language: Language) -> HTML {
        if !pantry.isEmpty {
            tag("section", .class("card pantry")) {
                tag("h2") { BookPantryText.pantry[language] }
                tag("ul") {
                    pantry.gone.map {
                        row($0.ingredient, BookPantryText.nothingLeft[language], keys($0, language))
                    }
                    pantry.ending.map { ending($0, language) }
                    pantry.low.map { low in
                        let there = BookParts.amount(low.there, of: low.ingredient, language)
                        let keep = BookParts.amount(low.keep, of: low.ingredient, language)
                        return row(low.ingredient, BookPantryText.low(there, keep)[language])
                    }
                }
            }
        }
    }

    private func row(_ ingredient: BookIngredient, _ words: String, _ keys: HTML = .empty) -> HTML {
        tag("li") {
            tag("b") { HarmlessText.clean(ingredient.name) }
            " " + words
            keys
        }
    }

    private func ending(_ ending: Pantry.Ending, _ language: Language) -> HTML {
        let day = language.texts.dayAndMonth(ending.bestBefore)
        let today = assortment.restaurant?.businessDays.day(of: now)
        let isOver = today.map { ending.bestBefore < $0 } ?? false
        return tag("li", HTMLAttribute("class", isOver ? "is-over" : nil)) {
            if isOver { Icon.warn.html }
            tag("b") { HarmlessText.clean(ending.ingredient.name) }
            " " + (isOver ? BookPantryText.wasBestBefore(day) : .bestBefore(day))[language]
            if !ending.lot.isEmpty {
                tag("small") { " " + BookPantryText.lotIs(HarmlessText.clean(ending.lot))[language] }
            }
        }
    }

    /// A key for each product and choice that needs it and can be sold out.
    @HTMLBuilder private func keys(_ gone: Pantry.Gone, _ language: Language) -> HTML {
        if member.role.permits(.soldOut) {
            assortment.available(gone.sellables, at: now).map { item in
                button(.class("button"), .data("sell-out", item.id.description)) {
                    KitchenText.soldOut(item.name)[language]
                }
            }
        }
    }
}
