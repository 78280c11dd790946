extension Catalogue {
    /// The content with the planned prices, as the owner edits it.
    var ownersContent: JSONValue {
        guard case .object(let members) = content, !planned.isEmpty else { return content }
        return .object(members + [JSONValue.Member("planned", .array(planned.map(\.json)))])
    }

    /// The version under which this content is published.
    package var version: String { PublishedCatalogue.version(ofContent: content) }

    /// The parts of the published file, written from the values, so that a change of layout or of the
    /// order of keys in the owner's files does not create a new version.
    package var content: JSONValue {
        let further = [("options", optionGroups.map(\.json)), ("offers", offers.map(\.json))].compactMap {
            $1.isEmpty ? nil : JSONValue.Member($0, .array($1))
        }
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
    .object(JSONValue.present(members))
}

/// An object with its members sorted by name; `nil` if there are none.
private func sortedObject(_ members: [(name: String, value: JSONValue)]) -> JSONValue? {
    guard !members.isEmpty else { return nil }
    return .object(members.sorted { $0.name < $1.name }.map { JSONValue.Member($0.name, $0.value) })
}

/// The texts sorted; `nil` if there are none.
private func sortedList(_ texts: some Sequence<String>) -> JSONValue? {
    let texts = texts.sorted()
    return texts.isEmpty ? nil : .array(texts.map { .string($0) })
}

/// Elements in their order; `nil` if there are none.
private func list(_ elements: [JSONValue]) -> JSONValue? {
    elements.isEmpty ? nil : .array(elements)
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
            ("taxName", taxes.map { .string($0.name) }), ("vat", taxes?.json),
        ])
    }
}

extension Category {
    fileprivate var json: JSONValue {
        object([
            ("id", .string(id.description)), ("name", .string(name)), ("order", .integer(order)),
            ("promoted", isPromotion ? .bool(true) : nil), ("translations", translations.translationsJSON),
        ])
    }
}

extension Product {
    fileprivate var json: JSONValue {
        let members: [(String, JSONValue?)] = [
            ("id", .string(id.description)), ("name", .string(name)), ("description", .string(description)),
            ("price", price.json), ("categories", .array(categories.map { .string($0.description) })),
            ("image", image.map { .string($0) }), ("allergens", allergens.map(\.json)),
            ("minimumAge", minimumAge.map { .integer($0) }),
        ]
        let later: [(String, JSONValue?)] = [
            ("options", list(options.map(\.json))), ("vat", taxClass.map { .string($0.description) }),
            ("available", available?.json), ("station", station.map { .string($0.description) }),
            ("prepSeconds", prepSeconds.map { .integer($0) }),
            ("translations", translations.translationsJSON),
        ]
        return object(members + later)
    }
}

extension Set<Allergen> {
    fileprivate var json: JSONValue {
        .array(Allergen.allCases.filter(contains).map { .string($0.rawValue) })
    }
}

extension Product.Option {
    fileprivate var json: JSONValue {
        object([("group", .string(group.description)), ("prices", prices.pricesJSON())])
    }
}

extension Dictionary where Value == Money {
    fileprivate func pricesJSON<Entry>() -> JSONValue? where Key == CatalogueID<Entry> {
        sortedObject(map { ($0.description, $1.json) })
    }
}

extension [String: Translation] {
    fileprivate var translationsJSON: JSONValue? {
        sortedObject(
            map { language, translation in
                let (name, description) = (translation.name, translation.description)
                return (
                    language,
                    object([
                        ("name", name.map { .string($0) }), ("description", description.map { .string($0) }),
                    ])
                )
            }
        )
    }
}

extension TaxTable {
    fileprivate var json: JSONValue? {
        sortedObject(
            classes.map { id, periods in
                (
                    id.description,
                    .array(
                        periods.map { period in
                            object([
                                ("from", .string(period.from.description)),
                                ("here", .string(period.rates.here.description)),
                                ("to-go", .string(period.rates.toGo.description)),
                            ])
                        }
                    )
                )
            }
        )
    }
}

extension SaleTimes {
    fileprivate var json: JSONValue {
        object([
            ("dates", dates.flatMap { sortedList($0.map(\.description)) }), ("weekdays", weekdays?.json),
            ("orderUntil", orderUntil.map { .string(OpeningHours.Shift.text($0)) }),
        ])
    }
}

extension Set<Weekday> {
    fileprivate var json: JSONValue {
        .array(Weekday.allCases.filter(contains).map { .string($0.rawValue) })
    }
}

extension ChoiceGroup {
    fileprivate var json: JSONValue {
        object([
            ("id", .string(id.description)), ("name", .string(name)), ("kind", .string(kind.rawValue)),
            ("min", .integer(count.lowerBound)), ("max", .integer(count.upperBound)),
            ("default", list(defaults.map { .string($0.description) })),
            ("choices", .array(choices.map(\.json))), ("translations", translations.translationsJSON),
        ])
    }
}

extension ChoiceGroup.Choice {
    fileprivate var json: JSONValue {
        object([
            ("id", .string(id.description)), ("name", .string(name)), ("price", price.json),
            ("max", .integer(maximum)), ("allergens", allergens.map(\.json)),
            ("station", station.map { .string($0.description) }),
            ("translations", translations.translationsJSON),
        ])
    }
}

extension Menus {
    fileprivate var json: JSONValue {
        guard !sandwiches.isEmpty else { return .object([]) }
        return object([
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
            ("prices", prices.pricesJSON()),
            ("menuPrices", sortedObject(menuPrices.map { ($0.description, $1.json) })),
            ("notSold", sortedList(notSold.map(\.description))),
            (
                "optionPrices",
                sortedObject(
                    optionPrices.compactMap { id, prices in prices.pricesJSON().map { (id.description, $0) } }
                )
            ),
            ("hours", hours?.json), ("closedOn", hours?.closedJSON),
            ("services", list(services.map(\.json))), ("stations", list(stations.map(\.json))),
            ("packaging", packaging.map { .string($0.description) }),
            ("businessDay", dayStart == 0 ? nil : .string(OpeningHours.Shift.text(dayStart))),
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

extension RestaurantService {
    fileprivate var json: JSONValue {
        object([
            ("id", .string(id.description)), ("name", .string(name)), ("vat", .string(place.rawValue)),
            ("prices", prices.pricesJSON()),
        ])
    }
}

extension Station {
    fileprivate var json: JSONValue {
        object([("id", .string(id.description)), ("name", .string(name))])
    }
}

extension SpecialOffer {
    fileprivate var json: JSONValue {
        let kind: [(String, JSONValue?)] =
            switch kind {
            case .price(let price): [("kind", .string("price")), ("price", price.json)]
            case .percentage(let percent): [("kind", .string("percentage")), ("percent", .integer(percent))]
            case .twoForOne: [("kind", .string("two-for-one"))]
            }
        let hours = hours.map { shifts in JSONValue.array(shifts.map { .string($0.description) }) }
        let limits: [(String, JSONValue?)] = [
            ("products", sortedList(products.map(\.description))),
            ("menus", sortedList(menus.map(\.description))),
            ("restaurants", restaurants.flatMap { sortedList($0.map(\.description)) }),
            ("dates", dates.map { .string("\($0.lowerBound)/\($0.upperBound)") }),
            ("weekdays", weekdays?.json), ("hours", hours), ("coupon", coupon.map { .string($0) }),
            ("translations", translations.translationsJSON),
        ]
        return object([("id", .string(id.description)), ("name", .string(name))] + kind + limits)
    }
}
