import McOrderCounter
import McOrderDisplay
import McOrderModel
import McOrderText
import McOrderWeb
import StaffDisplay

/// One recipe, to be read at a metre with wet hands: what it takes for some portions, and one step after the
/// other.
struct RecipePage {
    let restaurant: Restaurant
    let sheet: RecipeSheet
    let catalogue: Catalogue
    let member: StaffMember

    private let recipes: RecipeBook

    init(restaurant: Restaurant, sheet: RecipeSheet, catalogue: Catalogue, member: StaffMember) {
        (self.restaurant, self.sheet) = (restaurant, sheet)
        (self.catalogue, self.member) = (catalogue, member)
        recipes = RecipeBook(sheet.book)
    }

    private var recipe: BookRecipe { sheet.recipe }
    private var book: Book { sheet.book }

    func document(_ language: Language) -> HTML {
        let say = { (sentence: Sentence) in sentence[language] }
        let title = WebText.page(Verbatim(recipe.name), of: restaurant.name)
        let data: [HTMLAttribute] = [
            .data("restaurant", restaurant.id.description), .data("recipe", recipe.id.description),
            .data("row", String(sheet.row)), .data("last", "\(sheet.last)"),
        ]
        return PageShell(title: title, language: language).still("book", script: "recipe", data) {
            BookHead(restaurant: restaurant, member: member, language: language, current: .recipe).html
            PageShell.notices
            tag("section", .class("card recipe"), .data("title", HarmlessText.clean(recipe.name))) {
                tag("h2") { HarmlessText.clean(recipe.name) }
                tag("p", .class("subject-facts")) { facts(language) }
                RecipeParts.warnings(recipe, recipes, catalogue, language)
                PhotographParts.pictures([recipe.photograph].compactMap(\.self), language)
                if !recipe.description.isEmpty { tag("p") { HarmlessText.clean(recipe.description) } }
                tag("h3") { say(BookRecipeText.ingredients) }
                portions(say, language)
                tag("ul", .class("parts")) { recipe.ingredients.map { part($0, language) } }
                tag("p") { allergens(language) }
            }
            if !recipe.steps.isEmpty { steps(say) }
            notes(language)
            if member.role.permits(.defineBook) {
                RecipeEditor(
                    restaurant: restaurant,
                    book: book,
                    catalogue: catalogue,
                    recipe: recipe,
                    row: sheet.row,
                    language: language
                ).html
            }
        } dialogs: {
            HTML.empty
        }
    }

    private func notes(_ language: Language) -> HTML {
        tag("section", .class("card")) {
            tag("h2") { BookSearchText.notes[language] }
            BookParts.outbox(language)
            tag("ul", .id("notes"), .class("noted")) {
                for (fact, note) in sheet.notes where !note.isBlanked {
                    let who = fact.person.flatMap { book.knownPerson($0)?.name } ?? fact.browser
                    tag("li") {
                        tag("span") { HarmlessText.clean(note.text) }
                        tag("small") {
                            BookParts.moment(fact.at, in: restaurant.zone, language) + " · "
                                + HarmlessText.clean(who)
                        }
                    }
                }
            }
            tag(
                "form",
                HTMLAttribute("method", "dialog"),
                .class("fields"),
                .id("note"),
                .data("key", BookedRecipe(recipe.id).description)
            ) {
                label(for: "note-text", BookText.addNote[language])
                voidTag(
                    "input",
                    .id("note-text"),
                    .type("text"),
                    HTMLAttribute("required"),
                    HTMLAttribute("maxlength", "200")
                )
                tag("button", .type("submit"), .class("button")) { BookRoundText.save[language] }
            }
        }
    }

