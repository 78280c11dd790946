import McOrderCounter
import McOrderDisplay
import McOrderModel
import McOrderText
import McOrderWeb
import StaffDisplay

/// The form with which the owner writes a recipe or changes one. A script adds rows and sends it.
struct RecipeEditor {
    let restaurant: Restaurant
    let book: Book
    let catalogue: Catalogue
    /// `nil` for a new one.
    let recipe: BookRecipe?
    /// The number of the recipe's row; 0 for a new one.
    let row: Int64
    let language: Language

    private func say(_ sentence: Sentence) -> String { sentence[language] }

    var html: HTML {
        tag("details", .class("card entry editor"), .id("editor")) {
            tag("summary") { say(recipe == nil ? BookEditorText.newRecipe : .changeRecipe) }
            if book.ingredients.isEmpty {
                tag("p") { say(BookEditorText.noIngredients) }
            } else {
                form
            }
        }
    }

    private var form: HTML {
        tag(
            "form",
            HTMLAttribute("method", "dialog"),
            .id("recipe-form"),
            .class("fields"),
            .data("key", recipe?.id.description ?? ""),
            .data("after", String(row)),
            // What the form does not show stays.
            .data("content", JSONWriter.line(recipe?.json ?? [:])),
            .data("question", say(BookEditorText.removeQuestion(recipe?.name ?? "")))
        ) {
            field("name", BookDefinitionText.name, recipe?.name ?? "", length: 120, isRequired: true)
            made
            field(
                "portions",
                BookEditorText.forPortions,
                (recipe?.portions ?? BookNumber(1)).description,
                isNumber: true
            )
            field("category", BookSearchText.category, recipe?.category ?? "", length: 120)
            field(
                "minutes",
                BookEditorText.minutesOfWork,
                recipe?.minutes.map { String($0) } ?? "",
                isNumber: true
            )
            select(
                "difficulty",
                BookSearchText.difficulty,
                BookRecipe.Difficulty.allCases.map {
                    (String($0.rawValue), say(BookRecipeText.difficulty($0)))
                },
                chosen: recipe?.difficulty.map { String($0.rawValue) },
                none: "–"
            )
            if !restaurant.stations.isEmpty || recipe?.station != nil {
                select(
                    "station",
                    BookEditorText.station,
                    restaurant.stations.map { ($0.id.description, HarmlessText.clean($0.name)) },
                    chosen: recipe?.station?.description,
                    none: "–"
                )
            }
            field("description", BookEditorText.description, recipe?.description ?? "", length: 500)
            field("author", BookEditorText.author, recipe?.author ?? "", length: 120)
            tag("h2") { say(BookRecipeText.ingredients) }
            tag("ul", .id("edit-parts"), .class("edit-rows")) { (recipe?.ingredients ?? []).map { part($0) } }
            button(.class("button"), .data("add-row", "edit-parts")) {
                "+ " + say(BookEditorText.addIngredient)
            }
            tag("template", .data("row", "edit-parts")) { part(nil) }
            tag("h2") { say(BookRecipeText.steps) }
            tag("ol", .id("edit-steps"), .class("edit-rows")) { (recipe?.steps ?? []).map { step($0) } }
            button(.class("button"), .data("add-row", "edit-steps")) { "+ " + say(BookEditorText.addStep) }
            tag("template", .data("row", "edit-steps")) { step(nil) }
            // What the rows choose among, once for all of them; a script adds it.
            tag("template", .data("options", "source")) { sources }
            tag("template", .data("options", "choice")) {
                catalogue.optionGroups.flatMap(\.choices).map {
                    option($0.id.description, HarmlessText.clean($0.name), nil)
                }
            }
            tag("p", .class("buttons")) {
                tag("button", .type("submit"), .class("button primary")) { say(BookRoundText.save) }
                if recipe != nil {
                    button(.class("button danger"), .data("remove-recipe")) { say(BookDefinitionText.remove) }
                }
            }
        }
    }

    /// What it makes: a preparation, or something that is sold.
    @HTMLBuilder private var made: HTML {
        let sold = recipe?.sellable
        let (product, choice): (String?, String?) =
            switch sold {
            case .product(let id): (id.description, nil)
            case .choice(let id): (nil, id.description)
            case nil: (nil, nil)
            }
        let products = catalogue.products.filter { restaurant.sells(.product($0.id)) }
            .map { ($0.id.description, $0.name) }
        let choices = catalogue.optionGroups.flatMap(\.choices).map { ($0.id.description, $0.name) }
        label(for: "edit-of", say(BookEditorText.of))
        tag("select", .id("edit-of")) {
            option("preparation:", say(BookEditorText.preparation), nil)
            sellables("product", say(BookWeekText.product), products, chosen: product)
            sellables("choice", say(BookEditorText.choices), choices, chosen: choice)
        }
    }

    /// - Parameter kind: what stands before each id.
    @HTMLBuilder private func sellables(
        _ kind: String,
        _ title: String,
        _ all: [(value: String, name: String)],
        chosen: String?
    ) -> HTML {
        let all = BookParts.offered(all, chosen: chosen)
        if !all.isEmpty {
            tag("optgroup", HTMLAttribute("label", title)) {
                for one in all {
                    let value = "\(kind):\(one.value)"
                    option(value, HarmlessText.clean(one.name), chosen.map { "\(kind):\($0)" })
                }
            }
        }
    }

    /// The ingredients with their units, and the preparations.
    @HTMLBuilder private var sources: HTML {
        for ingredient in book.ingredients {
            tag(
                "option",
                HTMLAttribute("value", "ingredient:\(ingredient.id)"),
                .data("unit", ingredient.unit.rawValue)
            ) { HarmlessText.clean(ingredient.name) }
        }
        let preparations = book.recipes.filter { $0.makes == .preparation && $0.id != recipe?.id }
        if !preparations.isEmpty {
            tag("optgroup", HTMLAttribute("label", say(BookEditorText.preparations))) {
                preparations.map { option("preparation:\($0.id)", HarmlessText.clean($0.name), nil) }
            }
        }
    }

