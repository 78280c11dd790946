import ArgumentParser
import McOrderConfiguration
import McOrderConsole
import McOrderIntake
import McOrderModel
import McOrderQueue
import McOrderSetup
import McOrderText

/// `mcorderd book`: the kitchen book as tables of a spreadsheet.
struct BookCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "book",
        BookToolText.abstract,
        discussion: """
            mcorderd book export ~/libro
            mcorderd book check ~/libro
            mcorderd book import ~/libro
            """,
        subcommands: [Check.self, Export.self, Import.self]
    )

    private static func warn(_ dangling: [BookTables.Dangling]) throws {
        for one in dangling { try Terminal.writeLine(BookToolText.dangling(one)[Terminal.language]) }
    }

    /// `mcorderd book check DIR`.
    struct Check: AsyncParsableCommand {
        static let configuration = CommandConfiguration("check", BookToolText.check)

        @OptionGroup var common: CommonOptions

        @Argument(
            help: ArgumentHelp(BookToolText.folder, value: PlaceholderText.folder),
            completion: .directory
        )
        var folder: String

        func run() async throws {
            let tables = try BookFolder(CommonOptions.file(folder)).read()
            let count = tables.rows.values.map(\.count).reduce(0, +)
            try BookCommand.warn(tables.dangling(beside: nil))
            try await compareAllergens(tables)
            try Terminal.writeLine(BookToolText.valid(count)[Terminal.language])
        }

        /// Names what recipes and the owner's catalogue say differently. What somebody could be harmed by is
        /// an error.
        private func compareAllergens(_ tables: BookTables) async throws {
            let catalogue: Catalogue
            do {
                catalogue = try await common.ownerCatalogue().0.read()
            } catch {
                // `mcorderd catalog check` says why.
                return try Terminal.writeLine(BookToolText.notCompared[Terminal.language])
            }
            for one in tables.unsold(in: catalogue) {
                try Terminal.writeLine(BookToolText.unsold(one)[Terminal.language])
            }
            let differences = tables.allergenDifferences(from: catalogue)
            for (recipe, difference) in differences {
                for sentence in difference.sentences {
                    try Terminal.writeLine(
                        "\(BookTable.recipes.fileName), \(recipe.id): \(sentence[Terminal.language])"
                    )
                }
            }
            if differences.contains(where: { !$0.difference.missing.isEmpty }) {
                throw CommandError(.invalid, BookToolText.allergensDiffer)
            }
        }
    }

    /// `mcorderd book export DIR [--restaurant ID] [--force]`.
    struct Export: AsyncParsableCommand {
        static let configuration = CommandConfiguration("export", BookToolText.export)

        @OptionGroup var book: BookOptions

        @Flag(help: ArgumentHelp(CatalogueToolText.forceHelp))
        var force = false

        func run() async throws {
            let (view, restaurant, _) = try await book.view()
            let entries = try await view.bookEntries(of: restaurant.id)
            try await view.close()
            let path = try CommonOptions.file(book.folder)
            let files = try BookFolder(path).write(
                BookTables(entries),
                replacing: force,
                usesDecimalComma: Terminal.language != .english
            )
            try Terminal.writeLine(CatalogueToolText.exported(files.count, to: path)[Terminal.language])
        }
    }

    /// `mcorderd book import DIR [--restaurant ID] [--yes] [--dry-run]`.
    struct Import: AsyncParsableCommand {
        static let configuration = CommandConfiguration("import", BookToolText.load)

        @OptionGroup var book: BookOptions

        @Flag(help: ArgumentHelp(CatalogueToolText.yesHelp))
        var yes = false

        @Flag(help: ArgumentHelp(CatalogueToolText.dryRunHelp))
        var dryRun = false

        func run() async throws {
            let tables = try BookFolder(CommonOptions.file(book.folder)).read()
            let (view, restaurant, state) = try await book.view()
            let entries = try await view.bookEntries(of: restaurant.id)
            try await view.close()
            try BookCommand.warn(tables.dangling(beside: entries))
            let changes = tables.changes(from: entries)
            for change in changes { try Terminal.writeLine(change.sentence[Terminal.language]) }
            let added = changes.count { $0.before == nil }
            let removed = changes.count { $0.after == nil }
            if changes.isEmpty { return try say(BookToolText.same) }
            try say(
                CatalogueToolText.changes(
                    added: added,
                    removed: removed,
                    changed: changes.count - added - removed
                )
            )
            if dryRun { return try say(CatalogueToolText.dryRun) }
            if !yes {
                guard Terminal.canAsk else { throw CommandError(.invalid, CatalogueToolText.needsYes) }
                guard Terminal.confirm(CatalogueToolText.confirmLoading[Terminal.language], needsWord: true)
                else { return try say(CatalogueToolText.notLoaded) }
            }
            let queue = try await OrderQueue.open(in: state, as: "mcorderd book", patience: .command)
            let isMade = try await queue.change(
                changes,
                of: restaurant.id,
                by: "mcorderd",
                at: QueueClock.of(state, Timestamp.now)()
            )
            try await queue.close()
            guard isMade else { throw CommandError(.tryAgain, BookToolText.changedMeanwhile) }
            try say(BookToolText.loaded)
        }

        private func say(_ message: Sentence) throws {
            try Terminal.writeLine(message[Terminal.language])
        }
    }
}

/// The folder of the tables, and the restaurant whose book they are.
struct BookOptions: ParsableArguments {
    @OptionGroup var common: CommonOptions

    @Argument(help: ArgumentHelp(BookToolText.folder, value: PlaceholderText.folder), completion: .directory)
    var folder: String

    @Option(
        help: ArgumentHelp(BookToolText.restaurantHelp, value: "id"),
        completion: Completion.restaurants
    )
    var restaurant: String?

    /// The queue, the restaurant, and the queue's place.
    func view() async throws -> (view: QueueView, restaurant: KnownRestaurant, state: String) {
        let state = try await common.configuration().paths.queue
        let view = try await QueueView(state: state)
        let all = try await view.restaurants()
        if let restaurant {
            guard let known = all.first(where: { $0.id.description == restaurant }) else {
                try await view.close()
                let names = all.map(\.id.description)
                throw CommandError(.invalid, CatalogueToolText.unknownRestaurant(restaurant, among: names))
            }
            return (view, known, state)
        }
        guard all.count == 1 else {
            try await view.close()
            throw CommandError(.usage, BookToolText.whichRestaurant(all.map(\.id.description)))
        }
        return (view, all[0], state)
    }
}

extension BookTables.Change {
    /// The difference in one line: table, entry, and the members that differ.
    fileprivate var sentence: Sentence {
        let place = "\(fileName) \(key)"
        guard let before else { return CatalogueToolText.added(place) }
        guard let after else { return CatalogueToolText.removed(place) }
        let names = Set((before.members + after.members).map(\.name))
            .filter { before.member($0) != after.member($0) }
        let parts = names.sorted().map { name in
            let values = [before, after].map {
                $0.member(name).map { HarmlessText.clean(JSONWriter.line($0)) } ?? "–"
            }
            return "\(name): \(values[0]) → \(values[1])"
        }
        return Verbatim("\(place) \(parts.joined(separator: ", "))")
    }
}
