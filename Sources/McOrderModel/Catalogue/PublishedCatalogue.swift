/// A catalogue as the restaurant publishes it to its customers. It is a single file, so that a reader never
/// gets one part in an old and another in a new version. Source: format.md, *Published*.
package struct PublishedCatalogue: Hashable, Sendable {
    /// The format that this program writes and reads.
    static let format = 1
    /// The file's name in the catalogue folder.
    package static let fileName = "catalog.json"

    /// The catalogue.
    package let catalogue: Catalogue
    /// The five parts as the file has them.
    let content: JSONValue
    /// The SHA-256 of the content, written as JSON on one line, in hex digits.
    package let version: String
    /// When this version was first published.
    package let publishedAt: Timestamp

    init(catalogue: Catalogue, content: JSONValue, version: String, publishedAt: Timestamp) {
        self.catalogue = catalogue
        self.content = content
        self.version = version
        self.publishedAt = publishedAt
    }

    /// Creates a catalogue that is to be published.
    package init(_ catalogue: Catalogue, publishedAt: Timestamp) {
        let content = catalogue.content
        self.init(
            catalogue: catalogue,
            content: content,
            version: Self.version(ofContent: content),
            publishedAt: publishedAt
        )
    }

    /// The bytes of the file; ``CatalogueReader/read(published:)`` reads them.
    package var json: [UInt8] {
        var members = [
            JSONValue.Member("format", .integer(Self.format)),
            JSONValue.Member("version", .string(version)),
            JSONValue.Member("publishedAt", .string(publishedAt.description)),
        ]
        if case .object(let parts) = content { members += parts }
        return JSONWriter.document(.object(members))
    }

    /// The parts of version 0.1.0, over which the version is computed. Programs of that version must be able
    /// to check it in catalogues with further parts.
    private static let first: [CatalogueReader.Part] = [
        .company, .categories, .products, .menus, .restaurants,
    ]

    /// The hash of the parts that were added later; `nil` if there are none.
    fileprivate static func furtherHash(_ members: [JSONValue.Member]) -> String? {
        let further = members.filter { member in !first.contains { $0.rawValue == member.name } }
        return further.isEmpty ? nil : ContentHash(of: JSONWriter.line(.object(further))).description
    }

    /// The version of a content: a hash of the first five parts, whose company has the hash of all others.
    fileprivate static func version(ofContent content: JSONValue) -> String {
        let parts = first.compactMap { part in
            content.member(part.rawValue).map { JSONValue.Member(part.rawValue, $0) }
        }
        return ContentHash(of: JSONWriter.line(.object(parts))).description
    }

    /// Whether the parts of a published file match its version.
    static func isContent(_ members: [JSONValue.Member], ofVersion version: String?) -> Bool {
        let content = JSONValue.object(members)
        return version == Self.version(ofContent: content)
            && content.member("company")?.member("further")?.text == furtherHash(members)
    }
}

extension Catalogue {
    /// The parts of the published file, written from the values, so that a change of layout or of the
    /// order of keys in the owner's files does not create a new version.
    var content: JSONValue {
        let further =
            optionGroups.isEmpty
            ? [] : [JSONValue.Member("options", .array(optionGroups.map(\.json)))]
        return .object(
            [
                JSONValue.Member("company", company.json(further: PublishedCatalogue.furtherHash(further))),
                JSONValue.Member("categories", .array(categories.map(\.json))),
                JSONValue.Member("products", .array(products.map(\.json))),
                JSONValue.Member("menus", menus.json),
                JSONValue.Member("restaurants", .array(restaurants.map(\.json))),
            ] + further
        )
    }
}

/// An object of the members whose value is not `nil`.
private func object(_ members: [(String, JSONValue?)]) -> JSONValue {
    .object(members.compactMap { name, value in value.map { JSONValue.Member(name, $0) } })
}

private func prices(_ prices: [(id: ProductID, value: JSONValue)]) -> JSONValue? {
    guard !prices.isEmpty else { return nil }
    let sorted = prices.sorted { $0.id.description < $1.id.description }
    return .object(sorted.map { JSONValue.Member($0.id.description, $0.value) })
}

extension Money {
    fileprivate var json: JSONValue {
        .string(decimalText)
    }
}

extension Company {
    fileprivate func json(further: String?) -> JSONValue {
        object([
            ("name", .string(name)), ("website", .string(website)), ("currency", .string(currency)),
            ("timeZone", .string(zone.identifier)), ("further", further.map { .string($0) }),
        ])
    }
}

