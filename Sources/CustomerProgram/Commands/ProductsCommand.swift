import ArgumentParser
import McOrderClient
import McOrderConsole
import McOrderText

/// `mcorder products [CATEGORY | PRODUCT]`: lists the catalogue, or shows a product with its options.
struct ProductsCommand: SessionCommand {
    static let configuration = CommandConfiguration("products", .products)

    @OptionGroup var common: CommonOptions

    @Argument(
        help: ArgumentHelp(HelpOptionText.category, value: PlaceholderText.categoryOrProduct),
        completion: Completion.categoriesAndProducts
    )
    var category: String?

    @Option(parsing: .unconditional, help: ArgumentHelp(HelpOptionText.search, value: PlaceholderText.words))
    var search: String?

    @Option(
        help: ArgumentHelp(HelpOptionText.without, value: PlaceholderText.allergen),
        completion: Completion.allergens
    )
    var without: [String] = []

    func run(_ session: Session) throws {
        let catalogue = try session.catalogue()
        let world = try session.world(catalogue)
        let favourite = world.favourite
        let product = try category.flatMap { try session.product($0, notCategoryOf: catalogue) }
        let wanted =
            try product == nil
            ? category.map { [try session.category($0, in: catalogue)] } ?? catalogue.categories
            : catalogue.categories.filter { product?.categories.first == $0.id }
        let allergens = try session.allergens(without)
        let offers = catalogue.offers(at: favourite).filter { offer in
            (product.map { offer.product.id == $0.id } ?? true)
                && (search.map { offer.contains($0) } ?? true) && offer.isFree(of: allergens)
                && offer.product.categories.contains { id in wanted.contains { $0.id == id } }
        }
        if session.json {
            return try session.print(.array(offers.map { $0.json(world) }))
        }
        let (price, names) = (session.prices(catalogue), session.names(catalogue))
        for page in wanted {
            let shown = offers.filter { $0.product.categories.contains(page.id) }
            guard !shown.isEmpty else { continue }
            let isMenus = page.id == catalogue.menus.category
            let rows = shown.map { offer in
                var row = offer.row(price, session.language, asMenu: isMenus)
                if let until = world.soldOutUntil(.product(offer.product.id)), offer.isSold {
                    row[1] += ", \(TodayText.soldOut(until)[session.language])"
                } else if offer.isSold, let times = world.notSoldNow(offer.product, in: session.language) {
                    row[1] += ", \(times)"
                }
                return row
            }
            let name = HarmlessText.clean(page.name(in: session.language))
            if session.isInteractive {
                try session.say(Verbatim(name))
                // The image's path is only for scripts. Only the description may be cut; allergens must
                // always be complete.
                try session.print(rows.map { ["  " + $0[0]] + $0.dropFirst().dropLast() }, cutting: [3])
            } else {
                try session.print(rows.map { [name] + $0 })
            }
            if let product {
                let options = catalogue.options(of: product, at: favourite)
                if !options.isEmpty {
                    let name = { (choice: ChoiceGroup.Choice) in names.choice(choice.id, named: choice.name) }
                    try session.print(
                        options.rows(price, session.language, name, soldOut: world.soldOutUntil)
                    )
                }
            } else if isMenus {
                session.note(ProductText.howToOrder(menus: catalogue))
                if !allergens.isEmpty { session.note(ProductText.sandwichOnly) }
            }
        }
        session.warnAboutObstacle(world)
    }
}

extension ProductAtRestaurant {
    /// The product as `products --json` prints it. Source: commands.md.
    ///
    /// A product is not available while it is sold out.
    fileprivate func json(_ world: FlowWorld) -> JSONValue {
        let options = world.catalogue.options(of: product, at: world.favourite)
        let soldOutUntil = world.soldOutEnd(.product(product.id))
        let groups = options.isEmpty ? [] : [JSONValue.Member("options", .array(options.groups.map(\.json)))]
        return .object(
            [
                JSONValue.Member("id", .string(product.id.description)),
                JSONValue.Member("name", .string(product.name)),
                JSONValue.Member("categories", .array(product.categories.map { .string($0.description) })),
                JSONValue.Member("cents", .integer(price.cents)),
                JSONValue.Member("description", .string(product.description)),
                JSONValue.Member("image", .optional(product.image)),
                JSONValue.Member("allergens", product.allergens.json),
                JSONValue.Member("available", .bool(isSold && soldOutUntil == nil)),
                JSONValue.Member("minimumAge", .optional(product.minimumAge)),
                JSONValue.Member("menuCents", .optional(menu?.price.cents)),
                JSONValue.Member("largeMenuCents", .optional(menu?.largePrice.cents)),
                JSONValue.Member("soldOutUntil", .optional(soldOutUntil?.description)),
            ] + groups
        )
    }

