import CounterTesting
import McOrderCounter
import McOrderText
import Testing

@testable import McOrderModel
@testable import McOrderWeb
@testable import WebProgram

/// Which role reads which member of an order. Source: docs/web.md, *What each role reads*.
@Suite struct OrderFieldsTests {
    /// What the kitchen reads, with the reason. Till and owner read everything.
    private static let kitchen: [String: String] = [
        "id": "names the order in actions", "revision": "an action says which state it is about",
        "restaurant": "one browser may serve several", "code": "what is called out and put on the bag",
        "number": "the first part of the code", "state": "what remains to be done",
        "receivedAt": "the age of the tile", "ageSeconds": "the age of the tile",
        "arrivedAt": "who waits goes first", "comment": "how the customer wants it",
        "note": "what the till says to the kitchen", "service": "plate or bag", "table": "where it goes",
        "lines": "what to prepare", "lines.line": "names the line", "lines.name": "what to prepare",
        "lines.added": "came later than the rest", "lines.options": "how to prepare it",
        "lines.allergens": "what a customer at the pass asks", "lines.options.name": "how to prepare it",
        "lines.options.count": "how to prepare it",
        "lines.parts": "what to prepare",
        "lines.parts.product": "finds the product in a system of the kitchen",
        "lines.parts.name": "what to prepare", "lines.parts.options": "how to prepare it",
        "lines.parts.options.id": "finds the choice in a system of the kitchen",
        "lines.parts.options.name": "how to prepare it", "lines.parts.options.count": "how to prepare it",
        "lines.parts.allergens": "what a customer at the pass asks",
        "lines.parts.minimumAge": "who hands it over asks for it",
        "struckLines.line": "names the line", "struckLines.allergens": "as of a line to prepare",
        "struckLines.parts": "as of a line to prepare",
        "struckLines.parts.product": "as of a line to prepare",
        "struckLines.parts.name": "as of a line to prepare",
        "struckLines.parts.allergens": "as of a line to prepare",
        "struckLines": "what not to prepare", "struckLines.name": "what not to prepare",
        "readyAt": "by when it has to be made",
        "struckLines.reason": "whether more of it is sold out", "struckLines.added": "which of two it was",
    ]
    /// What only till and owner read, with the reason for keeping it from the kitchen.
    private static let counterOnly: [String: String] = [
        "deviceName": "a person's name", "udid": "identifies a person's device",
        "standing": "about a person's device", "namesake": "about a person's device",
        "placedAt": "the kitchen counts from the receipt", "totalCents": "money", "shownTotalCents": "money",
        "repriced": "money", "cancelRefused": "the till answers the customer", "offers": "money",
        "offers.id": "money", "offers.name": "money", "offers.cents": "money", "lines.cents": "money",
        "lines.shownCents": "money", "lines.options.cents": "money", "struckLines.cents": "money",
        "struckLines.shownCents": "money", "presentAt": "the till sees the customer",
        "presentBy": "the till sees the customer", "promisedAt": "the owner compares it with what was",
    ]

    /// An order with a value for every member, from a device of a marked name.
    private static var order: QueuedOrder {
        get throws {
            let options = #"[{"id":"a","name":"queso","count":2,"cents":5731,"without":false}]"#
            let lines = [
                OrderedLine(
                    "BigMac [2× queso]",
                    5736,
                    details: LineTerms(
                        stored: """
                            {"cents":5741,"parts":[{"id":"bigmac","name":"BigMac","cents":5742,"rank":3,
                            "allergens":["milk"],"age":18,"options":\(options)}]}
                            """
                    )
                ),
                OrderedLine("Agua", 5732, isAdded: true),
                OrderedLine("Espresso", 5733, struckFor: "sold-out"),
                OrderedLine("Agua", 5734, isAdded: true, struckFor: "x"),
            ]
            let details = try #require(
                AgreedTerms(
                    stored: """
                        {"service":{"id":"here","name":"En mesa","vat":"here"},"table":"7",
                        "offers":[{"id":"o","name":"Oferta","cents":5735}]}
                        """
                )
            )
            let plain = WebSamples.order(
                17,
                "417-624",
                .preparing,
                device: "Secret Name",
                arrived: 9,
                lines: []
            )
            var kitchen = KitchenRecord()
            kitchen.lastEvent = 4
            return QueuedOrder(
                id: plain.id,
                revision: plain.revision,
                restaurantID: plain.restaurantID,
                restaurant: plain.restaurant,
                code: plain.code,
                number: plain.number,
                udid: plain.udid,
                deviceName: plain.deviceName,
                state: plain.state,
                placedAt: plain.placedAt,
                receivedAt: plain.receivedAt,
                arrivedAt: plain.arrivedAt,
                comment: "Sin hielo",
                lines: lines.numbered,
                note: "Llamar",
                total: Money(cents: 5737),
                shownTotal: Money(cents: 5738),
                isRepriced: true,
                refusedCancels: 1,
                details: details,
                kitchen: kitchen,
                standing: .new,
                hasNamesake: true,
                presentAt: Samples.now,
                presentBy: .till,
                readyAt: Samples.now,
                promisedAt: Samples.now
            )
        }
    }

    /// The names of the members, those of an array's objects behind the array's name.
    private func paths(_ value: JSONValue, _ prefix: String = "") -> Set<String> {
        switch value {
        case .object(let members):
            members.reduce(into: []) { all, member in
                all.insert(prefix + member.name)
                all.formUnion(paths(member.value, "\(prefix)\(member.name)."))
            }
        case .array(let items): items.reduce(into: []) { $0.formUnion(paths($1, prefix)) }
        default: []
        }
    }

    @Test(arguments: Role.allCases) func `each role reads the members of the table and no others`(role: Role)
        throws
    {
        let found = paths(OrderJSON(role: role, now: Samples.now)(try Self.order))
        switch role {
        case .kitchen: #expect(found == Set(Self.kitchen.keys))
        case .till, .owner: #expect(found == Set(Self.kitchen.keys).union(Self.counterOnly.keys))
        // No route shows it an order; the table of routes has the roles.
        case .board: break
        }
    }

    @Test func `the kitchen reads that an order waits for its customer`() throws {
        let order = WebSamples.order(17, "417-624", waits: true)
        #expect(OrderJSON(role: .kitchen, now: Samples.now)(order).member("waits") == .bool(true))
    }

    @Test func `the kitchen's page and the board show neither device nor price`() throws {
        let order = try Self.order
        let snapshot = try WebSamples.snapshot([order])
        let known = try Samples.known()
        let kitchen = KitchenPage(restaurant: known, station: nil, policy: .received)
        let board = BoardPage(restaurant: known, keep: .seconds(60))
        let html = { (page: any LivePage) in
            page.fragments(snapshot, in: .spanish, at: Samples.now).map(\.html.rendered).joined()
        }
        for text in [html(kitchen), html(board)] {
            // The board draws number and check digits apart.
            #expect(order.code.split(separator: "-").allSatisfy { text.contains($0) })
            for secret in ["Secret Name", order.udid, "57,3", "Oferta"] {
                #expect(!text.contains(secret), "\(secret)")
            }
        }
        for text in ["Llamar", "Sin hielo", "queso", "mesa 7"] { #expect(html(kitchen).contains(text)) }
        for text in ["Llamar", "Sin hielo", "BigMac", "mesa 7"] { #expect(!html(board).contains(text)) }
    }
}
