/// What recipes take, down to what is bought. Pure.
///
/// Source: docs/kitchen-book.md, *Recipes*.
package struct RecipeBook: Sendable {
    /// So many preparations may be inside each other.
    package static let deepest = 5

    private let recipes: [RecipeID: BookRecipe]
    private let sold: [SellableID: BookRecipe]
    private let ingredients: [IngredientID: BookIngredient]
    private let supplies: [IngredientID: [BookSupply]]

    /// Why nobody can say what a recipe takes.
    package enum Problem: Error, Hashable, Sendable {
        case unknownIngredient(IngredientID)
        case unknownPreparation(RecipeID)
        /// The recipe is sold, and no part of others.
        case notAPreparation(RecipeID)
        /// A preparation takes itself.
        case circle(RecipeID)
        case tooDeep(RecipeID)
        /// Nothing says how to convert the unit.
        case noConversion(IngredientID, BookUnit)
        /// More than anything in a kitchen.
        case tooLarge

        /// Whether no such recipe may be in a book.
        var isEndless: Bool {
            switch self {
            case .circle, .tooDeep: true
            case .unknownIngredient, .unknownPreparation, .notAPreparation, .noConversion, .tooLarge: false
            }
        }
    }

    /// What was chosen of something that is sold.
    package struct Variant: Hashable, Sendable {
        /// How often each choice was made.
        package var choices: [ChoiceID: Int] = [:]
        /// Whether it is the drink or side of a large menu.
        package var isLarge = false
        package var service = ""

        package init() {}
    }

    package init(_ book: Book) {
        self.init(book.recipes, of: book)
    }

    /// Other recipes with the ingredients and supplies of a book.
    init(_ all: [BookRecipe], of book: Book) {
        recipes = Dictionary(all.map { ($0.id, $0) }) { $1 }
        // Of several recipes for one thing the first one counts.
        sold = Dictionary(all.compactMap { recipe in recipe.sellable.map { ($0, recipe) } }) { first, _ in
            first
        }
        ingredients = Dictionary(book.ingredients.map { ($0.id, $0) }) { $1 }
        supplies = Dictionary(grouping: book.supplies, by: \.ingredient)
    }

    package var isEmpty: Bool { recipes.isEmpty }

    package subscript(_ id: RecipeID) -> BookRecipe? { recipes[id] }

    subscript(_ id: IngredientID) -> BookIngredient? { ingredients[id] }

    /// The recipe of something that is sold.
    package subscript(_ sold: SellableID) -> BookRecipe? { self.sold[sold] }

    /// What one portion takes of each ingredient, rounded once.
    ///
    /// - Throws: ``Problem``.
    package func need(
        of recipe: BookRecipe,
        _ variant: Variant = Variant()
    ) throws(Problem) -> [IngredientID: BookQuantity] {
        try quantities(of: recipe, variant).ofIngredients
    }

    /// What one portion takes of each ingredient, and how many portions of each preparation, rounded once.
    ///
    /// - Throws: ``Problem``.
    func quantities(
        of recipe: BookRecipe,
        _ variant: Variant = Variant()
    ) throws(Problem) -> [BookRecipe.Source: BookQuantity] {
        try checkDepth(of: recipe)
        var known: [RecipeID: Amounts] = [:]
        var quantities: [BookRecipe.Source: BookQuantity] = [:]
        for (source, sum) in try amounts(of: recipe, variant, &known) {
            let sum = sum.short
            guard sum.denominator > 0, let quantity = Conversion.rounded(sum.numerator, sum.denominator)
            else { throw .tooLarge }
            quantities[source] = quantity
        }
        return quantities
    }

    /// What a portion takes of each ingredient, in millionths of its grams, millilitres or pieces, and of
    /// each preparation, in millionths of its portions.
    private typealias Amounts = [BookRecipe.Source: Fraction]

    /// - Parameter known: the amounts of recipes that were computed already: a preparation that many parts
    ///   take is computed once.
    private func amounts(
        of recipe: BookRecipe,
        _ variant: Variant,
        _ known: inout [RecipeID: Amounts]
    ) throws(Problem) -> Amounts {
        if let amounts = known[recipe.id] { return amounts }
        var sums: Amounts = [:]
        let each = try Fraction(1, 1).times(1000, Int128(recipe.portions.thousandths))
        for part in recipe.parts(variant) {
            let count = part.only.map { variant.choices[$0] ?? 0 } ?? 1
            let kept = Int128(BookNumber(100).thousandths - part.waste.thousandths)
            let amount = try each.times(Int128(part.quantity.thousandths) * Int128(count), 1000)
                .times(Int128(BookNumber(100).thousandths), kept)
            switch part.source {
            case .ingredient(let id):
                let ratio = try ratio(of: id, part.unit)
                let quantity = try amount.times(1_000_000 * ratio.numerator, ratio.denominator)
                sums[part.source] = try (sums[part.source] ?? Fraction(0, 1)).plus(quantity)
            case .preparation(let id):
                let portions = try amount.times(1_000_000, 1)
                sums[part.source] = try (sums[part.source] ?? Fraction(0, 1)).plus(portions)
                for (source, inner) in try amounts(of: preparation(id), variant, &known) {
                    let quantity = try inner.times(amount)
                    sums[source] = try (sums[source] ?? Fraction(0, 1)).plus(quantity)
                }
            }
        }
        known[recipe.id] = sums
        return sums
    }

    private func ratio(
        of id: IngredientID,
        _ unit: BookUnit
    ) throws(Problem) -> (numerator: Int128, denominator: Int128) {
        guard let ingredient = ingredients[id] else { throw .unknownIngredient(id) }
        guard let ratio = ingredient.conversion.ratio(from: unit) else { throw .noConversion(id, unit) }
        return ratio
    }

    private func preparation(_ id: RecipeID) throws(Problem) -> BookRecipe {
        guard let preparation = recipes[id] else { throw .unknownPreparation(id) }
        guard preparation.makes == .preparation else { throw .notAPreparation(id) }
        return preparation
    }

    // MARK: What is wrong

    /// What is wrong with a recipe, whatever is chosen; `nil` if nothing is.
    package func problem(of recipe: BookRecipe) -> Problem? {
        do throws(Problem) {
            try checkDepth(of: recipe)
            for part in inside(recipe).flatMap(\.ingredients) {
                switch part.source {
                case .ingredient(let id): _ = try ratio(of: id, part.unit)
                case .preparation(let id): _ = try preparation(id)
                }
            }
            _ = try need(of: recipe)
            return nil
        } catch {
            return error
        }
    }

    /// Why the recipes may not be in a book as they are; `nil` if they may.
    package var endless: Problem? {
        var heights: [RecipeID: Int] = [:]
        var path: Set<RecipeID> = []
        do throws(Problem) {
            for recipe in recipes.values { _ = try height(of: recipe, &heights, &path) }
            return nil
        } catch {
            return error
        }
    }

    /// - Throws: ``Problem/circle(_:)`` or ``Problem/tooDeep(_:)``.
    private func checkDepth(of recipe: BookRecipe) throws(Problem) {
        var heights: [RecipeID: Int] = [:]
        var path: Set<RecipeID> = []
        _ = try height(of: recipe, &heights, &path)
    }

    /// How many preparations are inside each other in a recipe.
    ///
    /// - Parameters:
    ///   - heights: those that are known.
    ///   - path: the recipes inside which it is looked for.
    /// - Throws: ``Problem/circle(_:)`` or ``Problem/tooDeep(_:)``.
    private func height(
        of recipe: BookRecipe,
        _ heights: inout [RecipeID: Int],
        _ path: inout Set<RecipeID>
    ) throws(Problem) -> Int {
        if let height = heights[recipe.id] { return height }
        guard path.insert(recipe.id).inserted else { throw .circle(recipe.id) }
        var height = 0
        for part in recipe.ingredients {
            guard case .preparation(let id) = part.source, let inner = recipes[id] else { continue }
            height = max(height, try self.height(of: inner, &heights, &path) + 1)
        }
        guard height <= Self.deepest else { throw .tooDeep(recipe.id) }
        path.remove(recipe.id)
        heights[recipe.id] = height
        return height
    }

    /// A recipe and those that it takes, each once.
    ///
    /// - Parameter isTaken: which parts count.
    private func inside(
        _ recipe: BookRecipe,
        _ isTaken: (BookRecipe.Part) -> Bool = { _ in true }
    ) -> [BookRecipe] {
        var found = [recipe]
        var known: Set<RecipeID> = [recipe.id]
        var next = 0
        while next < found.count {
            for part in found[next].ingredients where isTaken(part) {
                guard case .preparation(let id) = part.source, let inner = recipes[id] else { continue }
                if known.insert(id).inserted { found.append(inner) }
            }
            next += 1
        }
        return found
    }

    // MARK: What follows from the ingredients

    /// The allergens of everything that it takes, also of what can be left out; `nil` if they are not all
    /// known. What is taken for a choice alone is the choice's.
    package func allergens(of recipe: BookRecipe) -> Set<Allergen>? {
        guard problem(of: recipe) == nil else { return nil }
        var all: Set<Allergen> = []
        for part in inside(recipe, { $0.only == nil }).flatMap(\.ingredients) where part.only == nil {
            guard case .ingredient(let id) = part.source else { continue }
            guard let allergens = ingredients[id]?.allergens else { return nil }
            all.formUnion(allergens)
        }
        return all
    }

    /// What is left of a product's price in its first service, without the tax of a day, after what a portion
    /// costs; `nil` for anything else, and if that is not known.
    package func margin(
        of recipe: BookRecipe,
        in catalogue: Catalogue,
        at restaurant: Restaurant,
        on day: CivilDay
    ) -> Money? {
        guard case .product(let id)? = recipe.sellable, let product = catalogue.product(id),
            let cost = cost(of: recipe)
        else { return nil }
        let service = restaurant.services.first
        let price = product.price(at: restaurant, for: service)
        let rates = product.taxClass.flatMap { catalogue.company.taxes?.rates(of: $0, on: day) }
        let tax = rates?[service?.place ?? .toGo].tax(in: price) ?? .zero
        return price - tax - cost
    }

    /// What is missing to make a portion now, by what was counted; `nil` if nothing was counted of what it
    /// takes, or if nobody can say what it takes.
    ///
    /// - Parameter stocks: of each ingredient.
    package func missing(of recipe: BookRecipe, _ stocks: [IngredientID: Stock]) -> [BookIngredient]? {
        guard let need = try? need(of: recipe) else { return nil }
        let counted = need.filter { stocks[$0.key]?.mustBeCounted == false }
        guard !counted.isEmpty else { return nil }
        return counted.filter { id, quantity in stocks[id].map { $0.there < quantity } ?? false }
            .compactMap { ingredients[$0.key] }.sorted { $0.name < $1.name }
    }

    /// How many days it keeps, as the ingredient that keeps the shortest; `nil` if none of them says it.
    package func shelfLife(of recipe: BookRecipe) -> Int? {
        inside(recipe).flatMap(\.ingredients).compactMap { $0.source.ingredient }
            .compactMap { ingredients[$0]?.shelfLife }.min()
    }

    /// What a portion costs at the first supplier's price of each ingredient; `nil` if a price is not known.
    package func cost(of recipe: BookRecipe, _ variant: Variant = Variant()) -> Money? {
        guard let need = try? need(of: recipe, variant) else { return nil }
        var sum = Fraction(0, 1)
        for (id, quantity) in need {
            guard let ingredient = ingredients[id],
                let supply = supplies[id]?.first(where: { $0.price != nil }), let price = supply.price,
                let size = ingredient.conversion.quantity(supply.size, supply.unit), size > .none,
                let cost = try? Fraction(Int128(quantity.millionths), 1)
                    .times(Int128(price.cents), Int128(size.millionths)),
                let all = try? sum.plus(cost)
            else { return nil }
            sum = all
        }
        let cents = sum.short
        guard cents.denominator > 0 else { return nil }
        let rounded = (cents.numerator + cents.denominator / 2) / cents.denominator
        return Int(exactly: rounded).map { Money(cents: $0) }
    }
}