extension Category {
    fileprivate var json: JSONValue {
        object([
            ("id", .string(id.description)), ("name", .string(name)), ("order", .integer(order)),
            ("promoted", isPromotion ? .bool(true) : nil),
        ])
    }
}

extension Product {
    fileprivate var json: JSONValue {
        object([
            ("id", .string(id.description)), ("name", .string(name)), ("description", .string(description)),
            ("price", price.json), ("categories", .array(categories.map { .string($0.description) })),
            ("image", image.map { .string($0) }),
            ("allergens", allergens.map(\.json)), ("minimumAge", minimumAge.map { .integer($0) }),
            ("options", options.isEmpty ? nil : .array(options.map(\.json))),
        ])
    }
}

extension Set<Allergen> {
    fileprivate var json: JSONValue {
        .array(Allergen.allCases.filter(contains).map { .string($0.rawValue) })
    }
}

extension Product.Option {
    fileprivate var json: JSONValue {
        object([("group", .string(group.description)), ("prices", prices.json)])
    }
}

extension [ChoiceID: Money] {
    fileprivate var json: JSONValue? {
        isEmpty
            ? nil
            : .object(
                sorted { $0.key.description < $1.key.description }.map {
                    JSONValue.Member($0.key.description, $0.value.json)
                }
            )
    }
}

extension OptionGroup {
    fileprivate var json: JSONValue {
        object([
            ("id", .string(id.description)), ("name", .string(name)), ("kind", .string(kind.rawValue)),
            ("min", .integer(count.lowerBound)), ("max", .integer(count.upperBound)),
            ("default", defaults.isEmpty ? nil : .array(defaults.map { .string($0.description) })),
            ("choices", .array(choices.map(\.json))),
        ])
    }
}

extension OptionGroup.Choice {
    fileprivate var json: JSONValue {
        object([
            ("id", .string(id.description)), ("name", .string(name)), ("price", price.json),
            ("max", .integer(maximum)), ("allergens", allergens.map(\.json)),
        ])
    }
}

extension Menus {
    fileprivate var json: JSONValue {
        object([
            ("category", .string(category.description)),
            (
                "sandwiches",
                .array(
                    sandwiches.map {
                        object([
                            ("product", .string($0.product.description)), ("price", $0.price.json),
                            ("largePrice", $0.largePrice.json),
                        ])
                    }
                )
            ),
            ("drinks", .array(drinks.map(\.json))),
            ("sides", .array(sides.map(\.json))),
        ])
    }
}

extension Menus.Choice {
    fileprivate var json: JSONValue {
        object([
            ("product", .string(product.description)),
            ("supplement", supplement == .zero ? nil : supplement.json),
        ])
    }
}

extension Restaurant {
    fileprivate var json: JSONValue {
        object([
            ("id", .string(id.description)), ("name", .string(name)), ("address", .string(address)),
            ("phone", .string(phone)), ("latitude", .number("\(latitude)")),
            ("longitude", .number("\(longitude)")), ("timeZone", .string(zone.identifier)),
            ("image", image.map { .string($0) }),
            ("prices", McOrderModel.prices(prices.map { ($0, $1.json) })),
            ("menuPrices", McOrderModel.prices(menuPrices.map { ($0, $1.json) })),
            (
                "notSold",
                notSold.isEmpty ? nil : .array(notSold.map(\.description).sorted().map { .string($0) })
            ),
            (
                "optionPrices",
                McOrderModel.prices(
                    optionPrices.compactMap { id, prices in prices.json.map { (id, $0) } }
                )
            ),
            ("hours", hours?.json), ("closedOn", hours?.closedJSON),
        ])
    }
}

extension OpeningHours {
    /// The hours as a catalogue writes them, Monday first.
    package var json: JSONValue {
        .object(
            Weekday.allCases.compactMap { day in
                guard let shifts = week[day] else { return nil }
                return JSONValue.Member(day.rawValue, .array(shifts.map { .string("\($0)") }))
            }
        )
    }

    /// The days on which no shift begins, ascending; `nil` if there are none.
    package var closedJSON: JSONValue? {
        closedOn.isEmpty ? nil : .array(closedOn.sorted().map { .string("\($0)") })
    }
}

extension Restaurant.MenuPrice {
    fileprivate var json: JSONValue {
        object([("price", price?.json), ("largePrice", largePrice?.json)])
    }
}
