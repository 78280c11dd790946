import McOrderCounter
import McOrderDisplay
import McOrderModel
import McOrderText
import McOrderWeb
import StaffDisplay

/// All recipes, with ways to find one: a script sorts and filters them.
struct RecipesPage {
    let restaurant: Restaurant
    let sheet: RecipesSheet
    let catalogue: Catalogue
    let member: StaffMember
    /// Those of each recipe of which they are known.
    private let allergens: [RecipeID: Set<Allergen>]

    init(restaurant: Restaurant, sheet: RecipesSheet, catalogue: Catalogue, member: StaffMember) {
        (self.restaurant, self.sheet) = (restaurant, sheet)
        (self.catalogue, self.member) = (catalogue, member)
        let known = sheet.book.recipes.compactMap { recipe in
            sheet.recipes.allergens(of: recipe).map { (recipe.id, $0) }
        }
        allergens = Dictionary(uniqueKeysWithValues: known)
    }

    private var book: Book { sheet.book }

    func document(_ language: Language) -> HTML {
        let say = { (sentence: Sentence) in sentence[language] }
        let title = WebText.page(BookRecipeText.recipes, of: restaurant.name)
        let data = HTMLAttribute.data("restaurant", restaurant.id.description)
        return PageShell(title: title, language: language).still("book", script: "recipes", [data]) {
            BookHead(restaurant: restaurant, member: member, language: language, current: .recipes).html
            PageShell.notices
            if book.recipes.isEmpty {
                tag("p") { say(BookRecipeText.noRecipes) }
            } else {
                finder(language)
                tag("ul", .class("card recipes"), .id("recipes")) {
                    let all = book.recipes.sorted { $0.name.lowercased() < $1.name.lowercased() }
                    all.map { row($0, language) }
                }
                tag("p", .id("none-found"), HTMLAttribute("hidden")) { say(BookSearchText.noneFound) }
            }
            if member.role.permits(.defineBook) {
                RecipeEditor(
                    restaurant: restaurant,
                    book: book,
                    catalogue: catalogue,
                    recipe: nil,
                    row: 0,
                    language: language
                ).html
            }
        } dialogs: {
            HTML.empty
        }
    }

    private func row(_ recipe: BookRecipe, _ language: Language) -> HTML {
        let allergens = allergens[recipe.id]?.map(\.rawValue).sorted().joined(separator: " ")
        let names = recipe.ingredients.compactMap { part -> String? in
            switch part.source {
            case .ingredient(let id): book.ingredient(id)?.name
            case .preparation(let id): sheet.recipes[id]?.name
            }
        }
        let missing = sheet.missing[recipe.id]
        return tag(
            "li",
            .data("recipe", recipe.id.description),
            .data("name", recipe.name),
            .data("words", ([recipe.name] + names).joined(separator: " ")),
            .data("author", recipe.author),
            .data("category", recipe.category),
            .data("row", String(sheet.rows[recipe.id] ?? 0)),
            .data("sold", String(sheet.sold[recipe.id] ?? 0)),
            .data("minutes", recipe.minutes.map { String($0) }),
            .data("difficulty", recipe.difficulty.map { String($0.rawValue) }),
            // Without it they are not known.
            .data("allergens", allergens),
            .data("can-be-made", if: missing?.isEmpty == true)
        ) {
            tag("div", .class("recipe-row")) {
                tag("a", .href("/book/\(restaurant.id)/recipes/\(recipe.id)")) {
                    tag("b") { HarmlessText.clean(recipe.name) }
                    tag("small") { facts(recipe, language) }
                }
                button(
                    .class("pin"),
                    .data("pin"),
                    .aria("pressed", "false"),
                    .aria("label", "\(BookSearchText.pin[language]): \(HarmlessText.clean(recipe.name))")
                ) { Icon.heart.html }
            }
            tag("p", .class("tag changed-since"), HTMLAttribute("hidden")) {
                BookSearchText.changedSince[language]
            }
            if let missing, !missing.isEmpty {
                let names = missing.map { HarmlessText.clean($0.name) }.joined(separator: ", ")
                tag("p", .class("caption")) { BookSearchText.missing(names)[language] }
            }
            RecipeParts.warnings(recipe, sheet.recipes, catalogue, language)
        }
    }

