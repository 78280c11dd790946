/// How something is made: what it takes and the steps, of something that is sold or that others are made of.
///
/// Source: docs/kitchen-book.md, *Recipes*.
package struct BookRecipe: Hashable, Sendable {
    package let id: RecipeID
    package let name: String
    package let makes: Made
    /// How many portions ``ingredients`` make.
    package let portions: BookNumber
    package let ingredients: [Part]
    package var steps: [Step] = []
    package var category = ""
    /// How many minutes of work it takes.
    package var minutes: Int?
    /// Who can make it.
    package var difficulty: Difficulty?
    /// The station of the kitchen at which it is made.
    package var station: StationID?
    package var photograph: ContentHash?
    package var description = ""
    package var author = ""

    /// What a recipe makes.
    package enum Made: Hashable, Sendable {
        case sellable(SellableID)
        /// Something that other recipes take: a sauce, a dough.
        case preparation
    }

    /// Who can make something.
    package enum Difficulty: Int, CaseIterable, Sendable {
        case anyone = 1
        case trained
        case chef
    }

    /// How much of something it takes.
    package struct Part: Hashable, Sendable {
        package let source: Source
        package let quantity: BookNumber
        package let unit: BookUnit
        /// How much of what is bought is lost, in per cent.
        package var waste = BookNumber(0)
        /// It is taken for each time that this choice was made, and only then.
        package var only: ChoiceID?
        /// It is not taken if this choice was made.
        package var unless: ChoiceID?
        /// It takes the place of the source's other parts in the drink or side of a large menu.
        package var isLarge = false
        /// The service for which alone it is taken, such as a box to take away; empty for all.
        package var service = ""

        package init(_ source: Source, _ quantity: BookNumber, _ unit: BookUnit) {
            (self.source, self.quantity, self.unit) = (source, quantity, unit)
        }
    }

    /// What a part is of.
    package enum Source: Hashable, Sendable {
        case ingredient(IngredientID)
        /// Portions of another recipe.
        case preparation(RecipeID)

        package var ingredient: IngredientID? { if case .ingredient(let id) = self { id } else { nil } }
    }

    package struct Step: Hashable, Sendable {
        package let text: String
        /// How long it takes; `nil` if nothing is waited for.
        package let minutes: Int?
    }

    package init(id: RecipeID, name: String, makes: Made, portions: BookNumber, ingredients: [Part]) {
        (self.id, self.name, self.makes) = (id, name, makes)
        (self.portions, self.ingredients) = (portions, ingredients)
    }

    /// The recipe of something that is sold as it is bought: a piece of the ingredient.
    package init(soldAsBought product: Product, of ingredient: IngredientID) {
        self.init(
            id: RecipeID(product.id.description),
            name: product.name,
            makes: .sellable(.product(product.id)),
            portions: BookNumber(1),
            ingredients: [Part(.ingredient(ingredient), BookNumber(1), .piece)]
        )
    }

    /// What is sold of it; `nil` for a preparation.
    package var sellable: SellableID? { if case .sellable(let id) = makes { id } else { nil } }
}

/// The key of a recipe.
package typealias RecipeID = CatalogueID<BookRecipe>

extension BookRecipe: JSONConvertible {
    private static let product = "product"
    private static let choice = "choice"
    private static let preparation = "preparation"
    /// What `of` may be.
    static let madeKinds = [product, choice, preparation]
    /// The ingredients, and the steps, that a recipe has at most.
    static let mostParts = 60
    /// What a recipe or a step takes at most: a week.
    private static let longest = 7 * 24 * 60

    package var json: JSONValue {
        let (of, id): (String, String?) =
            switch makes {
            case .sellable(.product(let id)): (Self.product, id.description)
            case .sellable(.choice(let id)): (Self.choice, id.description)
            case .preparation: (Self.preparation, nil)
            }
        return [
            "name": name, "of": of, "for": id, "portions": portions, "category": category.nonEmpty,
            "minutes": minutes, "difficulty": difficulty?.rawValue, "station": station,
            BookPhotograph.member: photograph?.description, "description": description.nonEmpty,
            "author": author.nonEmpty, "ingredients": ingredients.map(\.json),
            "steps": steps.map(\.json).nonEmpty,
        ]
    }

