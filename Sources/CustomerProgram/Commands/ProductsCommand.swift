internal import ArgumentParser
internal import McOrderClient
internal import McOrderConsole
internal import McOrderText

/// `mcorder products`: lists the catalogue by category.
struct ProductsCommand: ParsableCommand {
    static let configuration = CommandConfiguration("products", .products)

    @OptionGroup var common: CommonOptions

    @Argument(help: ArgumentHelp(HelpOptionText.category, value: PlaceholderText.category))
    var category: String?

    @Option(parsing: .unconditional, help: ArgumentHelp(HelpOptionText.search, value: PlaceholderText.words))
    var search: String?

    @Option(help: ArgumentHelp(HelpOptionText.without, value: PlaceholderText.allergen))
    var without: [String] = []

    func run() throws {
        let session = try Session(common)
        let catalogue = try session.catalogue()
        let wanted = try category.map { [try session.category($0, in: catalogue)] } ?? catalogue.categories
        let allergens = try session.allergens(without)
        let (favourite, today, now) = (
            try session.favourite(in: catalogue), try session.today(), SystemTime.now()
        )
        let soldOutUntil = { (offer: Offer) in
            today.soldOutUntil(offer.product.id, at: favourite, in: catalogue, now: now)
        }
        let offers = catalogue.offers(at: favourite).filter { offer in
            (search.map { offer.contains($0) } ?? true) && offer.isFree(of: allergens)
                && offer.product.categories.contains { id in wanted.contains { $0.id == id } }
        }
        if session.json {
            return try session.print(.array(offers.map { $0.json(soldOutUntil: soldOutUntil($0)) }))
        }
        let price = session.prices(catalogue)
        for page in wanted {
            let shown = offers.filter { $0.product.categories.contains(page.id) }
            guard !shown.isEmpty else { continue }
            let isMenus = page.id == catalogue.menus.category
            let rows = shown.map { offer in
                var row = offer.row(price, session.language, asMenu: isMenus)
                if let end = soldOutUntil(offer), offer.isSold {
                    let until = session.until(end, at: favourite, in: catalogue, now: now)
                    row[1] += ", \(TodayText.soldOut(until)[session.language])"
                }
                return row
            }
            let name = HarmlessText.clean(page.name)
            if session.isInteractive {
                try session.say(Verbatim(name))
                // The image's path is only for scripts. Only the description may be cut; allergens must
                // always be complete.
                try session.print(rows.map { ["  " + $0[0]] + $0.dropFirst().dropLast() }, cutting: [3])
            } else {
                try session.print(rows.map { [name] + $0 })
            }
            if isMenus {
                session.note(ProductText.howToOrder(menus: catalogue))
                if !allergens.isEmpty { session.note(ProductText.sandwichOnly) }
            }
        }
        session.warnAboutObstacle(of: favourite, today, now: now)
    }
}

extension Offer {
    /// The product as `products --json` prints it. Source: commands.md.
    ///
    /// A product is not available while it is sold out.
    fileprivate func json(soldOutUntil: Timestamp?) -> JSONValue {
        .object([
            JSONValue.Member("id", .string(product.id.description)),
            JSONValue.Member("name", .string(product.name)),
            JSONValue.Member("categories", .array(product.categories.map { .string($0.description) })),
            JSONValue.Member("cents", .integer(price.cents)),
            JSONValue.Member("description", .string(product.description)),
            JSONValue.Member("image", .optional(product.image)),
            JSONValue.Member(
                "allergens",
                product.allergens.map { set in
                    .array(Allergen.allCases.filter(set.contains).map { .string($0.rawValue) })
                } ?? .null
            ),
            JSONValue.Member("available", .bool(isSold && soldOutUntil == nil)),
            JSONValue.Member("minimumAge", .optional(product.minimumAge)),
            JSONValue.Member("menuCents", .optional(menu?.price.cents)),
            JSONValue.Member("largeMenuCents", .optional(menu?.largePrice.cents)),
            JSONValue.Member("soldOutUntil", .optional(soldOutUntil?.description)),
        ])
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
            HarmlessText.clean(product.name), cost, notes(language),
            HarmlessText.clean(product.description), HarmlessText.clean(product.image ?? ""),
        ]
    }

    /// Minimum age and allergens.
    private func notes(_ language: Language) -> String {
        var notes: [String] = []
        if let age = product.minimumAge { notes.append("\(age)+") }
        if let allergens = product.allergens {
            let words = Allergen.allCases.filter(allergens.contains).map { $0.word[language] }
            notes.append(
                words.isEmpty
                    ? ProductText.containsNone[language]
                    : "\(ProductText.contains[language]) \(words.joined(separator: ", "))"
            )
        } else {
            notes.append(ProductText.allergensUnknown[language])
        }
        return notes.joined(separator: "; ")
    }
}
