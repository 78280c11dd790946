/// What recipes take, down to what is bought. Pure.
///
/// Source: docs/kitchen-book.md, *Recipes*.
package struct RecipeBook: Sendable {
    /// So many preparations may be inside each other.
    package static let deepest = 5

    private let recipes: [RecipeID: BookRecipe]
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
        recipes = Dictionary(book.recipes.map { ($0.id, $0) }) { $1 }
        ingredients = Dictionary(book.ingredients.map { ($0.id, $0) }) { $1 }
        supplies = Dictionary(grouping: book.supplies, by: \.ingredient)
    }

    package subscript(_ id: RecipeID) -> BookRecipe? { recipes[id] }

    /// What one portion takes of each ingredient, rounded once.
    ///
    /// - Throws: ``Problem``.
    package func need(
        of recipe: BookRecipe,
        _ variant: Variant = Variant()
    ) throws(Problem) -> [IngredientID: BookQuantity] {
        var sums: [IngredientID: Fraction] = [:]
        try add(recipe, Fraction(1, 1), variant, inside: [], to: &sums)
        var need: [IngredientID: BookQuantity] = [:]
        for (id, sum) in sums {
            let sum = sum.short
            guard sum.denominator > 0, let quantity = Conversion.rounded(sum.numerator, sum.denominator)
            else { throw .tooLarge }
            need[id] = quantity
        }
        return need
    }

    private func add(
        _ recipe: BookRecipe,
        _ portions: Fraction,
        _ variant: Variant,
        inside: [RecipeID],
        to sums: inout [IngredientID: Fraction]
    ) throws(Problem) {
        if inside.contains(recipe.id) { throw .circle(recipe.id) }
        if inside.count > Self.deepest { throw .tooDeep(recipe.id) }
        let each = try portions.times(1000, Int128(recipe.portions.thousandths))
        for part in recipe.parts(variant) {
            let count = part.only.map { variant.choices[$0] ?? 0 } ?? 1
            let kept = Int128(BookNumber(100).thousandths - part.waste.thousandths)
            let amount = try each.times(Int128(part.quantity.thousandths) * Int128(count), 1000)
                .times(Int128(BookNumber(100).thousandths), kept)
            switch part.source {
            case .ingredient(let id):
                guard let ingredient = ingredients[id] else { throw .unknownIngredient(id) }
                guard let ratio = ingredient.conversion.ratio(from: part.unit) else {
                    throw .noConversion(id, part.unit)
                }
                let quantity = try amount.times(1_000_000 * ratio.numerator, ratio.denominator)
                sums[id] = try (sums[id] ?? Fraction(0, 1)).plus(quantity)
            case .preparation(let id):
                let preparation = try preparation(id)
                try add(preparation, amount, variant, inside: inside + [recipe.id], to: &sums)
            }
        }
    }

    private func preparation(_ id: RecipeID) throws(Problem) -> BookRecipe {
        guard let preparation = recipes[id] else { throw .unknownPreparation(id) }
        guard preparation.makes == .preparation else { throw .notAPreparation(id) }
        return preparation
    }

    /// What is wrong with a recipe, whatever is chosen; `nil` if nothing is.
    package func problem(of recipe: BookRecipe) -> Problem? {
        do throws(Problem) {
            // With each choice, each size and each service every part is taken once.
            for part in recipe.ingredients {
                var variant = Variant()
                if let only = part.only { variant.choices[only] = 1 }
                (variant.isLarge, variant.service) = (part.isLarge, part.service)
                _ = try need(of: recipe, variant)
            }
            return nil
        } catch {
            return error
        }
    }

    /// Why the recipes may not be in a book as they are; `nil` if they may.
    package var endless: Problem? {
        recipes.values.lazy.compactMap { problem(of: $0) }.first(where: \.isEndless)
    }

    /// The allergens of everything that it takes, also of what can be left out; `nil` if they are not all
    /// known. What is taken for a choice alone is the choice's.
    package func allergens(of recipe: BookRecipe) -> Set<Allergen>? {
        guard problem(of: recipe) == nil else { return nil }
        var found: Set<Allergen> = []
        for part in recipe.ingredients where part.only == nil {
            let allergens: Set<Allergen>? =
                switch part.source {
                case .ingredient(let id): ingredients[id]?.allergens
                case .preparation(let id): recipes[id].flatMap { self.allergens(of: $0) }
                }
            guard let allergens else { return nil }
            found.formUnion(allergens)
        }
        return found
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
    func times(_ factor: Int128, _ divisor: Int128) throws(RecipeBook.Problem) -> Fraction {
        var own = self
        while own.denominator > 0 {
            if let product = own.product(factor, divisor) { return product }
            own = own.halved
        }
        throw .tooLarge
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
        while max(own.numerator, own.denominator) > Int128.max / 4 { own = own.halved }
        return own
    }

    /// `nil` if its numbers are too long.
    private func product(_ factor: Int128, _ divisor: Int128) -> Fraction? {
        let (one, two) = (Self.divisor(numerator, divisor), Self.divisor(factor, denominator))
        let (above, isLong) = (numerator / one).multipliedReportingOverflow(by: factor / two)
        let (below, isDeep) = (denominator / two).multipliedReportingOverflow(by: divisor / one)
        return isLong || isDeep ? nil : Fraction(above, below)
    }

    /// `nil` if its numbers are too long.
    private func sum(_ other: Fraction) -> Fraction? {
        let common = Self.divisor(denominator, other.denominator)
        guard let left = Fraction(numerator, 1).product(other.denominator / common, 1),
            let right = Fraction(other.numerator, 1).product(denominator / common, 1),
            let below = Fraction(denominator / common, 1).product(other.denominator, 1)
        else { return nil }
        let (above, isLong) = left.numerator.addingReportingOverflow(right.numerator)
        return isLong ? nil : Fraction(above, below.numerator)
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