    /// - Throws: ``BookContentError``.
    package init(_ id: RecipeID, _ content: JSONValue) throws(BookContentError) {
        let content = try BookContent(
            content,
            members: [
                "name", "of", "for", "portions", "category", "minutes", "difficulty", "station",
                BookPhotograph.member, "description", "author", "ingredients", "steps",
            ]
        )
        let of = try content.required("of") { $0.text.flatMap { Self.madeKinds.contains($0) ? $0 : nil } }
        let makes: Made =
            switch of {
            case Self.product:
                .sellable(
                    .product(try content.required("for") { $0.text.flatMap { ProductID(catalogued: $0) } })
                )
            case Self.choice:
                .sellable(
                    .choice(try content.required("for") { $0.text.flatMap { ChoiceID(catalogued: $0) } })
                )
            default: .preparation
            }
        if makes == .preparation, content.has("for") { throw .bad("for") }
        self.init(
            id: id,
            name: try content.name(),
            makes: makes,
            portions: try content.optional("portions") { BookNumber(json: $0)?.positive } ?? BookNumber(1),
            ingredients: try content.required("ingredients") {
                $0.elements?.mapOrNil { try? Part($0) }
                    .flatMap { (1...Self.mostParts).contains($0.count) ? $0 : nil }
            }
        )
        steps =
            try content.optional("steps") {
                $0.elements?.mapOrNil { try? Step($0) }.flatMap { $0.count <= Self.mostParts ? $0 : nil }
            } ?? []
        category = try content.text("category")
        minutes = try content.minutes()
        difficulty = try content.optional("difficulty") { $0.wholeNumber.flatMap(Difficulty.init) }
        station = try content.optional("station") { $0.text.flatMap { StationID(catalogued: $0) } }
        photograph = try content.photograph()
        description =
            try content.optional("description") {
                $0.text.flatMap { BookContent.isText($0, .sentence) ? $0 : nil }
            } ?? ""
        author = try content.text("author")
    }

    /// A number of minutes; `nil` for any other value.
    fileprivate static func minutes(_ value: JSONValue) -> Int? {
        value.wholeNumber.flatMap { (1...longest).contains($0) ? $0 : nil }
    }
}

extension BookContent {
    fileprivate func minutes() throws(BookContentError) -> Int? {
        try optional("minutes", BookRecipe.minutes)
    }
}

extension JSONValue {
    /// A whole number, also one in a text, as in a table.
    fileprivate var wholeNumber: Int? { integer ?? text.flatMap { Int($0) } }
}

extension BookRecipe.Part: JSONConvertible {
    private static let large = "large"
    /// Everything is lost at 100.
    private static let wastes = BookNumber(0)...BookNumber(95)

    package var json: JSONValue {
        let names: (ingredient: String?, preparation: String?) =
            switch source {
            case .ingredient(let id): (id.description, nil)
            case .preparation(let id): (nil, id.description)
            }
        return [
            "ingredient": names.ingredient, "preparation": names.preparation, "quantity": quantity,
            "unit": unit.rawValue, "waste": waste.thousandths == 0 ? nil : waste,
            "only": only, "unless": unless, "size": isLarge ? Self.large : nil, "service": service.nonEmpty,
        ]
    }

    /// - Throws: ``BookContentError``.
    init(_ content: JSONValue) throws(BookContentError) {
        let content = try BookContent(
            content,
            members: [
                "ingredient", "preparation", "quantity", "unit", "waste", "only", "unless", "size", "service",
            ]
        )
        let preparation = try content.optional("preparation") { $0.text.flatMap { RecipeID(key: $0) } }
        if preparation != nil, content.has("ingredient") { throw .bad("ingredient") }
        let source: BookRecipe.Source =
            if let preparation {
                .preparation(preparation)
            } else {
                .ingredient(try content.required("ingredient") { $0.text.flatMap { IngredientID(key: $0) } })
            }
        self.init(
            source,
            try content.required("quantity") { BookNumber(json: $0)?.positive },
            try content.required("unit") { $0.text.flatMap { BookUnit(rawValue: $0) } }
        )
        // A preparation is measured in its portions.
        if preparation != nil, unit != .piece { throw .bad("unit") }
        waste =
            try content.optional("waste") {
                BookNumber(json: $0).flatMap { Self.wastes.contains($0) ? $0 : nil }
            } ?? BookNumber(0)
        let choice = { (value: JSONValue) in
            value.text.flatMap { ChoiceID(catalogued: $0) }
        }
        only = try content.optional("only", choice)
        unless = try content.optional("unless", choice)
        isLarge = try content.optional("size") { $0.text == Self.large ? true : nil } ?? false
        service = try content.text("service")
    }
}

extension BookRecipe.Step: JSONConvertible {
    package var json: JSONValue { ["text": text, "minutes": minutes] }

    /// - Throws: ``BookContentError``.
    init(_ content: JSONValue) throws(BookContentError) {
        let content = try BookContent(content, members: ["text", "minutes"])
        text = try content.required("text") {
            $0.text.flatMap { !$0.isEmpty && BookContent.isText($0, .sentence) ? $0 : nil }
        }
        minutes = try content.minutes()
    }
}
