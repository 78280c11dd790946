internal import ArgumentParser
internal import McOrderClient
internal import McOrderConsole

/// `mcorder products`: the catalogue, by category.
struct ProductsCommand: ParsableCommand {
    static let configuration = CommandConfiguration("products", HelpText.products)

    @OptionGroup var common: CommonOptions

    @Argument(help: ArgumentHelp(HelpText.category))
    var category: String?

    @Option(help: ArgumentHelp(HelpText.search, value: "text"))
    var search: String?

    @Option(help: ArgumentHelp(HelpText.without, value: "allergen"))
    var without: [String] = []

    func run() throws {
        let session = try Session(common)
        let catalogue = try session.catalogue()
        let wanted = try category.map { [try session.category($0, in: catalogue)] } ?? catalogue.categories
        let allergens = try session.allergens(without)
        let offers = catalogue.offers(at: try session.favourite(in: catalogue)).filter { offer in
            (search.map { offer.contains($0) } ?? true) && offer.isFree(of: allergens)
                && offer.product.categories.contains { id in wanted.contains { $0.id == id } }
        }
        if session.json { return try session.print(.array(offers.map(\.json))) }
        let price = session.prices(catalogue)
        for page in wanted {
            let shown = offers.filter { $0.product.categories.contains(page.id) }
            guard !shown.isEmpty else { continue }
            let isMenus = page.id == catalogue.menus.category
            try session.say(Sentence(same: HarmlessText.clean(page.name)))
            try session.print(
                shown.map { offer in
                    isMenus
                        ? offer.menuRow(price, session.language) : offer.row(price, session.language)
                }
            )
        }
    }
}

extension Offer {
    /// The product as `products --json` prints it. Source: commands.md.
    fileprivate var json: JSONValue {
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
            JSONValue.Member("available", .bool(isSold)),
            JSONValue.Member("minimumAge", .optional(product.minimumAge)),
            JSONValue.Member("menuCents", .optional(menu?.price.cents)),
            JSONValue.Member("largeMenuCents", .optional(menu?.largePrice.cents)),
        ])
    }

    fileprivate func row(_ price: PriceText, _ language: Language) -> [String] {
        [
            "  " + HarmlessText.clean(product.name),
            isSold ? price(self.price) : ResultText.notSold[language],
            notes(language), HarmlessText.clean(product.description),
        ]
    }

    fileprivate func menuRow(_ price: PriceText, _ language: Language) -> [String] {
        guard let menu, isSold else { return row(price, language) }
        let large = "\(ResultText.large[language]) \(price(menu.largePrice))"
        return [
            "  " + HarmlessText.clean(product.name),
            "\(ResultText.menu[language]) \(price(menu.price)), \(large)",
            notes(language), "mcorder menu \"\(HarmlessText.clean(product.name))\" …",
        ]
    }

    /// Age and allergens.
    private func notes(_ language: Language) -> String {
        var notes: [String] = []
        if let age = product.minimumAge { notes.append("\(age)+") }
        if let allergens = product.allergens {
            let words = Allergen.allCases.filter(allergens.contains).map { $0.word[language] }
            notes.append(
                words.isEmpty
                    ? ResultText.containsNone[language]
                    : "\(ResultText.contains[language]) \(words.joined(separator: ", "))"
            )
        } else {
            notes.append(ResultText.allergensUnknown[language])
        }
        return notes.joined(separator: "; ")
    }
}
