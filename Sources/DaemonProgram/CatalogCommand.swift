import ArgumentParser
import McOrderConfiguration
import McOrderConsole
import McOrderIntake
import McOrderModel
import McOrderQueue
import McOrderSetup
import McOrderText

/// `mcorderd catalog`: the owner's tools for the catalogue.
struct CatalogCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "catalog",
        CatalogueToolText.abstract,
        discussion: """
            mcorderd catalog check
            mcorderd catalog price espresso 1.30
            mcorderd catalog export --csv ~/carta
            mcorderd catalog import --csv ~/carta
            """,
        subcommands: [
            Check.self, Show.self, Diff.self, Price.self, Export.self, Import.self,
        ]
    )

    /// `mcorderd catalog check`.
    struct Check: AsyncParsableCommand {
        static let configuration = CommandConfiguration("check", CatalogueToolText.check)

        @OptionGroup var common: CommonOptions

        func run() async throws {
            let (folder, _) = try await common.ownerCatalogue()
            let catalogue: Catalogue
            do {
                catalogue = try folder.read()
            } catch CatalogueFolder.ReadingError.errors(let errors) {
                throw CommandError(.invalid, DaemonText.errors(errors))
            }
            for warning in catalogue.warnings {
                Terminal.report(warning.sentence(currency: catalogue.company.currency)[Terminal.language])
            }
            let answer = CatalogueToolText.valid(
                products: catalogue.products.count,
                restaurants: catalogue.restaurants.count
            )
            try Terminal.writeLine(answer[Terminal.language])
        }
    }

    /// `mcorderd catalog show [--json]`.
    struct Show: AsyncParsableCommand {
        static let configuration = CommandConfiguration("show", CatalogueToolText.show)

        @OptionGroup var common: CommonOptions

        @OptionGroup var answer: AnswerOptions
        func run() async throws {
            let (folder, _) = try await common.ownerCatalogue()
            let catalogue = try folder.read()
            if answer.json { return try Terminal.writeLine(JSONWriter.text(catalogue.content)) }
            let price = PriceText(currency: catalogue.company.currency, language: Terminal.language)
            for category in catalogue.categories {
                try Terminal.writeLine(HarmlessText.clean(category.name))
                let rows = catalogue.products(in: category.id).map { product in
                    let own = catalogue.restaurants.compactMap { restaurant in
                        restaurant.prices[product.id].map { "\(restaurant.id) \(price($0))" }
                    }
                    return [
                        "  \(product.id)", HarmlessText.clean(product.name), price(product.price),
                        product.taxClass?.description ?? "",
                        product.options.map(\.group.description).joined(separator: " "),
                        own.joined(separator: ", "),
                    ]
                }
                try Terminal.write(Table.text(rows, isInteractive: Terminal.isInteractive))
            }
        }
    }

    /// `mcorderd catalog diff`.
    struct Diff: AsyncParsableCommand {
        static let configuration = CommandConfiguration("diff", CatalogueToolText.diff)

        @OptionGroup var common: CommonOptions

        func run() async throws {
            let (folder, configuration) = try await common.ownerCatalogue()
            let view = try await QueueView(state: configuration.paths.queue)
            let published = try await view.lastCatalogue()
            try await view.close()
            guard let published else {
                throw CommandError(.notFound, CatalogueToolText.notPublished)
            }
            let differences = try folder.differences(from: published)
            if differences.isEmpty {
                return try Terminal.writeLine(CatalogueToolText.same[Terminal.language])
            }
            for difference in differences {
                try Terminal.writeLine(difference.sentence[Terminal.language])
            }
        }
    }

    /// `mcorderd catalog price PRODUCT PRICE [--restaurant ID] [--from WHEN]`.
    struct Price: AsyncParsableCommand {
        static let configuration = CommandConfiguration("price", CatalogueToolText.price)

        @OptionGroup var common: CommonOptions

        @Argument(
            help: ArgumentHelp(CatalogueToolText.productHelp, value: PlaceholderText.product),
            completion: Completion.products
        )
        var product: String

        @Argument(help: ArgumentHelp(CatalogueToolText.priceHelp, value: "2.80"))
        var price: String

        @Option(
            help: ArgumentHelp(CatalogueToolText.restaurantHelp, value: "id"),
            completion: Completion.restaurants
        )
        var restaurant: String?

        @Option(help: ArgumentHelp(CatalogueToolText.fromHelp, value: "2026-12-01T05:00"))
        var from: String?

        func run() async throws {
            guard let money = Money(amount: price) else {
                throw CommandError(.invalid, CatalogueToolText.badPrice(price))
            }
            let (folder, _) = try await common.ownerCatalogue()
            let (name, before) = try folder.setPrice(of: product, to: money, at: restaurant, from: from)
            let currency = try folder.read().company.currency
            let text = PriceText(currency: currency, language: Terminal.language)
            let answer = CatalogueToolText.priceSet(name, from: text(before), to: text(money), when: from)
            try Terminal.writeLine(answer[Terminal.language])
        }
    }

    /// `mcorderd catalog export --csv DIR [--force]`.
    struct Export: AsyncParsableCommand {
        static let configuration = CommandConfiguration("export", CatalogueToolText.export)

        @OptionGroup var common: CommonOptions

        @Option(
            help: ArgumentHelp(CatalogueToolText.csvHelp, value: PlaceholderText.folder),
            completion: .directory
        )
        var csv: String

        @Flag(help: ArgumentHelp(CatalogueToolText.forceHelp))
        var force = false

        func run() async throws {
            let (folder, _) = try await common.ownerCatalogue()
            let path = try CommonOptions.file(csv)
            let files = try folder.export(
                to: path,
                replacing: force,
                usesDecimalComma: Terminal.language != .english
            )
            try Terminal.writeLine(CatalogueToolText.exported(files.count, to: path)[Terminal.language])
        }
    }

    /// `mcorderd catalog import --csv DIR [--yes] [--dry-run]`.
    struct Import: AsyncParsableCommand {
        static let configuration = CommandConfiguration("import", CatalogueToolText.load)

        @OptionGroup var common: CommonOptions

        @Option(
            help: ArgumentHelp(CatalogueToolText.csvHelp, value: PlaceholderText.folder),
            completion: .directory
        )
        var csv: String

        @Flag(help: ArgumentHelp(CatalogueToolText.yesHelp))
        var yes = false

        @Flag(help: ArgumentHelp(CatalogueToolText.dryRunHelp))
        var dryRun = false

        func run() async throws {
            let (folder, _) = try await common.ownerCatalogue()
            let draft = try folder.draft(tables: try CommonOptions.file(csv))
            for file in draft.conflictCopies {
                Terminal.report(CatalogueToolText.conflictCopy(file)[Terminal.language])
            }
            let old = try folder.readIfValid()
            let changes = old.map { OwnerCatalogue.differences(from: $0, to: draft.catalogue) }
            try show(changes, draft.catalogue)
            if changes?.isEmpty == true { return }
            if dryRun { return try say(.dryRun) }
            if changes != nil, !yes {
                guard Terminal.canAsk else { throw CommandError(.invalid, CatalogueToolText.needsYes) }
                guard Terminal.confirm(CatalogueToolText.confirmLoading[Terminal.language], needsWord: true)
                else { return try say(.notLoaded) }
            }
            try folder.use(draft)
            try say(.loaded)
        }

        private func show(_ changes: [OwnerCatalogue.Difference]?, _ catalogue: Catalogue) throws {
            guard let changes else {
                return try say(
                    .newCatalogue(
                        products: catalogue.products.count,
                        restaurants: catalogue.restaurants.count
                    )
                )
            }
            guard !changes.isEmpty else { return try say(.sameTables) }
            for change in changes { try Terminal.writeLine(change.sentence[Terminal.language]) }
            let added = changes.count { $0.before == nil }
            let removed = changes.count { $0.after == nil }
            try say(.changes(added: added, removed: removed, changed: changes.count - added - removed))
        }

        private func say(_ message: CatalogueToolText) throws {
            try Terminal.writeLine(message[Terminal.language])
        }
    }
}

extension CommonOptions {
    /// The owner's catalogue, and the configuration that names its folder.
    func ownerCatalogue() async throws -> (OwnerCatalogue, DaemonConfiguration) {
        let configuration = try await configuration()
        return (OwnerCatalogue(configuration.paths.catalogue), configuration)
    }
}

extension OwnerCatalogue.Difference {
    /// The difference in one line: table, row, column, and both values.
    fileprivate var sentence: Sentence {
        let place = "\(table.fileName) \(HarmlessText.clean(row))"
        guard let column else {
            return before == nil ? CatalogueToolText.added(place) : CatalogueToolText.removed(place)
        }
        let values = [before, after].map { $0.flatMap { $0.isEmpty ? nil : HarmlessText.clean($0) } ?? "–" }
        return Verbatim("\(place) \(column): \(values[0]) → \(values[1])")
    }
}