    private func facts(_ language: Language) -> String {
        let isOwner = member.role.permits(.defineBook)
        let price = PriceText(currency: catalogue.company.currency, language: language)
        var facts: [(any Message)?] = [
            recipe.minutes.map { BookRecipeText.minutes($0) },
            recipe.difficulty.map { BookRecipeText.difficulty($0) },
            recipe.author.isEmpty ? nil : BookRecipeText.by(HarmlessText.clean(recipe.author)),
        ]
        if isOwner {
            let cost = recipes.cost(of: recipe)
            facts.append(cost.map { BookRecipeText.costs(price($0)) } ?? .costUnknown)
            if let before = sheet.costBefore, let cost, before != cost {
                facts.append(BookSearchText.costBefore(price(before)))
            }
            let margin = recipes.margin(of: recipe, in: catalogue, at: restaurant, on: sheet.today)
            facts.append(margin.map { BookSearchText.margin(price($0)) })
        }
        return facts.compactMap { $0?[language] }.joined(separator: " · ")
    }

    private func allergens(_ language: Language) -> String {
        let found = recipes.allergens(of: recipe).map { AllergenSet($0) }
        return AllergenText.text(of: [found], language) ?? ProductText.containsNone[language]
    }

    /// How many portions are made. A script changes the amounts.
    private func portions(_ say: (Sentence) -> String, _ language: Language) -> HTML {
        tag("p", .class("portions"), .data("portions", recipe.portions.description)) {
            button(.class("button large"), .data("fewer"), .aria("label", say(BookRecipeText.fewer))) {
                Icon.minus.html
            }
            tag("b", .role("status")) { recipe.portions.text(in: language) }
            button(.class("button large"), .data("more"), .aria("label", say(BookRecipeText.more))) {
                Icon.plus.html
            }
            " " + say(BookRecipeText.portions)
        }
    }

    private func part(_ part: BookRecipe.Part, _ language: Language) -> HTML {
        let isPiece = part.unit == .piece
        let remarks: [BookRecipeText?] = [
            part.waste.thousandths > 0 ? .waste(part.waste.text(in: language)) : nil,
            part.only.map { .onlyWith(name($0)) }, part.unless.map { .unless(name($0)) },
            part.isLarge ? .whenLarge : nil,
            part.service.isEmpty ? nil : .onlyFor(HarmlessText.clean(part.service)),
        ]
        return tag("li") {
            tag("b") {
                tag("span", .data("quantity", part.quantity.description)) {
                    part.quantity.text(in: language)
                }
                isPiece ? "\u{A0}×" : "\u{202F}\(part.unit.rawValue)"
            }
            " "
            source(part.source)
            tag("small") {
                " " + remarks.compactMap { $0?[language] }.joined(separator: " · ")
            }
        }
    }

    @HTMLBuilder private func source(_ source: BookRecipe.Source) -> HTML {
        switch source {
        case .ingredient(let id):
            HarmlessText.clean(book.ingredient(id)?.name ?? id.description)
        case .preparation(let id):
            tag("a", .href("/book/\(restaurant.id)/recipes/\(id)")) {
                HarmlessText.clean(recipes[id]?.name ?? id.description)
            }
        }
    }

    /// The name of a choice, as the catalogue has it now.
    private func name(_ id: ChoiceID) -> String {
        let choice = catalogue.optionGroups.lazy.flatMap(\.choices).first { $0.id == id }
        return HarmlessText.clean(choice?.name ?? id.description)
    }

    /// The steps, one of which is the current one. A script goes on with a key, and keeps the timers.
    private func steps(_ say: (Sentence) -> String) -> HTML {
        tag("section", .class("card steps")) {
            // It is shown where a timer could not ring.
            button(.id("sound"), .class("alarm"), HTMLAttribute("hidden")) {
                Icon.mute.html
                tag("span") { say(WebOrderText.noSound) }
            }
            tag("h2") { say(BookRecipeText.steps) }
            tag("ol") {
                for (index, step) in recipe.steps.enumerated() {
                    tag("li", .data("step", "\(index)"), .aria("current", index == 0 ? "step" : nil)) {
                        tag("p") { HarmlessText.clean(step.text) }
                        if let minutes = step.minutes {
                            button(
                                .class("button large"),
                                .data("timer", "\(minutes)"),
                                .data("name", HarmlessText.clean(step.text)),
                                .data("up", say(BookRecipeText.timeIsUp(HarmlessText.clean(step.text))))
                            ) { say(BookRecipeText.timer(minutes)) }
                        }
                    }
                }
            }
            button(.class("button primary large wide"), .data("next")) { say(BookRecipeText.nextStep) }
        }
    }
}
