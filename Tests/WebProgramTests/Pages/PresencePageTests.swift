import CounterTesting
import HTTPTypes
import McOrderConfiguration
import McOrderCounter
import McOrderModel
import McOrderText
import Testing

@testable import McOrderWeb
@testable import WebProgram

/// Orders that wait for their customers on the pages, and the board's card for these customers.
@Suite(.timeLimit(.minutes(5))) struct PresencePageTests {
    private static let origin = [Setting.storefrontOrigin: "https://order.example"]

    private let waiting = [
        WebSamples.order(30, "417-624", arrived: 40, waits: true), WebSamples.order(31, "418-624"),
    ]

    @Test func `the till shows a waiting order apart, with a button for its customer`() throws {
        let page = TillPage(restaurant: try Samples.known(), policy: .received)
        let all = page.fragments(try WebSamples.snapshot(waiting), in: .english, at: Samples.now)
        #expect(all.filter { $0.region == .awaited }.map(\.key) == ["30"])
        #expect(all.filter { $0.region == .more }.map(\.key) == ["31"])
        #expect(all.contains { $0.region == .orders } == false)
        let row = try #require(all.first { $0.region == .awaited }).html.rendered
        #expect(row.contains("data-action=\"arrive\"") && row.contains("data-waits"))
        // The customer said to be here, and nothing shows it.
        #expect(!row.contains("data-here"))
        let sheet = try #require(all.first { $0.region == .sheets && $0.key == "30" }).html.rendered
        #expect(sheet.contains("waits for its customer"))
        #expect(page.document(.spanish).rendered.contains("Sin empezar, esperan a su cliente"))
    }

    @Test func `the owner's report counts a waiting order apart`() throws {
        let report = OwnerReport.Waiting([try WebSamples.snapshot(waiting)], at: Samples.now)
        #expect((report.notBegun, report.onTheWay, report.here) == (1, 1, 0))
    }

    @Test(arguments: FirePolicy.allCases)
    func `the kitchen counts a waiting order and shows no tile of it`(_ policy: FirePolicy) throws {
        let page = KitchenPage(restaurant: try Samples.known(), station: nil, policy: policy)
        let all = page.fragments(try WebSamples.snapshot(waiting), in: .english, at: Samples.now)
        #expect(!all.contains { $0.region == .orders && $0.key == "30" })
        #expect(!all.contains { $0.region == .allDay && $0.html.rendered.contains("2") })
        let summary = try #require(all.first { $0.region == .summary }).html.rendered
        #expect(summary.contains("1 not begun, waiting for its customer"))
    }

    @Test func `the card has another code each minute, and its key only inside the code`() throws {
        let secret = PresenceSecret.random()
        let origin = try #require(WebOrigin("https://order.example"))
        let page = BoardPage(
            restaurant: try Samples.known(),
            keep: .seconds(120),
            card: PresenceCard(origin: origin, secret: secret)
        )
        let card = { (instant: Timestamp) in
            page.fragments(try WebSamples.snapshot([]), in: .spanish, at: instant)
                .filter { $0.region == .summary }.map(\.html.rendered).joined()
        }
        let key = secret.key(of: RestaurantID("garbera"), minute: Int(Samples.now.minute))
        let shown = try card(Samples.now)
        #expect(shown.contains("<svg class=\"qr\"") && shown.contains("¿Has pedido con el móvil?"))
        #expect(shown.contains("\(key.digits.prefix(3)) \(key.digits.suffix(3))"))
        #expect(!shown.contains(key.description))
        #expect(try card(Samples.now + .seconds(60)) != shown)
        // The name under which a stream is shared says nothing about the secret.
        #expect(!String(reflecting: page).contains(Base64URL.text(secret.bytes)))
        #expect(!String(reflecting: page).contains("\(secret.bytes[0]), \(secret.bytes[1])"))
    }

    @Test func `only a paired browser shows the card`() async throws {
        let site = try await TestSite(options: Self.origin)
        for visitor in TestSite.visitors {
            let page = try await site.ask(.get, "/board/garbera", as: visitor)
            #expect(page.status == 200)
            #expect(page.body.contains("presence-place") == (visitor != nil))
        }
    }

    @Test(
        arguments: [
            [:], [.storefrontOrigin: "https://order.example", .kitchenPresence: "till"],
        ] as [[Setting: String]]
    )
    func `no board shows the card without customers' pages, or where boards prove nothing`(
        _ options: [Setting: String]
    ) async throws {
        let site = try await TestSite(options: options)
        let page = try await site.ask(.get, "/board/garbera", as: .board)
        #expect(page.status == 200 && !page.body.contains("presence-place"))
    }
}
