extension Catalogue {
    /// The content with the planned prices, as the owner edits it.
    var ownersContent: JSONValue {
        content.followed(by: ["planned": planned.map(\.json).nonEmpty])
    }

    /// The version under which this content is published.
    ///
    /// Takes time in proportion to the catalogue: keep it, do not ask for it with each order.
    package var version: String { PublishedCatalogue.version(ofContent: content) }

    /// The parts of the published file, written from the values, so that a change of layout or of the
    /// order of keys in the owner's files does not create a new version.
    package var content: JSONValue {
        let further: JSONValue = [
            "options": optionGroups.map(\.json).nonEmpty, "offers": offers.map(\.json).nonEmpty,
        ]
        let required: JSONValue = [
            "company": company.json(further: PublishedCatalogue.furtherHash(further)),
            "categories": categories.map(\.json), "products": products.map(\.json), "menus": menus.json,
            "restaurants": restaurants.map(\.json),
        ]
        return required.followed(by: further)
    }
}

/// An object with its members sorted by name; `nil` if there are none.
private func sortedObject(_ members: [(name: String, value: JSONValue)]) -> JSONValue? {
    guard !members.isEmpty else { return nil }
    return .object(members.sorted { $0.name < $1.name }.map { JSONValue.Member($0.name, $0.value) })
}

/// The texts sorted; `nil` if there are none.
private func sortedList(_ texts: some Sequence<some CustomStringConvertible>) -> [String]? {
    texts.map(\.description).sorted().nonEmpty
}

/// The words of a set in the order of their enumeration.
private func words<Word: CaseIterable & RawRepresentable<String>>(_ set: Set<Word>) -> [String] {
    Word.allCases.filter(set.contains).map(\.rawValue)
}

extension Company {
    fileprivate func json(further: String?) -> JSONValue {
        let own: JSONValue = [
            "name": name, "website": website, "currency": currency, "timeZone": zone.identifier,
            "further": further, "taxName": taxes?.name, "vat": taxes?.json,
            "brandColour": brandColour?.text,
        ]
        return own.followed(by: seller.json)
    }
}

extension Category {
    fileprivate var json: JSONValue {
        [
            "id": id, "name": name, "order": order, "promoted": isPromotion ? true : nil,
            "translations": translations.json,
        ]
    }
}

extension Product {
    fileprivate var json: JSONValue {
        let own: JSONValue = [
            "id": id, "name": name, "description": description, "price": price.decimalText,
            "categories": categories, "image": image, "allergens": allergens.map(words),
        ]
        let more: JSONValue = [
            "options": options.map(\.json).nonEmpty, "vat": taxClass, "available": available?.json,
            "station": station, "prepSeconds": prepSeconds, "batch": batch,
            "translations": translations.json,
        ]
        return own.followed(by: facts.json).followed(by: more)
    }
}

extension Product.Option {
    fileprivate var json: JSONValue {
        ["group": group, "prices": prices.pricesJSON()]
    }
}

extension Dictionary where Value == Money {
    fileprivate func pricesJSON<Entry>() -> JSONValue? where Key == CatalogueID<Entry> {
        sortedObject(map { ($0.description, .string($1.decimalText)) })
    }
}

extension [String: Translation] {
    fileprivate var json: JSONValue? {
        sortedObject(map { ($0, ["name": $1.name, "description": $1.description]) })
    }
}

extension TaxTable {
    fileprivate var json: JSONValue? {
        sortedObject(classes.map { ($0.description, $1.map(\.json).json) })
    }
}

extension TaxTable.Period {
    fileprivate var json: JSONValue {
        ["from": from, "here": rates.here, "to-go": rates.toGo]
    }
}

extension SaleTimes {
    fileprivate var json: JSONValue {
        [
            "dates": dates.flatMap(sortedList), "weekdays": weekdays.map(words),
            "hours": hours.map { $0.map(\.description) },
            "orderUntil": orderUntil.map(OpeningHours.Shift.text),
        ]
    }
}

extension ChoiceGroup {
    fileprivate var json: JSONValue {
        [
            "id": id, "name": name, "kind": kind.rawValue, "min": count.lowerBound, "max": count.upperBound,
            "default": defaults.nonEmpty, "choices": choices.map(\.json), "translations": translations.json,
        ]
    }
}

extension ChoiceGroup.Choice {
    fileprivate var json: JSONValue {
        [
            "id": id, "name": name, "price": price.decimalText, "max": maximum,
            "allergens": allergens.map(words), "station": station, "translations": translations.json,
        ]
    }
}