extension [BookRecipe.Source: BookQuantity] {
    /// Those of ingredients.
    package var ofIngredients: [IngredientID: BookQuantity] {
        Dictionary<IngredientID, BookQuantity>(
            uniqueKeysWithValues: compactMap { source, sum in source.ingredient.map { ($0, sum) } }
        )
    }

    /// Adds other quantities, each so many times.
    mutating func add(_ others: Self, times count: Int = 1) {
        for (source, quantity) in others { self[source] = (self[source] ?? .none) + quantity.times(count) }
    }
}

extension BookRecipe {
    /// The parts that are taken for what was chosen.
    fileprivate func parts(_ variant: RecipeBook.Variant) -> [Part] {
        let chosen = ingredients.filter { part in
            (part.only.map { (variant.choices[$0] ?? 0) > 0 } ?? true)
                && (part.unless.map { (variant.choices[$0] ?? 0) == 0 } ?? true)
                && (part.service.isEmpty || part.service == variant.service)
                && (!part.isLarge || variant.isLarge)
        }
        guard variant.isLarge else { return chosen }
        let large = Set(chosen.filter(\.isLarge).map(\.source))
        return chosen.filter { $0.isLarge || !large.contains($0.source) }
    }
}

/// A fraction above or equal to 0: exact, but where its numbers would have more than 127 bits. Then both lose
/// their last bits, which changes it by far less than a millionth of anything in a kitchen.
private struct Fraction {
    let numerator: Int128
    let denominator: Int128

