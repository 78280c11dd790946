import ArgumentParser
import McOrderConsole
import McOrderText
import Testing

@testable import CustomerProgram
@testable import McOrderClient

/// No text of the full screen names a shell command or an option: it speaks of its own keys.
@Suite struct FlowShellTests {
    /// The command, option or variable of a shell that a text names; nil if it names none.
    private static func command(in text: String) -> String? {
        let names = CustomerCommand.configuration.subcommands.compactMap { $0.configuration.commandName }
        let parts = names.map { "mcorder \($0)" } + ["«mcorder", "“mcorder", "mcorderd ", "MCORDER_"]
        if let part = parts.first(where: text.contains) { return part }
        return text.split(whereSeparator: \.isWhitespace).first { $0.hasPrefix("--") }.map(String.init)
    }

    /// One error of every case. A new case of ``ClientError`` makes ``place(_:)`` incomplete.
    private func errors(_ scene: FlowScene) throws -> [ClientError] {
        let restaurant = try #require(scene.model.world.catalogue.restaurant(RestaurantID("garbera")))
        let (there, order) = (NotNow(restaurant, until: FlowScene.now), try scene.placed())
        let problem = StorageError(.full, path: "/c", cause: "full")
        let line = SoldOutLine(line: 1, name: "Hamburguesa", products: ["Hamburguesa"], until: FlowScene.now)
        let errors: [ClientError] = [
            .home(problem), .homeBusy(path: "/h", holder: ""), .homeDamaged(path: "/h", place: ""),
            .homeTooNew(path: "/h", format: 9), .badDeviceName(""), .ticket(.noSuchLine(3)), .noFolder,
            .badFolderPath("/c"), .folderAbsent(path: "/c"), .folderUnmarked(path: "/c"),
            .folderTooNew(path: "/c", format: 9), .folder(problem), .noCatalogue(places: []),
            .noCatalogue(places: ["/c"]), .invalidCatalogue(CatalogueRefusal(path: "/c", errors: [])),
            .emptyTicket, .unknownRestaurant(RestaurantID("x")), .unknownService(ServiceID("x"), restaurant),
            .couponNotUsable("x"),
            .unavailable([UnavailableLine(line: 1, name: "x", reason: .notSold)], restaurant: "Urbil"),
            .badOrder(.commentTooLong("x")), .closed(there), .paused(there), .soldOut([line], there),
            .repeated(order), .numbersExhausted, .notSent(order.number, problem),
            .unfinished(order.number, problem), .otherFolder(order, path: "/d"),
            .orderElsewhere(order, path: "/d"), .noticeUnsent(order.number, problem),
            .ticket(.badCount(0)), .ticket(.full(room: 3)), .deviceKey(path: "/h", .missing),
            .deviceKey(path: "/h", .damaged), .deviceKey(path: "/h", .newerVersion),
            .deviceKey(path: "/h", .withoutHome), .homeMoved(path: "/h"), .homeUsed(path: "/h"),
            .orderOpen(order), .deviceFile(problem), .deviceFileExists(path: "/d"),
            .badDeviceFile(path: "/d"), .otherHouse(path: "/c", pinned: "A", found: "B"),
            .untrustedCatalogue(path: "/c", house: "A", .unsigned), .signaturesRequired(order),
            .cannotSeal(path: "/c"), .badPickup(restaurant), .payAhead(.notOffered, currency: "EUR"),
        ]
        #expect(Set(errors.map(place)) == Set(0...42))
        return errors
    }

    private func place(_ error: ClientError) -> Int {
        switch error {
        case .home: 0
        case .homeBusy: 1
        case .homeDamaged: 2
        case .homeTooNew: 3
        case .badDeviceName: 4
        case .ticket: 5
        case .noFolder: 6
        case .badFolderPath: 7
        case .folderAbsent: 8
        case .folderUnmarked: 9
        case .folderTooNew: 10
        case .folder: 11
        case .noCatalogue: 12
        case .invalidCatalogue: 13
        case .emptyTicket: 14
        case .unknownRestaurant: 15
        case .unknownService: 16
        case .couponNotUsable: 17
        case .unavailable: 18
        case .badOrder: 19
        case .closed: 20
        case .paused: 21
        case .soldOut: 22
        case .repeated: 23
        case .numbersExhausted: 24
        case .notSent: 25
        case .unfinished: 26
        case .otherFolder: 27
        case .orderElsewhere: 28
        case .noticeUnsent: 29
        case .deviceKey: 30
        case .homeMoved: 31
        case .homeUsed: 32
        case .orderOpen: 33
        case .deviceFile: 34
        case .deviceFileExists: 35
        case .badDeviceFile: 36
        case .otherHouse: 37
        case .untrustedCatalogue: 38
        case .signaturesRequired: 39
        case .cannotSeal: 40
        case .badPickup: 41
        case .payAhead: 42
        }
    }

    /// A scene with two lines on the ticket, a sent order and one whose sending was interrupted.
    private func scene(_ language: Language) throws -> FlowScene {
        var scene = try FlowScene(language)
        scene.model.world.now = FlowScene.now
        scene.press("1 4 1 enter")
        scene.model.world.state.lastOrder = try scene.placed()
        scene.model.world.state.pendingOrder = try scene.placed(to: "urbil", comment: "x")
        scene.model.world.isJoined = false
        return scene
    }

