/// Converts the parts of a catalogue into values and reports every error. Later parts are checked against
/// earlier ones.
struct CatalogueBuilder {
    private let hasImage: (String) -> Bool
    private var promotions: Set<CategoryID> = []
    // What entries say that have errors of their own too, so that all errors are found at once.
    private var categoriesOfProducts: [ProductID: [CategoryID]] = [:]
    private(set) var optionsOfProducts: [ProductID: [ChoiceGroupID]] = [:]
    /// The choices of each group, with their names.
    var choicesOfGroups: [ChoiceGroupID: [(id: ChoiceID, name: String?)]] = [:]
    // The ids that are defined, including those of entries with errors of their own. They are `nil` as long
    // as that part was not read, so that one error is not reported again wherever the id is used.
    private var categoryIDs: Set<CategoryID>?
    private(set) var productIDs: Set<ProductID>?
    private(set) var sandwiches: Set<ProductID>?
    private(set) var optionGroupIDs: Set<ChoiceGroupID>?
    private(set) var taxClassIDs: Set<VATClassID>?
    var restaurantIDs: Set<RestaurantID>?
    /// Where products and choices name a station. The restaurants, which define the stations, are read later.
    private(set) var namedStations: [(id: StationID, place: CatalogueCursor)] = []

    init(hasImage: @escaping (String) -> Bool) {
        self.hasImage = hasImage
    }

    mutating func company(_ cursor: CatalogueCursor) -> Company? {
        let own = ["name", "website", "currency", "timeZone", "taxName", "vat", "brandColour"]
        cursor.expectKeys(own + Seller.names)
        let taxes = self.taxes(cursor)
        taxClassIDs = Set((cursor.value.member("vat")?.members ?? []).map { VATClassID($0.name) })
        let name = cursor.member("name")?.text(.name)
        let website = cursor.member("website")?.text(.sentence) { text in
            text.hasPrefix("https://") || text.hasPrefix("http://") ? text : nil
        } else: {
            .notAWebAddress($0)
        }
        let currency = cursor.member("currency")?.text { text in
            text.utf8.count == 3 && text.utf8.allSatisfy { (65...90).contains($0) } ? text : nil
        } else: {
            .notACurrency($0)
        }
        let zone = cursor.member("timeZone")?.zone()
        let brandColour = cursor.optionalMember("brandColour")?.text { text in
            BrandColour(text)
        } else: {
            .notAColour($0)
        }
        guard let name, let website, let currency, let zone else { return nil }
        return Company(
            name: name,
            website: website,
            currency: currency,
            zone: zone,
            taxes: taxes,
            seller: Seller(cursor),
            brandColour: brandColour
        )
    }

    mutating func categories(_ cursor: CatalogueCursor) -> [Category]? {
        guard let places = cursor.someElements() else { return nil }
        var unique = Uniqueness()
        var promotions: Set<CategoryID> = []
        let categories = places.compactMap { place -> Category? in
            place.expectKeys(["id", "name", "order", "promoted", "translations"])
            let id = place.member("id").flatMap { unique.id($0) }
            let name = place.member("name").flatMap { unique.name($0) }
            let order = place.member("order")?.integer(in: 0...10_000)
            let promoted = place.optionalMember("promoted")?.flag() ?? false
            if promoted, let id { promotions.insert(CategoryID(id)) }
            guard let id, let name, let order else { return nil }
            return Category(
                id: CategoryID(id),
                name: name,
                order: order,
                isPromotion: promoted,
                translations: translations(place)
            )
        }
        self.promotions = promotions
        categoryIDs = Set(unique.ids.keys.map { CategoryID($0) })
        return categories
    }

    /// The groups of options; none if the catalogue has no such part.
    mutating func optionGroups(_ cursor: CatalogueCursor?) -> [ChoiceGroup] {
        let read = cursor.map { readOptionGroups($0) } ?? (groups: [], ids: [])
        optionGroupIDs = read.ids
        return read.groups
    }

    mutating func products(_ cursor: CatalogueCursor) -> [Product]? {
        guard let places = cursor.someElements() else { return nil }
        var unique = Uniqueness()
        let all = places.compactMap { product($0, &unique) }
        productIDs = Set(unique.ids.keys.map { ProductID($0) })
        return all
    }

    private static let largestBatch = 100

    static func isID(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy { ("a"..."z").contains($0) || ("0"..."9").contains($0) || $0 == "-" }
    }

    private mutating func product(_ place: CatalogueCursor, _ unique: inout Uniqueness) -> Product? {
        let keys = [
            "id", "name", "description", "price", "categories", "image", "allergens", "options", "vat",
            "available", "station", "prepSeconds", "batch", "translations",
        ]
        place.expectKeys(keys + ProductFacts.columns.map(\.name))
        let id = checkedID(place, &unique)
        let name = place.member("name").flatMap { unique.name($0) }
        if let name, MenuLine.isAmbiguous(name) { place.report(.breaksMenuRule(name), at: ".name") }
        let description = place.member("description")?.text(.sentence)
        let price = place.member("price")?.price()
        let categories = place.member("categories").flatMap { self.categories(of: $0) }
        if let id { categoriesOfProducts[ProductID(id)] = categories ?? [] }
        let image = self.image(place)
        let allergens = place.optionalMember("allergens").flatMap { self.allergens($0) }
        let facts = ProductFacts(place)
        let options = place.optionalMember("options").map { self.options($0) } ?? []
        if let id { optionsOfProducts[ProductID(id)] = options.map(\.group) }
        if let name, !options.isEmpty, OptionText.isAmbiguous(product: name) {
            place.report(.breaksOptionRule(name), at: ".name")
        }
        let taxClass = self.taxClass(place)
        let available = place.optionalMember("available").map { saleTimes($0) }
        let station = self.station(place)
        let prepSeconds = place.optionalMember("prepSeconds")?.integer(in: 1...86_400)
        let batch = place.optionalMember("batch")?.integer(in: 2...Self.largestBatch)
        let translations = self.translations(place)
        guard let id, let name, let description, let price, let categories else { return nil }
        return Product(
            id: ProductID(id),
            name: name,
            description: description,
            price: price,
            categories: categories,
            image: image,
            allergens: allergens,
            facts: facts,
            options: options,
            taxClass: taxClass,
            available: available,
            station: station,
            prepSeconds: prepSeconds,
            batch: batch,
            translations: translations
        )
    }

