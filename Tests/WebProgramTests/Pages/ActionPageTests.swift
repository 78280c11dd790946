import CounterTesting
import McOrderCounter
import McOrderText
import StaffDisplay
import Testing
import TillProgram

@testable import McOrderModel
@testable import McOrderWeb
@testable import WebProgram

/// Buttons and keys of actions on the pages, which come from the declaration of the actions.
@Suite struct ActionPageTests {
    private static func sheet(_ order: QueuedOrder) throws -> String {
        let restaurant = try Samples.restaurant()
        return OrderSheetHTML(
            words: PageText(language: .english),
            price: PriceText(currency: "EUR", language: .english),
            zone: restaurant.zone,
            services: [RestaurantService(id: ServiceID("tray"), name: "Tray", place: .here, prices: [:])]
        ).html(OrderEntry(order)).rendered
    }

    @Test(arguments: OrderState.allCases)
    func `the sheet of an order has the buttons of the actions that its state permits`(
        _ state: OrderState
    ) throws {
        let order = WebSamples.order(18, "9-311", state)
        let html = try Self.sheet(order)
        for action in StaffAction.allCases {
            let isShown = html.contains("data-action=\"\(action.rawValue)\"")
            #expect(isShown == (action.place != nil && action.isOffered(for: order)), "\(action)")
        }
    }

    @Test func `a button says what the scripts have to ask for`() throws {
        let html = try Self.sheet(WebSamples.order(18, "9-311", .received))
        #expect(html.contains("data-action=\"strike\" data-fields=\"line reason\">"))
        #expect(html.contains("data-action=\"cancel\" data-fields=\"reason\">"))
        #expect(html.contains("data-action=\"no-show\" data-sure=\"no-show\">"))
        #expect(html.contains("data-action=\"collect\" data-paid=\"cash\">"))
        #expect(html.contains("data-action=\"collect\">"))
        #expect(html.contains("data-action=\"service\" data-service=\"tray\">"))
    }

    @Test(arguments: StaffAction.allCases)
    func `an action with a place has words, and those of a harmful one come last`(_ action: StaffAction) {
        guard let place = action.place else { return }
        #expect(action.label != nil || action.fields.contains(.service))
        let harm = StaffAction.at(place).map(\.isHarmful)
        #expect(harm == harm.filter { !$0 } + harm.filter(\.self))
    }

    @Test(arguments: StaffAction.allCases)
    func `the till's document has a dialog for each question before an action`(_ action: StaffAction) throws {
        let html = TillDialogs(say: { $0[.english] }).html.rendered
        for answer in action.answers {
            #expect(html.contains("id=\"dialog-\(action.rawValue)\""))
            #expect(html.contains("value=\"\(answer.action.rawValue)\" data-key-of=\"\(answer.key)\""))
        }
    }

    @Test func `the page has every key of the terminal, under one name each`() {
        let shortcuts = TillPage.shortcuts
        #expect(Set(shortcuts.map(\.name)).count == shortcuts.count)
        let commands = TillCommand.ofOrder + TillCommand.finding + TillCommand.ofScreen
        #expect(Set(shortcuts.map(\.key)) == Set(commands.map { "\($0.key?.character ?? " ")" } + ["Enter"]))
        // Browsers have stored the keys that users chose under these names.
        let stored = [
            "next", "collect", "paid", "recall", "arrive", "cancel", "no-show", "strike", "add", "note",
            "history", "device", "search", "last", "pause", "sold-out", "refused", "close", "leave", "keys",
        ]
        #expect(Set(stored).isSubset(of: shortcuts.map(\.name)))
    }

    @Test func `the scripts name no action`() {
        let scripts = [
            PackageResources.till_js, PackageResources.kitchen_js, PackageResources.closing_js,
            PackageResources.devices_js, PackageResources.dialogs_js, PackageResources.keys_js,
            PackageResources.page_js,
        ].map { String(decoding: $0, as: UTF8.self) }.joined()
        // These are also the names of dialogs and of other elements.
        let others: Set<StaffAction> = [.recall, .strike, .note, .see, .pause, .close, .accept]
        for action in StaffAction.allCases where !others.contains(action) {
            #expect(!scripts.contains("\"\(action.rawValue)\""), "\(action)")
        }
    }
}