    private func facts(_ recipe: BookRecipe, _ language: Language) -> String {
        let facts = [
            recipe.category.isEmpty ? nil : HarmlessText.clean(recipe.category),
            recipe.minutes.map { BookRecipeText.minutes($0)[language] },
            recipe.difficulty.map { BookRecipeText.difficulty($0)[language] },
        ]
        return facts.compactMap(\.self).joined(separator: " · ")
    }

    // MARK: Finding

    private func finder(_ language: Language) -> HTML {
        let say = { (sentence: Sentence) in sentence[language] }
        let categories = Set(book.recipes.map(\.category)).filter { !$0.isEmpty }.sorted()
        let minutes = Set(book.recipes.compactMap(\.minutes)).sorted()
        let allergens = Set(allergens.values.joined())
        return tag("form", HTMLAttribute("method", "dialog"), .id("find"), .class("finder")) {
            voidTag(
                "input",
                .id("find-words"),
                .type("search"),
                .aria("label", say(BookSearchText.search)),
                HTMLAttribute("placeholder", say(BookSearchText.search))
            )
            let orders = [
                ("name", BookSearchText.byName), ("newest", .newest), ("sold", .mostSold),
                ("author", .byAuthor),
            ]
            select("order", say(BookSearchText.order), orders.map { ($0.0, say($0.1)) }, nil)
            let any = say(BookSearchText.any)
            if categories.count > 1 {
                select(
                    "category",
                    say(BookSearchText.category),
                    categories.map { ($0, HarmlessText.clean($0)) },
                    any
                )
            }
            let levels = BookRecipe.Difficulty.allCases.map {
                (String($0.rawValue), say(BookRecipeText.difficulty($0)))
            }
            select("difficulty", say(BookSearchText.difficulty), levels, any)
            if minutes.count > 1 {
                select("minutes", say(BookSearchText.longest), minutes.map { (String($0), String($0)) }, any)
            }
            if !allergens.isEmpty {
                let names = Allergen.allCases.filter(allergens.contains).map {
                    ($0.rawValue, $0.text(in: language.texts))
                }
                select("without", say(BookSearchText.without), names, any)
            }
            if !sheet.missing.isEmpty {
                tag("label", .class("box")) {
                    voidTag("input", .id("find-now"), .type("checkbox"))
                    say(BookSearchText.canBeMade)
                }
            }
        }
    }

    private func select(
        _ name: String,
        _ label: String,
        _ options: [(value: String, name: String)],
        _ any: String?
    ) -> HTML {
        tag("label", .class("choice")) {
            tag("span") { label }
            tag("select", .id("find-\(name)")) {
                if let any { tag("option", HTMLAttribute("value", "")) { any } }
                for option in options {
                    tag("option", HTMLAttribute("value", option.value)) { option.name }
                }
            }
        }
    }
}

/// What several pages show of recipes.
enum RecipeParts {
    /// What is wrong with a recipe, and what the catalogue says differently.
    @HTMLBuilder static func warnings(
        _ recipe: BookRecipe,
        _ recipes: RecipeBook,
        _ catalogue: Catalogue,
        _ language: Language
    ) -> HTML {
        if let problem = recipes.problem(of: recipe) {
            tag("p", .class("alert bad")) { BookRecipeText.problem(problem)[language] }
        }
        if let difference = AllergenDifference(recipe, in: recipes, catalogue) {
            for sentence in difference.sentences {
                let kind = if case .catalogueLacks = sentence { "bad" } else { "warn" }
                tag("p", .class("alert \(kind)")) { sentence[language] }
            }
        }
    }
}