    private func categories(of place: CatalogueCursor) -> [CategoryID]? {
        guard let categories = place.someElements()?.compactMap({ category(at: $0) }) else { return nil }
        if !categories.isEmpty, categories.allSatisfy(promotions.contains) { place.report(.onlyPromoted) }
        return categories
    }

    private func category(at place: CatalogueCursor) -> CategoryID? {
        guard let id = place.text(.name).map({ CategoryID($0) }) else { return nil }
        if categoryIDs?.contains(id) == false {
            place.report(.unknownReference(id.description, .category))
        }
        return id
    }

    /// The station that an entry names, which a restaurant must have.
    mutating func station(_ place: CatalogueCursor) -> StationID? {
        guard let cursor = place.optionalMember("station"), let text = cursor.text(.name) else { return nil }
        namedStations.append((StationID(text), cursor))
        return StationID(text)
    }

    func allergens(_ place: CatalogueCursor) -> Set<Allergen>? {
        place.elements().map { names in
            Set(
                names.compactMap { name in
                    name.text(as: Allergen.init(rawValue:)) {
                        let near = NearMiss.best(for: $0, among: Allergen.allCases.map(\.rawValue))
                        return .unknownAllergen($0, suggestion: near)
                    }
                }
            )
        }
    }

    /// The path of the image of a product or restaurant, if the file exists.
    func image(_ place: CatalogueCursor) -> String? {
        place.optionalMember("image")?.text(.sentence) { path in
            let parts = path.split(separator: "/", omittingEmptySubsequences: false)
            return parts.contains { $0.isEmpty || $0.hasPrefix(".") } || !hasImage(path) ? nil : path
        } else: {
            .missingImage($0)
        }
    }

    mutating func menus(_ cursor: CatalogueCursor) -> Menus? {
        cursor.expectKeys(["category", "sandwiches", "drinks", "sides"])
        // A restaurant without menus has an empty object here.
        if case .object(let members) = cursor.value, members.isEmpty {
            sandwiches = []
            return Menus(category: CategoryID(""), sandwiches: [], drinks: [], sides: [])
        }
        let category = cursor.member("category").flatMap { self.category(at: $0) }
        let sandwiches = cursor.member("sandwiches").flatMap { self.sandwiches($0, category: category) }
        let drinks = cursor.member("drinks").flatMap { choices($0) }
        let sides = cursor.member("sides").flatMap { choices($0) }
        guard let category, let sandwiches, let drinks, let sides else { return nil }
        return Menus(category: category, sandwiches: sandwiches, drinks: drinks, sides: sides)
    }

    private mutating func sandwiches(_ cursor: CatalogueCursor, category: CategoryID?) -> [Menus.Sandwich]? {
        guard let places = cursor.someElements() else { return nil }
        var unique = Uniqueness()
        var ids: Set<ProductID> = []
        let all = places.compactMap { place -> Menus.Sandwich? in
            place.expectKeys(["product", "price", "largePrice"])
            let id = place.member("product").flatMap { product(at: $0, &unique) }
            let price = place.member("price")?.price()
            let largePrice = place.member("largePrice")?.price()
            guard let id else { return nil }
            ids.insert(id)
            if let category, categoriesOfProducts[id]?.contains(category) == false {
                place.report(.notInMenuCategory(id.description), at: ".product")
            }
            guard let price, let largePrice else { return nil }
            return Menus.Sandwich(product: id, price: price, largePrice: largePrice)
        }
        sandwiches = ids
        if let category {
            let own = categoriesOfProducts.filter { $0.value.contains(category) && !ids.contains($0.key) }
            for id in own.keys.map(\.description).sorted() { cursor.report(.notAMenu(id)) }
        }
        return all
    }

    private func choices(_ cursor: CatalogueCursor) -> [Menus.Choice]? {
        var unique = Uniqueness()
        return cursor.someElements()?.compactMap { place in
            place.expectKeys(["product", "supplement"])
            let id = place.member("product").flatMap { product(at: $0, &unique) }
            let supplement = place.optionalMember("supplement")?.price() ?? .zero
            return id.map { Menus.Choice(product: $0, supplement: supplement) }
        }
    }

    /// A product's id, if it appears for the first time in its list and is defined.
    private func product(at place: CatalogueCursor, _ unique: inout Uniqueness) -> ProductID? {
        guard let id = unique.id(place).map({ ProductID($0) }) else { return nil }
        return place.isDefined(id, in: productIDs, .product) ? id : nil
    }
}
