import CounterTesting
import Foundation
import McOrderCounter
import McOrderModel
import McOrderPrinting
import McOrderText
import OrderTesting
import Testing

/// The tickets as text and as pictures, in `Golden`. `MCORDER_REWRITE_GOLDEN=1` writes them again.
@Suite struct TicketGoldenTests {
    private static let options = """
        [
            {
                "id": "sin", "name": "Sin", "kind": "without",
                "choices": [{"id": "sin-pepinillo", "name": "sin pepinillo"}]
            },
            {
                "id": "extras", "name": "Extras", "kind": "choose",
                "choices": [{"id": "queso", "name": "extra queso"}]
            }
        ]
        """
    private static let grill = [StationID("grill")]

    private let catalogue: Catalogue
    private let content: TicketContent

    init() throws {
        catalogue = try Samples.catalogue(
            options: Self.options,
            hasStations: true,
            offering: ["bigmac": ["sin", "extras"]]
        )
        content = Self.content(catalogue, .spanish)
    }

    private static func content(_ catalogue: Catalogue, _ language: Language) -> TicketContent {
        let garbera = catalogue.restaurant(RestaurantID("garbera"))
        return TicketContent(
            language,
            ShownNames(catalogue, in: language),
            PriceText(currency: "EUR", language: language),
            KitchenStations(garbera, in: catalogue),
            garbera?.zone
        )
    }

    private func line(_ id: Int, _ text: String, _ cents: Int, added: Int64? = nil, struck: Int64? = nil)
        throws
        -> OrderedLine
    {
        let terms = LineTerms(try PriceList(catalogue, at: nil).content(of: text))
        return OrderedLine(
            id: id,
            text: text,
            price: Money(cents: cents),
            shownPrice: Money(cents: cents),
            details: terms,
            added: added.map { OrderedLine.Change(event: $0, by: "caja 1") },
            struck: struck.map { OrderedLine.Change(event: $0, by: "caja 1", reason: "sold-out") }
        )
    }

    private func order(
        _ state: OrderState = .received,
        lines: [OrderedLine]? = nil,
        note: String? = nil,
        payment: RecordedPayment? = nil,
        changes: [KitchenRecord.Change] = [],
        readyAt: Timestamp? = Samples.now + .seconds(600)
    ) throws -> QueuedOrder {
        var kitchen = KitchenRecord()
        kitchen.changes = changes
        kitchen.lastEvent = changes.last?.event ?? 0
        let all =
            try lines ?? [
                line(1, "BigMac [sin pepinillo, extra queso]", 450),
                line(2, "BigMac [sin pepinillo, extra queso]", 450),
                line(3, "(G) BigMac + Lipton Ice + Deluxe", 675), line(4, "Espresso", 120),
            ]
        let total = all.filter(\.isKept).map(\.price.cents).reduce(0, +)
        return QueuedOrder(
            id: 1,
            revision: 1,
            restaurantID: RestaurantID("garbera"),
            restaurant: "McDonald's Garbera",
            code: "417-624",
            number: 417,
            udid: "975319E0-43ED-435F-AA81-0B4F051B3768",
            deviceName: "Móvil de Iñaki",
            state: state,
            placedAt: Samples.now,
            receivedAt: Samples.now,
            arrivedAt: nil,
            comment: "Alergia a los frutos secos; egun on, Begoña! 🍔",
            lines: all,
            note: note,
            total: Money(cents: total),
            shownTotal: Money(cents: total),
            isRepriced: false,
            kitchen: kitchen,
            payment: payment,
            readyAt: readyAt
        )
    }

    private static let job = PrintJob(
        id: 17,
        event: 3,
        order: 1,
        printer: PrinterID("cocina"),
        kind: .kitchen,
        state: .sending,
        attempts: 1,
        madeAt: Samples.now,
        by: "mcorderd",
        changedAt: Samples.now
    )

