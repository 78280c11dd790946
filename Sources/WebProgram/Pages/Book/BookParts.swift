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

    /// A day and a time of day.
    static func moment(_ at: Timestamp, in zone: RestaurantZone, _ language: Language) -> String {
        "\(language.texts.dayAndMonth(CivilDay(zone.civilTime(at: at)))) \(zone.clock(at))"
    }

    /// What a list offers, with what is chosen already although it is there no more: a form that is saved
    /// changes only what somebody changed in it.
    static func offered(
        _ options: [(value: String, name: String)],
        chosen: String?
    ) -> [(value: String, name: String)] {
        guard let chosen, !chosen.isEmpty, !options.contains(where: { $0.value == chosen }) else {
            return options
        }
        return options + [(chosen, chosen)]
    }

    /// Names in their order. What has none comes last.
    static func ordered(_ names: some Sequence<String>) -> [String] {
        names.sorted { ($0.isEmpty ? 1 : 0, $0) < ($1.isEmpty ? 1 : 0, $1) }
    }
}
