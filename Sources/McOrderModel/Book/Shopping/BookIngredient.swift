/// Something that a kitchen uses, bought from one supplier or several.
package struct BookIngredient: Hashable, Sendable {
    package let id: IngredientID
    package let name: String
    /// The unit in which it is counted and used.
    package let unit: BookUnit
    package var gramsPerPiece: BookNumber?
    package var gramsPerLitre: BookNumber?
    /// `nil` if they are not known, which must never be shown as none.
    package var allergens: Set<Allergen>?
    /// For how many days it can be used; `nil` if nobody said so.
    package var shelfLife: Int?
    /// Where it stands. People count place by place.
    package var place = ""
    /// Whether a purchase names the lot.
    package var isTraced = false

    package init(id: IngredientID, name: String, unit: BookUnit, allergens: Set<Allergen>? = nil) {
        (self.id, self.name, self.unit, self.allergens) = (id, name, unit, allergens)
    }

    package var conversion: Conversion {
        Conversion(unit: unit, gramsPerPiece: gramsPerPiece, gramsPerLitre: gramsPerLitre)
    }
}

/// The key of an ingredient.
package typealias IngredientID = CatalogueID<BookIngredient>

/// An ingredient as a supplier sells it.
package struct BookSupply: Hashable, Sendable {
    package let id: SupplyID
    package let ingredient: IngredientID
    package let supplier: String
    /// What a package has.
    package let size: BookNumber
    /// The unit of ``size`` and ``keep``.
    package let unit: BookUnit
    /// Where it stands in the shop.
    package var section = ""
    /// What the package is called: box, bag, bottle.
    package var package = ""
    /// What a package costs; only the owner sees it.
    package var price: Money?
    /// The supplier's own number.
    package var code = ""
    /// How much is always to be there.
    package var keep: BookNumber?

    package init(id: SupplyID, ingredient: IngredientID, supplier: String, size: BookNumber, unit: BookUnit) {
        (self.id, self.ingredient, self.supplier, self.size, self.unit) = (
            id, ingredient, supplier, size, unit
        )
    }
}

/// The key of a supply.
package typealias SupplyID = CatalogueID<BookSupply>

extension BookIngredient: JSONConvertible {
    /// So many days at most.
    private static let longestShelfLife = 3660

    package var json: JSONValue {
        [
            "name": name, "unit": unit.rawValue, "gramsPerPiece": gramsPerPiece,
            "gramsPerLitre": gramsPerLitre,
            "allergens": allergens.map { known in Allergen.allCases.filter(known.contains).map(\.rawValue) },
            "shelfLife": shelfLife, "place": place.nonEmpty, "trace": isTraced ? "lot" : nil,
        ]
    }

    /// - Throws: ``BookContentError``.
    package init(_ id: IngredientID, _ content: JSONValue) throws(BookContentError) {
        let members = [
            "name", "unit", "gramsPerPiece", "gramsPerLitre", "allergens", "shelfLife", "place", "trace",
        ]
        let content = try BookContent(content, members: members)
        let unit = try content.required("unit") { $0.text.flatMap { BookUnit(rawValue: $0) } }
        self.init(id: id, name: try content.name(), unit: unit)
        gramsPerPiece = try content.optional("gramsPerPiece") { BookNumber(json: $0).flatMap { $0.positive } }
        gramsPerLitre = try content.optional("gramsPerLitre") { BookNumber(json: $0).flatMap { $0.positive } }
        allergens = try content.optional("allergens") { value in
            value.elements?.mapOrNil { $0.text.flatMap { Allergen(rawValue: $0) } }.map { Set($0) }
        }
        shelfLife = try content.optional("shelfLife") { value in
            (value.integer ?? value.text.flatMap { Int($0) })
                .flatMap { (1...Self.longestShelfLife).contains($0) ? $0 : nil }
        }
        place = try content.text("place")
        isTraced = try content.optional("trace") { $0.text == "lot" ? true : nil } ?? false
    }
}

extension BookSupply: JSONConvertible {
    package var json: JSONValue {
        [
            "ingredient": ingredient, "supplier": supplier, "section": section.nonEmpty,
            "package": package.nonEmpty,
            "size": size, "unit": unit.rawValue, "price": price?.decimalText, "code": code.nonEmpty,
            "keep": keep,
        ]
    }

    /// - Throws: ``BookContentError``.
    package init(_ id: SupplyID, _ content: JSONValue) throws(BookContentError) {
        let members = [
            "ingredient", "supplier", "section", "package", "size", "unit", "price", "code", "keep",
        ]
        let content = try BookContent(content, members: members)
        self.init(
            id: id,
            ingredient: try content.required("ingredient") { $0.text.flatMap { IngredientID(key: $0) } },
            supplier: try content.required("supplier") {
                $0.text.flatMap { BookContent.isText($0, .name) ? $0 : nil }
            },
            size: try content.required("size") { BookNumber(json: $0).flatMap { $0.positive } },
            unit: try content.required("unit") { $0.text.flatMap { BookUnit(rawValue: $0) } }
        )
        section = try content.text("section")
        package = try content.text("package")
        price = try content.optional("price") { value in
            switch value {
            case .string(let text), .number(let text): Money(amount: text)
            default: nil
            }
        }
        code = try content.text("code")
        keep = try content.optional("keep") {
            BookNumber(json: $0).flatMap { $0.thousandths >= 0 ? $0 : nil }
        }
    }
}

extension BookNumber {
    /// The number, if it is above 0.
    var positive: BookNumber? { thousandths > 0 ? self : nil }
}