    private func ticket(_ name: String) throws -> [PaperElement] {
        let event = { (kind: KitchenRecord.Change.Kind) in
            KitchenRecord.Change(event: 5, at: Samples.now + .seconds(125), kind: kind)
        }
        let paper: [PaperElement]?
        switch name {
        case "kitchen": paper = content.kitchen(try order(), at: [], firedAt: Samples.now)
        case "kitchen-grill", "copy":
            paper = content.kitchen(try order(), at: Self.grill, firedAt: Samples.now)
        case "change":
            let lines = [
                try line(1, "BigMac [sin pepinillo]", 400), try line(2, "Espresso", 120, struck: 5),
                try line(3, "BigMac", 400, added: 5),
            ]
            paper = content.change(try order(lines: lines, changes: [event(.lines)]), by: 5, at: [])
        case "note":
            let changed = try order(note: "sin sal", changes: [event(.note)])
            paper = content.change(changed, by: 5, at: [])
        case "cancelled":
            paper = content.change(try order(.cancelled, changes: [event(.calledOff)]), by: 5, at: Self.grill)
        case "bag": paper = content.bag(try order(.ready), BagNumber(1, of: 2))
        case "receipt":
            let paid = RecordedPayment(
                kind: .card,
                amount: Money(cents: 1695),
                by: "caja 1",
                at: Samples.now,
                event: 4
            )
            paper = content.receipt(try order(.ready, payment: paid))
        default: paper = content.testPage(PrinterID("cocina"))
        }
        let isCopy = name == "copy"
        return content.complete(
            try #require(paper),
            of: Self.job,
            isCopy: isCopy,
            insteadOf: isCopy ? PrinterID("cocina") : nil,
            at: Samples.now + .seconds(1)
        )
    }

    private static let names = [
        "kitchen", "kitchen-grill", "copy", "change", "note", "cancelled", "bag", "receipt", "test",
    ]

    @Test(arguments: names, [32, 48]) func `a ticket as text`(_ name: String, _ columns: Int) throws {
        let lines = TicketLayout.lines(of: try ticket(name), columns: columns)
        try Golden.compare(Array(TicketLayout.text(lines).utf8), "\(name)-\(columns).txt")
    }

    /// Needs Debian's packages `unifont` and `fonts-unifont`.
    @Test(arguments: ["kitchen", "change", "bag", "test"]) func `a ticket as a picture`(_ name: String) throws
    {
        let font = try Golden.font()
        let lines = TicketLayout.lines(of: try ticket(name), columns: 32)
        try Golden.compare(PNG.file(TicketPicture(font, columns: 32).picture(of: lines)), "\(name).png")
    }

    @Test(arguments: Language.allCases) func `every language has its tickets`(_ language: Language) throws {
        let content = Self.content(catalogue, language)
        let paper = try #require(content.kitchen(try order(), at: [], firedAt: Samples.now))
        let text = TicketLayout.text(TicketLayout.lines(of: paper, columns: 48))
        #expect(text.contains(PaperText.kitchenTicket[language]) && text.contains("417-624"))
    }

    @Test func `a bag has the allergens of each product in words`() throws {
        let bag = content.bag(try order(), BagNumber(1))
        let text = TicketLayout.text(TicketLayout.lines(of: bag, columns: 48))
        for line in try order().keptLines {
            for part in line.content?.parts ?? [] {
                for allergen in part.allergens ?? [] {
                    #expect(text.contains(allergen.word[.spanish]), "\(part.name): \(allergen)")
                }
            }
        }
    }

    @Test func `a ticket of the kitchen says by when, unless nobody knows or the kitchen is done`() throws {
        func text(_ order: QueuedOrder) throws -> String {
            let paper = try #require(content.kitchen(order, at: [], firedAt: Samples.now))
            return TicketLayout.text(TicketLayout.lines(of: paper, columns: 48))
        }
        #expect(try text(order()).contains("para las 20:58"))
        #expect(try !text(order(readyAt: nil)).contains("para las"))
        #expect(try !text(order(.ready)).contains("para las"))
    }

    @Test func `a station that prepares nothing of an order has no ticket`() throws {
        let coffee = try order(lines: [line(1, "Espresso", 120)])
        #expect(content.kitchen(coffee, at: Self.grill, firedAt: Samples.now) == nil)
        #expect(content.kitchen(coffee, at: [StationID("drinks")], firedAt: Samples.now) != nil)
        let changed = try order(
            lines: [line(1, "BigMac", 400), line(2, "Espresso", 120, struck: 5)],
            changes: [KitchenRecord.Change(event: 5, at: Samples.now, kind: .lines)]
        )
        #expect(content.change(changed, by: 5, at: Self.grill) == nil)
    }
}

/// Files of expected tickets.
enum Golden {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden")

    static func compare(_ bytes: [UInt8], _ name: String) throws {
        let file = folder.appending(path: name)
        if ProcessInfo.processInfo.environment["MCORDER_REWRITE_GOLDEN"] == "1" {
            try Data(bytes).write(to: file)
        }
        #expect(try Data(contentsOf: file) == Data(bytes), "\(name)")
    }

    /// The font as it is installed.
    static func font() throws -> Unifont {
        let read = { (path: String) in Array(try Data(contentsOf: URL(filePath: path))) }
        return Unifont(plain: try read(Unifont.files.plain), upper: try read(Unifont.files.upper))
    }
}
