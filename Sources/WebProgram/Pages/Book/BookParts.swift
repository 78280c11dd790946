import McOrderDisplay
import McOrderModel
import McOrderText
import McOrderWeb
import StaffDisplay

/// What several pages of the kitchen book show.
enum BookParts {
    /// How many facts this browser has not sent yet. A script shows it.
    static func outbox(_ language: Language) -> HTML {
        tag("p", .id("outbox"), .class("alert"), .role("status"), HTMLAttribute("hidden")) {
            tag("b")
            " " + BookRoundText.notSent[language]
        }
    }

    /// A quantity of an ingredient with its unit.
    static func amount(_ quantity: BookQuantity, of ingredient: BookIngredient, _ language: Language)
        -> String
    {
        "\(ingredient.number(quantity).text(in: language))\u{202F}\(ingredient.unit.rawValue)"
    }

    /// What somebody has to look at of what the kitchen uses; nothing if all is well.
    static func pantry(_ pantry: Pantry, on today: CivilDay, _ language: Language) -> HTML {
        guard !pantry.isEmpty else { return .empty }
        let say = { (sentence: Sentence) in sentence[language] }
        return tag("section", .class("card pantry")) {
            tag("h2") { say(BookPantryText.pantry) }
            tag("ul") {
                for ending in pantry.ending {
                    let day = language.texts.dayAndMonth(ending.bestBefore)
                    let isOver = ending.bestBefore < today
                    tag("li", HTMLAttribute("class", isOver ? "is-over" : nil)) {
                        if isOver { Icon.warn.html }
                        tag("b") { HarmlessText.clean(ending.ingredient.name) }
                        " " + say(isOver ? BookPantryText.wasBestBefore(day) : .bestBefore(day))
                        if !ending.lot.isEmpty {
                            tag("small") { " " + say(BookPantryText.lotIs(HarmlessText.clean(ending.lot))) }
                        }
                    }
                }
                for low in pantry.low {
                    tag("li") {
                        tag("b") { HarmlessText.clean(low.ingredient.name) }
                        " "
                        say(
                            BookPantryText.low(
                                amount(low.there, of: low.ingredient, language),
                                amount(low.keep, of: low.ingredient, language)
                            )
                        )
                    }
                }
            }
        }
    }

    /// A day and a time of day.
    static func moment(_ at: Timestamp, in zone: RestaurantZone, _ language: Language) -> String {
        "\(language.texts.dayAndMonth(CivilDay(zone.civilTime(at: at)))) \(zone.clock(at))"
    }

    /// Names in their order. What has none comes last.
    static func ordered(_ names: some Sequence<String>) -> [String] {
        names.sorted { ($0.isEmpty ? 1 : 0, $0) < ($1.isEmpty ? 1 : 0, $1) }
    }
}
