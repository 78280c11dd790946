/// Reading the groups of options, and the products' and restaurants' references to them.
extension CatalogueBuilder {
    /// The largest number of choices that a group can ask for.
    private static let counts = 0...99

    /// The groups, and the ids that are defined, including those of groups with errors.
    mutating func readOptionGroups(
        _ cursor: CatalogueCursor
    ) -> (groups: [ChoiceGroup], ids: Set<ChoiceGroupID>) {
        var unique = Uniqueness()
        var uniqueChoices = Uniqueness()
        let groups = (cursor.elements() ?? []).compactMap { optionGroup($0, &unique, &uniqueChoices) }
        return (groups, Set(unique.ids.keys.map { ChoiceGroupID($0) }))
    }

    private mutating func optionGroup(
        _ place: CatalogueCursor,
        _ unique: inout Uniqueness,
        _ uniqueChoices: inout Uniqueness
    ) -> ChoiceGroup? {
        place.expectKeys(["id", "name", "kind", "min", "max", "default", "choices", "translations"])
        let id = checkedID(place, &unique)
        // Two products may each have a group named "Tamaño".
        let name = place.member("name")?.text(.name)
        let kind = place.member("kind").flatMap { $0.word(of: ChoiceGroup.Kind.self) }
        var declared: [(id: ChoiceID, name: String?)] = []
        let choices = place.member("choices").flatMap { self.choices($0, &uniqueChoices, &declared) }
        if let id { choicesOfGroups[ChoiceGroupID(id)] = declared }
        let room = choices.map { $0.reduce(0) { $0 + $1.maximum } }
        let least = place.optionalMember("min").map { $0.integer(in: Self.counts) } ?? 0
        let most =
            place.optionalMember("max").map { $0.integer(in: Self.counts) } ?? max(room ?? 0, least ?? 0)
        let defaults = place.optionalMember("default").map { self.defaults($0, among: declared) } ?? []
        let translations = self.translations(place)
        guard let least, let most else { return nil }
        guard least <= most else {
            place.report(
                .outOfRange(String(most), Double(least)...Double(Self.counts.upperBound)),
                at: ".max"
            )
            return nil
        }
        if let room, room < least { place.report(.tooFewChoices(least), at: ".choices") }
        // A line without any choice of the group means the defaults, so it cannot also mean none.
        if !defaults.isEmpty, least == 0 || !(least...most).contains(defaults.count) {
            place.report(.wrongDefault(max(1, least)...max(1, most)), at: ".default")
        }
        guard let id, let name, let kind, let choices else { return nil }
        return ChoiceGroup(
            id: ChoiceGroupID(id),
            name: name,
            kind: kind,
            count: least...most,
            defaults: defaults,
            choices: choices,
            translations: translations
        )
    }

    /// The choices; `nil` if one of them has an error.
    ///
    /// - Parameter declared: gets all of them, also those with errors.
    private mutating func choices(
        _ cursor: CatalogueCursor,
        _ unique: inout Uniqueness,
        _ declared: inout [(id: ChoiceID, name: String?)]
    ) -> [ChoiceGroup.Choice]? {
        guard let places = cursor.someElements(), !places.isEmpty else { return nil }
        var names = Uniqueness()
        let all = places.compactMap { place -> ChoiceGroup.Choice? in
            place.expectKeys(["id", "name", "price", "max", "allergens", "station", "translations"])
            let id = checkedID(place, &unique)
            let name = place.member("name").flatMap { names.name($0) }
            if let name, OptionText.isAmbiguous(choice: name) {
                place.report(.breaksOptionRule(name), at: ".name")
            }
            let price = place.optionalMember("price").map { $0.price() } ?? .zero
            let maximum = place.optionalMember("max").map { $0.integer(in: 1...Self.counts.upperBound) } ?? 1
            let allergens = place.optionalMember("allergens").flatMap { self.allergens($0) }
            let station = self.station(place)
            let translations = self.translations(place)
            if let id { declared.append((ChoiceID(id), name)) }
            guard let id, let name, let price, let maximum else { return nil }
            return ChoiceGroup.Choice(
                id: ChoiceID(id),
                name: name,
                price: price,
                maximum: maximum,
                allergens: allergens,
                station: station,
                translations: translations
            )
        }
        return all.count == places.count ? all : nil
    }

    private func defaults(
        _ cursor: CatalogueCursor,
        among choices: [(id: ChoiceID, name: String?)]
    ) -> [ChoiceID] {
        var unique = Uniqueness()
        let known = Set(choices.map(\.id))
        return (cursor.elements() ?? []).compactMap { place in
            guard let id = unique.id(place).map({ ChoiceID($0) }) else { return nil }
            return place.isDefined(id, in: known, .choice) ? id : nil
        }
    }

    /// The id of an entry, which must not repeat one of `unique`. A catalogue published by an earlier version
    /// may have other ids than the owner's files, whose characters are checked.
    func checkedID(_ place: CatalogueCursor, _ unique: inout Uniqueness) -> String? {
        let id = place.member("id").flatMap { unique.id($0) }
        if let id, place.refusesUnknownKeys, !Self.isID(id) { place.report(.badID(id), at: ".id") }
        return id
    }

    /// The groups that a product offers: ids, or objects with prices of their own.
    func options(_ cursor: CatalogueCursor) -> [Product.Option] {
        var seen: Set<ChoiceGroupID> = []
        var names: Set<String> = []
        return (cursor.elements() ?? []).compactMap { place in
            var named: CatalogueCursor? = place
            if case .object = place.value {
                place.expectKeys(["group", "prices"])
                named = place.member("group")
            }
            guard let named, let id = named.reference(to: optionGroupIDs, .optionGroup) else { return nil }
            guard seen.insert(id).inserted else {
                named.report(.duplicateID(id.description, first: cursor.path))
                return nil
            }
            for name in (choicesOfGroups[id] ?? []).compactMap(\.name)
            where !names.insert(SearchKey(name).text).inserted {
                named.report(.choiceInTwoGroups(name))
            }
            let prices = place.optionalMember("prices").map { self.choicePrices($0, of: [id]) } ?? [:]
            return Product.Option(group: id, prices: prices)
        }
    }

    /// The prices of choices that differ at a restaurant, by product.
    func optionPrices(_ cursor: CatalogueCursor) -> [ProductID: [ChoiceID: Money]] {
        var all: [ProductID: [ChoiceID: Money]] = [:]
        for (name, place) in cursor.members() ?? [] {
            let id = ProductID(name)
            guard place.isDefined(id, in: productIDs, .product), let groups = optionsOfProducts[id] else {
                continue
            }
            all[id] = choicePrices(place, of: groups)
        }
        return all
    }

    private func choicePrices(_ cursor: CatalogueCursor, of groups: [ChoiceGroupID]) -> [ChoiceID: Money] {
        let offered = Set(groups.flatMap { (choicesOfGroups[$0] ?? []).map(\.id) })
        var prices: [ChoiceID: Money] = [:]
        for (name, place) in cursor.members() ?? [] {
            // Without the groups no choice is known.
            guard offered.contains(ChoiceID(name)) || optionGroupIDs == nil else {
                place.report(.choiceNotOffered(name))
                continue
            }
            prices[ChoiceID(name)] = place.price()
        }
        return prices
    }
}