    /// Name, price, age and allergens, description, image.
    fileprivate func row(_ price: PriceText, _ language: Language, asMenu: Bool) -> [String] {
        var cost = isSold ? price(self.price) : ProductText.notSold[language]
        if asMenu, isSold, let menu {
            cost =
                "\(ProductText.menu[language]) \(price(menu.price)), "
                + "\(ProductText.large[language]) \(price(menu.largePrice))"
        }
        return [
            HarmlessText.clean(product.name(in: language)), cost, notes(language),
            HarmlessText.clean(product.description(in: language)), HarmlessText.clean(product.image ?? ""),
        ]
    }

    /// Minimum age and allergens.
    private func notes(_ language: Language) -> String {
        let facts = product.facts.texts.map { $0[language] }
        return (facts + [product.allergens.words(language)]).joined(separator: "; ")
    }
}

extension Set<Allergen>? {
    /// The ids of the allergens; `null` if they are not known.
    fileprivate var json: JSONValue {
        map { set in .array(Allergen.allCases.filter(set.contains).map { .string($0.rawValue) }) } ?? .null
    }

    /// The names of the allergens.
    fileprivate func words(_ language: Language) -> String {
        guard let self else { return ProductText.allergensUnknown[language] }
        guard !self.isEmpty else { return ProductText.containsNone[language] }
        let words = Allergen.allCases.filter(self.contains).map { $0.word[language] }
        return "\(ProductText.contains[language]) \(words.joined(separator: ", "))"
    }
}

extension OfferedGroup {
    /// The group as `products --json` prints it. Source: commands.md.
    fileprivate var json: JSONValue {
        let choices = zip(group.choices, prices).map { choice, price in
            JSONValue.object([
                JSONValue.Member("id", .string(choice.id.description)),
                JSONValue.Member("name", .string(choice.name)),
                JSONValue.Member("cents", .integer(price.cents)),
                JSONValue.Member("max", .integer(choice.maximum)),
                JSONValue.Member("allergens", choice.allergens.json),
            ])
        }
        return .object([
            JSONValue.Member("id", .string(group.id.description)),
            JSONValue.Member("name", .string(group.name)),
            JSONValue.Member("kind", .string(group.kind.rawValue)),
            JSONValue.Member("min", .integer(group.count.lowerBound)),
            JSONValue.Member("max", .integer(group.count.upperBound)),
            JSONValue.Member("default", .array(group.defaults.map { .string($0.description) })),
            JSONValue.Member("choices", .array(choices)),
        ])
    }
}

extension ProductOptions {
    /// For each choice its group, name, price, and allergens; a group's name appears once.
    ///
    /// - Parameters:
    ///   - name: a choice's name as the customer reads it.
    ///   - soldOut: until when a choice is sold out; `nil` if it is not.
    fileprivate func rows(
        _ price: PriceText,
        _ language: Language,
        _ name: (ChoiceGroup.Choice) -> String,
        soldOut: (SellableID) -> Sentence?
    ) -> [[String]] {
        groups.flatMap { offered in
            zip(offered.group.choices, offered.prices).enumerated().map { index, choice in
                let group = offered.group
                let label =
                    "\(HarmlessText.clean(group.name(in: language))) (\(ProductText.choose(group.count)[language]))"
                var notes: [String] = []
                if let until = soldOut(.choice(choice.0.id)) {
                    notes.append(TodayText.soldOut(until)[language])
                }
                if group.defaults.contains(choice.0.id) { notes.append(ProductText.isDefault[language]) }
                if choice.0.maximum > 1 { notes.append("≤ \(choice.0.maximum)×") }
                if group.kind == .choose { notes.append(choice.0.allergens.words(language)) }
                return [
                    "  " + (index == 0 ? label : ""), HarmlessText.clean(name(choice.0)),
                    choice.1 == .zero ? "" : "+\(price(choice.1))", notes.joined(separator: "; "),
                ]
            }
        }
    }
}

extension Session {
    /// The product that a word names; `nil` if the word names a category or nothing.
    fileprivate func product(_ word: String, notCategoryOf catalogue: Catalogue) throws -> Product? {
        let match = catalogue.findProduct(word, among: catalogue.menuProducts, allowsBeginning: isInteractive)
        guard case .one(let product) = match else { return nil }
        // A dish can have the name of its category, and it alone has options to show.
        let isWhole = ([product.name] + product.translations.names).contains {
            SearchKey($0) == SearchKey(word)
        }
        if isWhole, !product.options.isEmpty { return product }
        if case .one = catalogue.findCategory(word, allowsBeginning: isInteractive) { return nil }
        return product
    }
}
