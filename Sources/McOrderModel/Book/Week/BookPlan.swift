/// Something that is planned for a day of a kitchen, or that the owner says of a day.
///
/// Source: docs/kitchen-book.md, *The week*.
package struct BookPlan: Hashable, Sendable {
    package let id: PlanID
    package let time: Time
    package let subject: Subject
    /// How many portions, or how much of an ingredient in its own unit.
    package var portions: BookNumber?
    /// The service for which it is, as people say it.
    package var service = ""
    /// Who comes, such as a group; its portions come on top of what is expected.
    package var group = ""

    package enum Time: Hashable, Sendable {
        case day(CivilDay)
        /// Each such day; the portions of a product without a group only if too few days before it say how
        /// many are expected.
        case each(Weekday)
    }

    package enum Subject: Hashable, Sendable {
        case product(ProductID)
        case recipe(RecipeID)
        case ingredient(IngredientID)
        case text(String)
        /// Nothing is planned: what was sold on that day says nothing about others.
        case struck
    }

    package init(id: PlanID, time: Time, subject: Subject) {
        (self.id, self.time, self.subject) = (id, time, subject)
    }

    /// The day for which it is; `nil` for a weekday.
    package var day: CivilDay? { if case .day(let day) = time { day } else { nil } }
}

/// The key of a plan.
package typealias PlanID = CatalogueID<BookPlan>

extension BookPlan: JSONConvertible {
    package var json: JSONValue {
        var names: [JSONValue.Member] = []
        func name(_ member: String, _ value: String) { names.append(.init(member, .string(value))) }
        switch time {
        case .day(let day): name("day", day.description)
        case .each(let weekday): name("weekday", weekday.rawValue)
        }
        switch subject {
        case .product(let id): name("product", id.description)
        case .recipe(let id): name("recipe", id.description)
        case .ingredient(let id): name("ingredient", id.description)
        case .text(let text): name("text", text)
        case .struck: names.append(.init("struck", .bool(true)))
        }
        return JSONValue.object(names).followed(by: [
            "portions": portions, "service": service.nonEmpty, "group": group.nonEmpty,
        ])
    }

    /// - Throws: ``BookContentError``.
    package init(_ id: PlanID, _ content: JSONValue) throws(BookContentError) {
        let subjects = ["product", "recipe", "ingredient", "text", "struck"]
        let content = try BookContent(
            content,
            members: ["day", "weekday"] + subjects + ["portions", "service", "group"]
        )
        let weekday = try content.optional("weekday") { $0.text.flatMap { Weekday(rawValue: $0) } }
        if weekday != nil, content.has("day") { throw .bad("day") }
        let time: Time =
            if let weekday { .each(weekday) } else {
                .day(try content.required("day") { $0.text.flatMap { CivilDay($0) } })
            }
        let given = subjects.filter { content.has($0) }
        guard given.count <= 1 else { throw .bad(given[1]) }
        let subject: Subject =
            switch given.first {
            case "recipe": .recipe(try content.required("recipe") { $0.text.flatMap { RecipeID(key: $0) } })
            case "ingredient":
                .ingredient(
                    try content.required("ingredient") { $0.text.flatMap { IngredientID(key: $0) } }
                )
            case "text":
                .text(
                    try content.required("text") {
                        $0.text.flatMap { BookContent.isText($0, .note) ? $0 : nil }
                    }
                )
            case "struck":
                try content.required("struck") { $0 == .bool(true) || $0.text == "true" ? .struck : nil }
            default:
                .product(
                    try content.required("product") {
                        $0.text.flatMap { ProductID(catalogued: $0) }
                    }
                )
            }
        self.init(id: id, time: time, subject: subject)
        portions = try content.optional("portions") {
            BookNumber(json: $0).flatMap { $0.thousandths >= 0 ? $0 : nil }
        }
        service = try content.text("service")
        group = try content.text("group")
        switch subject {
        case .product, .recipe, .ingredient: if portions == nil { throw .missing("portions") }
        case .text: break
        case .struck:
            // What a weekday would take back was never said of it.
            if weekday != nil { throw .bad("weekday") }
            if portions != nil { throw .bad("portions") }
        }
    }
}
