/// Something to be prepared on a day: portions of a preparation, or what somebody planned.
///
/// Source: docs/kitchen-book.md, *The week*.
package struct Preparation: Hashable, Sendable {
    /// The key under which it is ticked: a recipe's or a plan's.
    package let key: String
    package let name: String
    /// How many portions, or how much of an ingredient; `nil` for words.
    package let portions: BookNumber?
    /// The unit of an ingredient.
    package var unit: BookUnit?
    package var recipe: RecipeID?
    package var station: StationID?
    /// The last day on which it can be used; `nil` if nobody knows.
    package var useBy: CivilDay?
}

extension WeekPlan {
    /// What is to be prepared on a day: the preparations that its products take and what somebody planned
    /// beside products; by station and name.
    package func preparations(on day: CivilDay, _ recipes: RecipeBook) -> [Preparation] {
        func preparation(_ key: String, _ recipe: BookRecipe, _ portions: BookNumber?) -> Preparation {
            Preparation(
                key: key,
                name: recipe.name,
                portions: portions,
                recipe: recipe.id,
                station: recipe.station,
                useBy: recipes.shelfLife(of: recipe).map { day.advanced(by: $0) }
            )
        }
        let need = need(of: day...day, recipes, isWhole: true).quantities
        let all = need.compactMap { source, quantity -> Preparation? in
            guard case .preparation(let id) = source, let recipe = recipes[id], quantity > .none else {
                return nil
            }
            // Rounded up to a tenth, so that the last guest has it too.
            let tenths = (quantity.millionths + 99_999) / 100_000
            return preparation(id.description, recipe, BookNumber(thousandths: tenths * 100))
        }
        let planned = self.day(day).others.compactMap { plan -> Preparation? in
            let key = plan.id.description
            switch plan.subject {
            case .recipe(let id):
                guard let recipe = recipes[id], recipe.makes != .preparation else { return nil }
                return preparation(key, recipe, plan.portions)
            case .ingredient(let id):
                guard let ingredient = recipes[id] else { return nil }
                let unit = ingredient.unit
                return Preparation(key: key, name: ingredient.name, portions: plan.portions, unit: unit)
            case .text(let text): return Preparation(key: key, name: text, portions: plan.portions)
            case .product, .struck: return nil
            }
        }
        return (all + planned).sorted { $0.place < $1.place }
    }
}

extension Preparation {
    /// What has no station comes last.
    fileprivate var place: (String, String, String) { (station?.description ?? "\u{10FFFF}", name, key) }
}

/// Something that a day needs, as the key of what was prepared.
package struct DayItem: Hashable, Sendable, CustomStringConvertible {
    package let day: CivilDay
    /// The key of a recipe or of a plan.
    package let item: String

    package init(_ day: CivilDay, _ item: String) {
        (self.day, self.item) = (day, item)
    }

    /// Reads ``description``; `nil` for any other text.
    package init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, let day = CivilDay(parts[0]), let item = PlanID(key: String(parts[1])) else {
            return nil
        }
        self.init(day, item.description)
    }

    /// `2026-12-05/salsa`.
    package var description: String { "\(day)/\(item)" }
}

/// How much was prepared; 0 takes back that it was.
package struct PreparedPortions: Hashable, Sendable {
    package let portions: BookNumber

    /// Reads `{"portions"}`.
    ///
    /// - Throws: ``BookContentError``.
    package init(_ content: JSONValue) throws(BookContentError) {
        portions = try BookContent(content, members: ["portions"]).required("portions") {
            BookNumber(json: $0).flatMap { $0.thousandths >= 0 ? $0 : nil }
        }
    }
}
