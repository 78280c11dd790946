import McOrderCounter
import McOrderDisplay
import McOrderModel
import McOrderText
import McOrderWeb
import StaffDisplay

/// What is there, place by place: each ingredient with keys for its packages.
struct CountPage {
    /// The numbers of packages that are keys.
    private static let keys = ["0", "0.5", "1", "2", "3", "4", "5", "6"].compactMap { BookNumber($0) }

    let restaurant: Restaurant
    let sheet: CountSheet
    let member: StaffMember

    private var book: Book { sheet.book }

    func document(_ language: Language) -> HTML {
        let say = { (sentence: Sentence) in sentence[language] }
        let title = WebText.page(BookShoppingText.count, of: restaurant.name)
        let data: [HTMLAttribute] = [
            .data("restaurant", restaurant.id.description), .data("last", "\(sheet.last)"),
        ]
        return PageShell(title: title, language: language).still("book", script: "shopping", data) {
            BookHead(restaurant: restaurant, member: member, language: language, current: .count).html
            PageShell.notices
            BookParts.outbox(language)
            tag("div", .id("renewed")) {
                if book.ingredients.isEmpty { tag("p") { say(BookShoppingText.noIngredients) } }
                coverage(language)
                let places = Dictionary(grouping: book.ingredients, by: \.place)
                for place in BookParts.ordered(places.keys) {
                    tag("section", .class("card")) {
                        tag("h2") {
                            place.isEmpty ? say(BookShoppingText.noPlace) : HarmlessText.clean(place)
                        }
                        tag("ul", .class("list-lines")) { (places[place] ?? []).map { row($0, language) } }
                    }
                }
                let preparations = book.recipes.filter { $0.makes == .preparation }
                if !preparations.isEmpty {
                    tag("section", .class("card")) {
                        tag("h2") { say(BookEditorText.preparations) }
                        tag("ul", .class("list-lines")) { preparations.map { row($0, language) } }
                    }
                }
            }
        } dialogs: {
            HTML.empty
        }
    }

    /// What the recipes say of what was made, where it is not everything.
    private func coverage(_ language: Language) -> HTML {
        let usage = sheet.usage
        guard usage.covered < usage.made else { return .empty }
        return tag("div", .class("coverage")) {
            tag("p") { BookUsageText.covered(100 * usage.covered / usage.made)[language] }
            if !usage.uncovered.isEmpty {
                let names = usage.uncovered.map { "\(HarmlessText.clean($0.name)) (\($0.count))" }
                tag("p") { tag("small") { BookUsageText.withoutRecipe(names)[language] } }
            }
        }
    }

    /// A preparation, in its portions.
    private func row(_ recipe: BookRecipe, _ language: Language) -> HTML {
        let counted = sheet.preparations[recipe.id].map { count in
            let time = BookParts.moment(count.at, in: restaurant.zone, language)
            let portions = BookWeekText.allPortions(count.portions.text(in: language))[language]
            return BookShoppingText.lastCount(portions, time)[language]
        }
        return tag(
            "li",
            .class("count-row"),
            .data("ingredient", BookedRecipe(recipe.id).description)
        ) {
            tag("p") {
                tag("b") { HarmlessText.clean(recipe.name) }
                tag("small") { " " + (counted ?? BookShoppingText.neverCounted[language]) }
            }
            form("count", .piece) {
                amount(recipe.name, BookWeekText.portions[language])
                tag("button", .type("submit"), .class("button")) { BookRoundText.save[language] }
            }
        }
    }