    private func part(_ part: BookRecipe.Part?) -> HTML {
        let chosen =
            switch part?.source {
            case .ingredient(let id): "ingredient:\(id)"
            case .preparation(let id): "preparation:\(id)"
            case nil: book.ingredients.first.map { "ingredient:\($0.id)" } ?? ""
            }
        let unit = part?.unit ?? book.ingredients.first?.unit ?? .gram
        return tag("li") {
            tag("div", .class("edit-row")) {
                tag(
                    "select",
                    .data("field", "source"),
                    .data("chosen", chosen),
                    .aria("label", say(BookDefinitionText.ingredient))
                )
                cell("quantity", BookEditorText.quantity, part?.quantity.description ?? "", isRequired: true)
                tag("select", .data("field", "unit"), .aria("label", say(BookDefinitionText.unit))) {
                    BookUnit.allCases.map { option($0.rawValue, $0.rawValue, unit.rawValue) }
                }
                removal
            }
            tag("details", .class("entry")) {
                tag("summary") { say(BookEditorText.more) }
                tag("div", .class("edit-more")) {
                    labelled(BookEditorText.waste) {
                        let waste = part.flatMap { $0.waste.thousandths == 0 ? nil : $0.waste.description }
                        cell("waste", BookEditorText.waste, waste ?? "")
                    }
                    if !catalogue.optionGroups.isEmpty || part?.only != nil || part?.unless != nil {
                        labelled(BookEditorText.only) { choice("only", part?.only?.description) }
                        labelled(BookEditorText.unless) { choice("unless", part?.unless?.description) }
                    }
                    if !restaurant.services.isEmpty || part?.service.isEmpty == false {
                        labelled(BookEditorText.service) {
                            let services = restaurant.services.map {
                                ($0.id.description, HarmlessText.clean($0.name))
                            }
                            choice("service", part?.service ?? "", services)
                        }
                    }
                    tag("label", .class("box")) {
                        voidTag(
                            "input",
                            .type("checkbox"),
                            .data("field", "size"),
                            HTMLAttribute("checked", if: part?.isLarge == true)
                        )
                        say(BookEditorText.whenLarge)
                    }
                }
            }
        }
    }

    private func step(_ step: BookRecipe.Step?) -> HTML {
        tag("li") {
            tag("div", .class("edit-row")) {
                voidTag(
                    "input",
                    .type("text"),
                    .data("field", "text"),
                    HTMLAttribute("required"),
                    HTMLAttribute("maxlength", "500"),
                    .aria("label", say(BookEditorText.step)),
                    HTMLAttribute("value", step?.text ?? "")
                )
                cell("minutes", BookEditorText.minutes, step?.minutes.map { String($0) } ?? "")
                removal
            }
        }
    }

    // MARK: Parts of the form

    private var removal: HTML {
        button(.class("button"), .data("remove-row"), .aria("label", say(BookDefinitionText.remove))) {
            Icon.close.html
        }
    }

    private func labelled(_ name: Sentence, @HTMLBuilder _ field: () -> HTML) -> HTML {
        tag("label", .class("choice")) {
            tag("span") { say(name) }
            field()
        }
    }

    private func cell(_ name: String, _ label: Sentence, _ value: String, isRequired: Bool = false) -> HTML {
        voidTag(
            "input",
            .type("text"),
            .data("field", name),
            HTMLAttribute("inputmode", "decimal"),
            HTMLAttribute("maxlength", "10"),
            HTMLAttribute("required", if: isRequired),
            .aria("label", say(label)),
            HTMLAttribute("placeholder", name == "minutes" ? "min" : nil),
            HTMLAttribute("value", value)
        )
    }

    /// - Parameter options: beside «always»; without them a script adds the catalogue's choices.
    private func choice(_ name: String, _ chosen: String?, _ options: [(value: String, name: String)]? = nil)
        -> HTML
    {
        tag("select", .data("field", name), .data("chosen", options == nil ? chosen ?? "" : nil)) {
            option("", say(BookEditorText.always), chosen ?? "")
            BookParts.offered(options ?? [], chosen: options == nil ? nil : chosen).map {
                option($0.value, $0.name, chosen)
            }
        }
    }

    private func option(_ value: String, _ name: String, _ chosen: String?) -> HTML {
        tag("option", HTMLAttribute("value", value), HTMLAttribute("selected", if: value == chosen)) { name }
    }

    @HTMLBuilder private func select(
        _ name: String,
        _ title: Sentence,
        _ options: [(value: String, name: String)],
        chosen: String?,
        none: String
    ) -> HTML {
        label(for: "edit-\(name)", say(title))
        tag("select", .id("edit-\(name)")) {
            option("", none, chosen ?? "")
            BookParts.offered(options, chosen: chosen).map { option($0.value, $0.name, chosen) }
        }
    }

    @HTMLBuilder private func field(
        _ name: String,
        _ title: Sentence,
        _ value: String,
        length: Int = 10,
        isRequired: Bool = false,
        isNumber: Bool = false
    ) -> HTML {
        label(for: "edit-\(name)", say(title))
        voidTag(
            "input",
            .id("edit-\(name)"),
            .type("text"),
            HTMLAttribute("inputmode", isNumber ? "decimal" : nil),
            HTMLAttribute("maxlength", "\(length)"),
            HTMLAttribute("required", if: isRequired),
            HTMLAttribute("value", value)
        )
    }
}