    /// Every text of a page, what its entries say when they are refused included.
    private func texts(_ page: FlowPage, in language: Language) -> [String] {
        let entries = page.choices.flatMap { entry -> [String] in
            var refusal = ""
            if case .refuse(let sentence) = entry.action { refusal = sentence[language] }
            return [entry.name, entry.note, entry.amount, entry.heading, refusal] + entry.details
        }
        return [page.title, page.hint?[language] ?? ""] + page.lines.flatMap { [$0.text, $0.amount] }
            + entries
            + page.letters.map(\.word)
    }

    @Test(arguments: Language.allCases)
    func `no error on the full screen names a shell command`(language: Language) throws {
        let scene = try scene(language)
        for error in try errors(scene) {
            let sentence = CommandError(error, on: .screen).sentence[language]
            #expect(Self.command(in: sentence) == nil, "\(sentence)")
        }
        let commands = try errors(scene).map { CommandError($0).sentence[language] }
        #expect(commands.contains { Self.command(in: $0) != nil })
    }

    @Test(arguments: Language.allCases)
    func `no page of the full screen names a shell command`(language: Language) throws {
        var scene = try scene(language)
        let order = try #require(scene.model.world.state.lastOrder)
        let item = try #require(scene.model.world.state.ticket.items.first)
        let (letter, field) = (FlowLetter(restaurant: RestaurantID("garbera")), FlowField("x"))
        let product = ProductID("bigmac")
        var screens: [FlowScreen] = [
            .start, .begun, .categories, .products(CategoryID("drinks")), .menu(FlowMenu(sandwich: product)),
            .quantity(FlowQuantity(item: item, product: product)), .search(field), .allergens, .ticket,
            .item(item), .unavailable(RestaurantID("urbil")), .past(order), .earlier, .cancelling(order),
            .reorder(order), .restaurants, .findRestaurant(field, isDestination: true),
            .restaurant(RestaurantID("garbera")), .hours(RestaurantID("garbera")), .website, .destination,
            .name(field), .folder(field), .abandoning(order), .service(letter), .table(letter, field),
            .coupon(letter, field), .letter(letter), .sending(letter), .repeated(letter, order),
            .sent(FlowSent(order: order)), .sent(FlowSent(order: order, wasPending: true, keptTicket: true)),
            .sent(FlowSent(order: order, taken: TakenNumber(other: nil))), .code(order),
        ]
        let states = OrderState.allCases.map { Receipt.Status.order($0) }
        let reasons = RejectionReason.allCases.map {
            Receipt.Status.rejected(Receipt.Reason(code: $0.rawValue, message: ""))
        }
        for status in states + reasons {
            screens.append(.sent(FlowSent(order: order, receipt: try scene.receipt(status))))
        }
        for error in try errors(scene) {
            screens.append(.refused(letter, Wording(CommandError(error, on: .screen).sentence)))
        }
        for screen in screens {
            scene.model.stack = [FlowModel.Step(screen: .start), FlowModel.Step(screen: screen)]
            for text in texts(scene.model.page, in: language) {
                #expect(Self.command(in: text) == nil, "\(text)")
            }
        }
        let gates: [FlowGate.Finding] = try errors(scene).flatMap { error -> [FlowGate.Finding] in
            let sentence = Wording(CommandError(error, on: .screen).sentence)
            return [.closed(sentence), .unjoined(scene.model.world, problem: sentence)]
        }
        for finding in gates {
            for text in texts(FlowGate(finding, language: language).page, in: language) {
                #expect(Self.command(in: text) == nil, "\(text)")
            }
        }
    }

    @Test func `an order that is unfinished in another folder is given up by the key that the message names`()
        throws
    {
        var scene = try scene(.english)
        let pending = try #require(scene.model.world.state.pendingOrder)
        let words = CommandError(.otherFolder(pending, path: "/d"), on: .screen).sentence[.english]
        #expect(words.contains("the key X on the first page"))
        scene.press("esc esc esc x")
        #expect(scene.text().contains("Keep it"), "\(scene.text())")
        scene.press("enter")
        #expect(scene.work.last != .abandon)
        scene.press("x 2")
        #expect(scene.work.last == .abandon)
        #expect(scene.model.world.state.pendingOrder == nil)
        #expect(scene.text().contains("is given up"), "\(scene.text())")
        scene.press("x")
        #expect(scene.model.screen == .start)
        let command = CommandError(.otherFolder(pending, path: "/d")).sentence[.english]
        #expect(command.contains("“mcorder new --abandon”"))
    }

    @Test func `without a folder the key that the message names asks for it and joins it`() throws {
        var scene = try scene(.english)
        let words = CommandError(.noFolder, on: .screen).sentence[.english]
        #expect(words.contains("The key F on the first page"))
        scene.press("esc esc esc f")
        #expect(scene.text().contains("> ~/McOrder_"), "\(scene.text())")
        scene.press("2 enter")
        #expect(scene.work.last == .join("~/McOrder2"))
        scene.deliver(.failed(Wording(Verbatim("there is no folder"))))
        #expect(scene.text().contains("there is no folder") && scene.text().contains("> ~/McOrder2_"))
        var world = scene.model.world
        world.isJoined = true
        world.state.cloud = "/srv/menu"
        scene.deliver(.joined(world))
        #expect(scene.model.screen == .start)
        #expect(scene.text().contains("/srv/menu: 8 restaurants"), "\(scene.text())")
        #expect(!scene.text().contains("Join the restaurant's folder"))
    }
}