extension Menus {
    fileprivate var json: JSONValue {
        guard !sandwiches.isEmpty else { return [:] }
        return [
            "category": category, "sandwiches": sandwiches.map(\.json), "drinks": drinks.map(\.json),
            "sides": sides.map(\.json),
        ]
    }
}

extension Menus.Sandwich {
    fileprivate var json: JSONValue {
        ["product": product, "price": price.decimalText, "largePrice": largePrice.decimalText]
    }
}

extension Menus.Choice {
    fileprivate var json: JSONValue {
        ["product": product, "supplement": supplement == .zero ? nil : supplement.decimalText]
    }
}

extension Restaurant {
    fileprivate var json: JSONValue {
        [
            "id": id, "name": name, "address": address, "phone": phone,
            "latitude": JSONValue.number("\(latitude)"), "longitude": JSONValue.number("\(longitude)"),
            "timeZone": zone.identifier, "image": image, "prices": prices.pricesJSON(),
            "menuPrices": sortedObject(menuPrices.map { ($0.description, $1.json) }),
            "notSold": sortedList(notSold),
            "optionPrices": sortedObject(
                optionPrices.compactMap { id, prices in prices.pricesJSON().map { (id.description, $0) } }
            ),
            "hours": hours?.json, "closedOn": hours?.closedJSON, "services": services.map(\.json).nonEmpty,
            "stations": stations.map(\.json).nonEmpty, "packaging": packaging,
            "targets": targets?.json, "slots": slots?.json,
            "businessDay": dayStart == 0 ? nil : OpeningHours.Shift.text(dayStart),
        ]
    }
}

extension WaitTargets {
    fileprivate var json: JSONValue {
        ["soon": soon.components.seconds, "late": late.components.seconds]
    }
}

extension PickupSlots {
    fileprivate var json: JSONValue {
        [
            "every": Duration.seconds(minutes * 60).slotText, "horizon": horizon.slotText,
            "maxOrders": maxOrders,
        ]
    }
}

extension Duration {
    /// A length in the largest unit of which it is a whole number, such as `5m`.
    fileprivate var slotText: String {
        let minutes = components.seconds / 60
        if minutes % 1440 == 0, minutes > 1440 { return "\(minutes / 1440)d" }
        return minutes % 60 == 0 ? "\(minutes / 60)h" : "\(minutes)m"
    }
}

extension OpeningHours {
    /// The hours as a catalogue writes them, Monday first.
    package var json: JSONValue {
        .object(
            Weekday.allCases.compactMap { day in
                week[day].map { JSONValue.Member(day.rawValue, $0.map(\.description).json) }
            }
        )
    }

    /// The days on which no shift begins, ascending; `nil` if there are none.
    package var closedJSON: JSONValue? {
        closedOn.sorted().nonEmpty?.json
    }
}

extension Restaurant.MenuPrice {
    fileprivate var json: JSONValue {
        ["price": price?.decimalText, "largePrice": largePrice?.decimalText]
    }
}

extension RestaurantService {
    fileprivate var json: JSONValue {
        ["id": id, "name": name, "vat": place.rawValue, "prices": prices.pricesJSON()]
    }
}

extension Station {
    fileprivate var json: JSONValue {
        ["id": id, "name": name, "hands": hands.json]
    }
}

extension Hands {
    /// `nil` for one pair of hands.
    fileprivate var json: JSONValue? {
        if hours.isEmpty { return usual == 1 ? nil : .integer(usual) }
        let usual = self.usual == 1 ? [] : [JSONValue.Member(Self.usualKey, .integer(self.usual))]
        return .object(usual + hours.map { JSONValue.Member($0.shift.description, .integer($0.count)) })
    }
}

extension Offer {
    fileprivate var json: JSONValue {
        let kind: JSONValue =
            switch kind {
            case .price(let price): ["kind": "price", "price": price.decimalText]
            case .percentage(let percent): ["kind": "percentage", "percent": percent]
            case .twoForOne: ["kind": "two-for-one"]
            }
        let names: JSONValue = ["id": id, "name": name]
        return names.followed(by: kind).followed(by: [
            "products": sortedList(products), "menus": sortedList(menus),
            "restaurants": restaurants.flatMap(sortedList),
            "dates": dates.map { "\($0.lowerBound)/\($0.upperBound)" }, "weekdays": weekdays.map(words),
            "hours": hours?.map(\.description), "coupon": coupon, "translations": translations.json,
        ])
    }
}
