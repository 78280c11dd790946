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
        #expect(html.contains("data-action=\"strike\" data-fields=\"line reason\" data-undo=\"recall\">"))
        #expect(html.contains("data-action=\"cancel\" data-fields=\"reason\" data-undo=\"recall\">"))
        #expect(html.contains("data-action=\"no-show\" data-sure=\"no-show\" data-undo=\"recall\">"))
        let pay = "data-action=\"pay\" data-fields=\"paid\" data-undo=\"recall\" data-paid=\"cash\">"
        #expect(html.contains(pay))
        #expect(html.contains("data-action=\"collect\" data-early=\"early\" data-undo=\"recall\">"))
        #expect(html.contains("data-action=\"service\" data-undo=\"recall\" data-service=\"tray\">"))
    }

    @Test(arguments: StaffAction.allCases)
    func `an action with a place has words, and a harmful one a place apart`(_ action: StaffAction) {
        guard let place = action.place else { return }
        #expect(action.label != nil || action.fields.contains(.service))
        #expect(action.isHarmful == (place == .harm))
    }

    @Test func `money is apart from the steps, and a paid order is not charged again`() throws {
        let order = WebSamples.order(18, "9-311", .ready)
        let sheet = try Self.sheet(order)
        #expect(sheet.contains("To charge") && sheet.contains(">Charge and hand over<"))
        let payment = RecordedPayment(
            kind: .card,
            amount: order.total,
            by: "Ane",
            at: Samples.now,
            event: order.kitchen.lastEvent
        )
        let paid = try Self.sheet(WebSamples.order(18, "9-311", .ready, payment: payment))
        #expect(paid.contains("Paid by card, ") && paid.contains(", Ane"))
        #expect(paid.contains(">Hand over<") && paid.contains(">Undo the payment<"))
        #expect(!paid.contains("data-action=\"pay\""))
    }

    @Test(arguments: StaffAction.allCases)
    func `the till's document has a dialog for each question before an action`(_ action: StaffAction) throws {
        let html = TillDialogs(say: { $0[.english] }).html.rendered
        if let question = action.question { #expect(html.contains("id=\"dialog-\(question)\"")) }
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