    init(_ numerator: Int128, _ denominator: Int128) {
        (self.numerator, self.denominator) = (numerator, denominator)
    }

    /// - Throws: ``RecipeBook/Problem/tooLarge``.
    func times(_ other: Fraction) throws(RecipeBook.Problem) -> Fraction {
        var (one, two) = (self, other)
        while one.denominator > 0, two.denominator > 0 {
            if let product = one.product(two) { return product }
            if one.longest > two.longest { one = one.halved } else { two = two.halved }
        }
        throw .tooLarge
    }

    func times(_ factor: Int128, _ divisor: Int128) throws(RecipeBook.Problem) -> Fraction {
        try times(Fraction(factor, divisor))
    }

    /// - Throws: ``RecipeBook/Problem/tooLarge``.
    func plus(_ other: Fraction) throws(RecipeBook.Problem) -> Fraction {
        var (one, two) = (self, other)
        while one.denominator > 0, two.denominator > 0 {
            if let sum = one.sum(two) { return sum }
            if one.denominator > two.denominator { one = one.halved } else { two = two.halved }
        }
        throw .tooLarge
    }

    /// The same fraction with a bit less of both numbers.
    private var halved: Fraction { Fraction(numerator / 2, denominator / 2) }

    /// The same fraction with numbers that can be rounded.
    var short: Fraction {
        var own = self
        while own.longest > Int128.max / 4 { own = own.halved }
        return own
    }