    private func row(_ ingredient: BookIngredient, _ language: Language) -> HTML {
        let say = { (sentence: Sentence) in sentence[language] }
        let supply = book.supplies.first { $0.ingredient == ingredient.id }
        // What a key stands for: packages of the first supply, or units.
        let size = supply?.size ?? BookNumber(1)
        let unit = supply?.unit ?? ingredient.unit
        let name = [supply?.package ?? "", "\(size.text(in: language))\u{202F}\(unit.rawValue)"]
            .filter { !$0.isEmpty }.joined(separator: " ")
        return tag("li", .class("count-row"), .data("ingredient", ingredient.id.description)) {
            tag("p") {
                tag("b") { HarmlessText.clean(ingredient.name) }
                tag("small") {
                    " " + ([HarmlessText.clean(name), last(ingredient, language)].joined(separator: " · "))
                }
            }
            if let unticked = sheet.unticked[ingredient.id] { question(unticked, language) }
            tag("div", .class("value-keys")) {
                for packages in Self.keys {
                    let amount = BookNumber(thousandths: packages.thousandths * size.thousandths / 1000)
                    button(
                        .class("value-key"),
                        .data("amount", amount.description),
                        .data("unit", unit.rawValue)
                    ) { packages.description == "0.5" ? "½" : packages.text(in: language) }
                }
            }
            form("count", unit) {
                amount(ingredient.name, unit.rawValue)
                tag("button", .type("submit"), .class("button")) { say(BookRoundText.save) }
            }
            tag("details", .class("line-change")) {
                tag("summary") { say(BookShoppingText.thrownAway) }
                form("waste", unit) {
                    amount(ingredient.name, unit.rawValue)
                    voidTag(
                        "input",
                        .type("text"),
                        HTMLAttribute("name", "text"),
                        HTMLAttribute("maxlength", "140"),
                        .aria("label", say(BookShoppingText.why)),
                        HTMLAttribute("placeholder", say(BookShoppingText.why))
                    )
                    tag("button", .type("submit"), .class("button")) { say(BookShoppingText.thrownAway) }
                }
            }
        }
    }

    /// A form that notes a fact of a kind. A script sends it.
    private func form(_ kind: String, _ unit: BookUnit, @HTMLBuilder _ fields: () -> HTML) -> HTML {
        tag(
            "form",
            HTMLAttribute("method", "dialog"),
            .class("typed-cure"),
            .data("fact", kind),
            .data("unit", unit.rawValue),
            content: fields
        )
    }

    private func amount(_ name: String, _ unit: String) -> HTML {
        voidTag(
            "input",
            .type("text"),
            HTMLAttribute("name", "amount"),
            HTMLAttribute("inputmode", "decimal"),
            HTMLAttribute("required"),
            .aria("label", "\(HarmlessText.clean(name)) (\(unit))"),
            HTMLAttribute("placeholder", unit)
        )
    }

    /// Asks for the purchase that nobody ticked, with a key for each list.
    private func question(_ unticked: UntickedPurchase, _ language: Language) -> HTML {
        let packages = unticked.packages.text(in: language)
        let item = unticked.supply.id.description
        return tag("div", .class("unticked")) {
            tag("p", .class("alert warn")) { BookShoppingText.moreThanExpected(packages)[language] }
            for list in book.openLists {
                let bought = Purchase((sheet.ticks[list.id] ?? []).filter { $0.item == item })
                let mine = bought.byBrowser[member.name]?.thousandths ?? 0
                let all = BookNumber(thousandths: mine + unticked.packages.thousandths)
                button(
                    .class("button"),
                    .data("unticked", ListItem(list.id, item).description),
                    .data("packages", all.description),
                    .data("n", "\(bought.lastNumber)"),
                    .data("ago", "\((sheet.now - unticked.at).milliseconds)")
                ) { BookShoppingText.tickOn(HarmlessText.clean(list.name), packages)[language] }
            }
        }
    }

    private func last(_ ingredient: BookIngredient, _ language: Language) -> String {
        let changes = sheet.changes[ingredient.id] ?? []
        guard let count = Stock.lastCount(changes) else { return BookShoppingText.neverCounted[language] }
        let time = BookParts.moment(count.at, in: restaurant.zone, language)
        let amount = BookParts.amount(count.quantity, of: ingredient, language)
        let counted = BookShoppingText.lastCount(amount, time)[language]
        let stock = Stock(changes, at: sheet.now)
        if stock.mustBeCounted { return "\(counted) · \(BookShoppingText.countIt[language])" }
        guard stock.there != count.quantity else { return counted }
        let now = BookParts.amount(stock.there, of: ingredient, language)
        return "\(counted) · \(BookShoppingText.thereNow(now)[language])"
    }
}
