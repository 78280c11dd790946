import McOrderCounter
import McOrderDisplay
import McOrderModel
import McOrderText
import McOrderWeb
import StaffDisplay

/// All recipes, by category.
struct RecipesPage {
    let restaurant: Restaurant
    let book: Book
    let catalogue: Catalogue
    let member: StaffMember

    func document(_ language: Language) -> HTML {
        let say = { (sentence: Sentence) in sentence[language] }
        let title = WebText.page(BookRecipeText.recipes, of: restaurant.name)
        let data = HTMLAttribute.data("restaurant", restaurant.id.description)
        return PageShell(title: title, language: language).still("book", script: "recipe", [data]) {
            BookHead(restaurant: restaurant, member: member, language: language, current: .recipes).html
            PageShell.notices
            if book.recipes.isEmpty { tag("p") { say(BookRecipeText.noRecipes) } }
            let recipes = RecipeBook(book)
            let categories = Dictionary(grouping: book.recipes, by: \.category)
            for category in BookParts.ordered(categories.keys) {
                tag("section", .class("card")) {
                    tag("h2") {
                        category.isEmpty ? say(BookRecipeText.otherRecipes) : HarmlessText.clean(category)
                    }
                    tag("ul", .class("recipes")) {
                        for recipe in categories[category] ?? [] {
                            tag("li") {
                                tag("a", .href("/book/\(restaurant.id)/recipes/\(recipe.id)")) {
                                    tag("b") { HarmlessText.clean(recipe.name) }
                                    tag("small") { facts(recipe, language) }
                                }
                                RecipeParts.warnings(recipe, recipes, catalogue, language)
                            }
                        }
                    }
                }
            }
        } dialogs: {
            HTML.empty
        }
    }

    private func facts(_ recipe: BookRecipe, _ language: Language) -> String {
        let facts = [
            recipe.minutes.map { BookRecipeText.minutes($0) }, recipe.difficulty.map { .difficulty($0) },
        ]
        return facts.compactMap { $0?[language] }.joined(separator: " · ")
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