    private var longest: Int128 { max(numerator, denominator) }

    /// `nil` if its numbers are too long.
    private func product(_ other: Fraction) -> Fraction? {
        let one = Self.divisor(numerator, other.denominator)
        let two = Self.divisor(other.numerator, denominator)
        let (above, isLong) = (numerator / one).multipliedReportingOverflow(by: other.numerator / two)
        let (below, isDeep) = (denominator / two).multipliedReportingOverflow(by: other.denominator / one)
        return isLong || isDeep ? nil : Fraction(above, below)
    }

    /// `nil` if its numbers are too long.
    private func sum(_ other: Fraction) -> Fraction? {
        let common = Self.divisor(denominator, other.denominator)
        let (left, isOneLong) = numerator.multipliedReportingOverflow(by: other.denominator / common)
        let (right, isOtherLong) = other.numerator.multipliedReportingOverflow(by: denominator / common)
        let (below, isDeep) = (denominator / common).multipliedReportingOverflow(by: other.denominator)
        let (above, isLong) = left.addingReportingOverflow(right)
        return isOneLong || isOtherLong || isDeep || isLong ? nil : Fraction(above, below)
    }

    /// The greatest common divisor; 1 if one of them is 0.
    private static func divisor(_ left: Int128, _ right: Int128) -> Int128 {
        var (left, right) = (left, right)
        while right != 0 { (left, right) = (right, left % right) }
        return max(1, left)
    }
}

/// What a recipe and the catalogue say differently of the allergens of a product.
package struct AllergenDifference: Hashable, Sendable {
    /// What is in it, and the catalogue does not say: somebody may be harmed.
    package let missing: Set<Allergen>
    /// What the catalogue says, and the recipe does not have.
    package let additional: Set<Allergen>

    /// `nil` if they say the same, or if one of them does not know.
    package init?(_ recipe: BookRecipe, in recipes: RecipeBook, _ catalogue: Catalogue) {
        guard case .product(let id)? = recipe.sellable, let said = catalogue.product(id)?.allergens,
            let found = recipes.allergens(of: recipe)
        else { return nil }
        (missing, additional) = (found.subtracting(said), Set(said).subtracting(found))
        if missing.isEmpty, additional.isEmpty { return nil }
    }
}
