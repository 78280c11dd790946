import ArgumentParser
import McOrderConsole
import McOrderCounter
import McOrderFiles
import McOrderModel
import McOrderQR
import McOrderText

/// `till qr RESTAURANT [--table NAME…]`: a page to print, with the code of the menu or those of tables.
struct QRCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "qr",
        TillPresenceText.qr,
        discussion: """
            till qr garbera --output menu.html
            till qr garbera --table 1 2 3 --output tables.html
            """
    )

    @OptionGroup var common: CommonOptions

    @Argument(
        help: ArgumentHelp(TillPresenceText.restaurantHelp, value: PlaceholderText.name),
        completion: Completion.restaurants
    )
    var of: String

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp(TillPresenceText.tableHelp, value: PlaceholderText.table)
    )
    var table: [String] = []

    @Option(
        help: ArgumentHelp(TillPresenceText.outputHelp, value: PlaceholderText.file),
        completion: .file()
    )
    var output: String?

    func run() async throws {
        let counter = common.counter
        let restaurant = try await common.restaurant(named: of, of: counter)
        for name in table where !TextRule.coupon.allows(name) {
            throw CommandError(
                .invalid,
                TillCommandErrorText.badText("--table", longest: TextRule.coupon.characters.upperBound)
            )
        }
        guard let origin = try await counter.storefront() else {
            throw CommandError(.invalid, TillPresenceText.noOrigin)
        }
        let addresses = PresenceAddress(origin)
        let menu = addresses.menu(of: restaurant.id)
        var codes: [PrintedCodes.Code] = []
        if table.isEmpty {
            codes.append(PrintedCodes.Code(symbol: try symbol(menu), table: nil))
        } else {
            let secret = try await counter.presenceSecret(as: common.member)
            let edition = try await counter.tableEdition(of: restaurant.id)
            for name in table {
                let address = addresses.table(name, of: restaurant.id, edition: edition, by: secret)
                codes.append(PrintedCodes.Code(symbol: try symbol(address), table: name))
            }
        }
        let page = PrintedCodes(
            language: Terminal.language,
            restaurant: restaurant.name,
            address: menu.split(separator: "//", maxSplits: 1).last.map(String.init) ?? menu,
            codes: codes
        )
        guard let output else { return try Terminal.write(page.html) }
        try write(page.html, to: output)
    }

    private func symbol(_ address: String) throws -> QRSymbol {
        guard let symbol = QRSymbol(address) else {
            // Without what stands behind the number sign, which is a secret of the restaurant.
            let shown = address.prefix { $0 != "#" }
            throw CommandError(.invalid, TillPresenceText.tooLong(String(shown)))
        }
        return symbol
    }

    /// Writes the file whole, readable by its owner only: a table's code is worth something.
    private func write(_ html: String, to path: String) throws {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard let name = parts.last.flatMap({ FileName(String($0)) }) else {
            throw CommandError(.invalid, TillCommandErrorText.badText("--output", longest: 255))
        }
        let above = parts.dropLast().joined(separator: "/")
        let folder = try Directory.open(
            path.hasPrefix("/") && above.isEmpty ? "/" : above.isEmpty ? "." : above
        )
        try WholeFile.replace(name, bytes: Array(html.utf8), in: folder, mode: 0o600, durable: false)
    }
}

/// `till tables`: the codes on tables.
struct TablesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "tables",
        TillPresenceText.tables,
        subcommands: [Rotate.self]
    )

    /// `till tables rotate RESTAURANT`.
    struct Rotate: AsyncParsableCommand {
        static let configuration = CommandConfiguration("rotate", TillPresenceText.rotate)

        @OptionGroup var common: CommonOptions

        @Argument(
            help: ArgumentHelp(TillPresenceText.restaurantHelp, value: PlaceholderText.name),
            completion: Completion.restaurants
        )
        var of: String

        func run() async throws {
            let counter = common.counter
            let restaurant = try await common.restaurant(named: of, of: counter)
            let edition = try await counter.rotateTables(of: restaurant.id, as: common.member)
            if common.json {
                let answer: JSONValue = ["restaurant": restaurant.id, "edition": edition]
                return try Terminal.write(answer)
            }
            try Terminal.write(TillPresenceText.rotated(HarmlessText.clean(restaurant.name)))
        }
    }
}

extension CommonOptions {
    /// The restaurant that an argument names.
    fileprivate func restaurant(named name: String, of counter: Counter) async throws -> KnownRestaurant {
        try await counter.restaurants().find(name, allowsBeginning: Terminal.isInteractive, pick: pick)
    }
}
