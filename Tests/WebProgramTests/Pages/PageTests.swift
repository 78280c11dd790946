import CounterTesting
import McOrderCounter
import McOrderModel
import McOrderText
import Testing

@testable import McOrderWeb
@testable import WebProgram

/// The documents and fragments of the pages.
@Suite struct PageTests {
    private static func documents(_ language: Language) throws -> [(name: String, html: String)] {
        let garbera = try Samples.known()
        let ane = try StaffMember(name: "Ane", role: .owner)
        return [
            ("till", TillPage(restaurant: garbera, policy: .received).document(language)),
            ("board", BoardPage(restaurant: garbera, keep: .seconds(120)).document(language)),
            ("kitchen", KitchenPage(restaurant: garbera, station: nil, policy: .received).document(language)),
            ("pair", PairPage(refusal: ScreenText.stuck).document(language)),
            ("error", ErrorPage(status: 404, sentence: ScreenText.stuck).document(language)),
            ("owner", try OwnerPageTests.page(OwnerPageTests.report()).document(language)),
            ("index", IndexPage(member: ane, restaurants: [garbera]).document(language)),
        ].map { ($0.0, $0.1.rendered) }
    }

    private static func fragments(_ language: Language) throws -> [(name: String, all: [Fragment])] {
        let garbera = try Samples.known()
        let snapshot = try WebSamples.snapshot()
        return [
            (
                "till",
                TillPage(restaurant: garbera, policy: .received).fragments(
                    snapshot,
                    in: language,
                    at: Samples.now
                )
            ),
            (
                "board",
                BoardPage(restaurant: garbera, keep: .seconds(120)).fragments(
                    snapshot,
                    in: language,
                    at: Samples.now
                )
            ),
            (
                "kitchen",
                KitchenPage(restaurant: garbera, station: nil, policy: .received)
                    .fragments(snapshot, in: language, at: Samples.now)
            ),
        ]
    }

    @Test func `the code of the opened address fills the field, and cannot end it`() {
        let page = { PairPage(refusal: nil, code: $0).document(.english).rendered }
        #expect(page("QDNH-CPCX").contains(#"name="code" value="QDNH-CPCX""#))
        let hostile = page(#""><script>alert(1)</script>"#)
        #expect(!hostile.contains("<script>") && hostile.contains("&quot;"))
    }

    @Test func `till and kitchen name products in the staff's language`() throws {
        let catalogue = try Samples.catalogue(basque: ["Espresso": "Kafe hutsa"])
        let garbera = try Samples.known()
        let snapshot = try WebSamples.snapshot(
            assortment: Assortment(catalogue, at: garbera.id, day: .nothing)
        )
        for language in [Language.basque, .spanish] {
            let pages = [
                TillPage(restaurant: garbera, policy: .received)
                    .fragments(snapshot, in: language, at: Samples.now),
                KitchenPage(restaurant: garbera, station: nil, policy: .received)
                    .fragments(snapshot, in: language, at: Samples.now),
            ]
            for page in pages {
                let html = page.map(\.html.rendered).joined()
                #expect(html.contains(/[> ]Kafe hutsa</) == (language == .basque), "\(html)")
                #expect(html.contains(/[> ]Espresso</) == (language == .spanish), "\(html)")
            }
        }
    }

    @Test func `the till proposes a pause when the kitchen is behind, and not while there is one`() throws {
        let garbera = try Samples.known()
        let page = TillPage(restaurant: garbera, policy: .received, warn: .seconds(900))
        func proposal(_ snapshot: CounterSnapshot) -> String? {
            page.fragments(snapshot, in: .spanish, at: Samples.now).first { $0.key == "behind" }?.html
                .rendered
        }
        let behind = try #require(proposal(try WebSamples.snapshot(kitchenDelay: .seconds(1200))))
        #expect(behind.contains("La cocina va 20 min por detrás."))
        #expect(behind.contains("data-action=\"pause\""))
        #expect(proposal(try WebSamples.snapshot(kitchenDelay: .seconds(899))) == nil)
        let pause = Unavailability(
            id: 1,
            restaurant: garbera.id,
            subject: .orders,
            since: Samples.now,
            until: Samples.now + .seconds(600),
            by: "Ane",
            ending: nil
        )
        let paused = Assortment(
            try Samples.catalogue(),
            at: garbera.id,
            day: Availability(pauses: [pause], soldOut: [])
        )
        #expect(proposal(try WebSamples.snapshot(assortment: paused, kitchenDelay: .seconds(1200))) == nil)
    }

    @Test(arguments: Language.allCases)
    func `no document contains an inline script or style`(_ language: Language) throws {
        for (name, html) in try Self.documents(language) {
            #expect(!html.contains("<style"), "\(name)")
            #expect(!html.contains(" style="), "\(name)")
            #expect(html.firstMatch(of: /\son[a-z]+=/) == nil, "\(name)")
            let own = /<script(?! type="module" src="\/assets\/app\.js">| src="\/assets\/size\.js">)/
            #expect(html.matches(of: own).isEmpty, "\(name)")
            #expect(html.hasPrefix("<!doctype html>\n<html lang=\"\(language.rawValue)\">"), "\(name)")
        }
    }

    @Test(arguments: Language.allCases)
    func `keys of fragments are unique in their region, and name the fragment's element`(
        _ language: Language
    ) throws {
        for (name, fragments) in try Self.fragments(language) {
            let keys = fragments.map { "\($0.region)/\($0.key)" }
            #expect(Set(keys).count == keys.count, "\(name)")
            for fragment in fragments {
                let start = fragment.html.rendered.prefix { $0 != ">" }
                #expect(start.contains("data-key=\"\(HTML.escaped(fragment.key))\""), "\(name) \(start)")
            }
        }
    }

    @Test(arguments: Language.allCases)
    func `every region of a fragment has a place in the page's document`(_ language: Language) throws {
        let documents = Dictionary(
            uniqueKeysWithValues: try Self.documents(language).map { ($0.name, $0.html) }
        )
        for (name, fragments) in try Self.fragments(language) {
            for region in Set(fragments.map(\.region)) {
                #expect(documents[name]?.contains("data-region=\"\(region.rawValue)\"") == true, "\(name)")
            }
        }
    }

    @Test func `text that a customer typed never becomes markup`() throws {
        for (name, fragments) in try Self.fragments(.spanish) {
            for fragment in fragments {
                #expect(!fragment.html.rendered.contains("<script"), "\(name) \(fragment.key)")
            }
        }
        let till = try Self.fragments(.spanish)[0].all
        let text = HTML.escaped(WebSamples.hostile)
        #expect(till.contains { $0.html.rendered.contains(text) })
    }

    @Test func `the till shows orders whose customers have arrived before the others`() throws {
        let fragments = try Self.fragments(.english)[0].all
        #expect(fragments.filter { $0.region == .orders }.map(\.key) == ["17", "18", "19"])
        #expect(fragments.filter { $0.region == .more }.map(\.key) == ["20", "21"])
        #expect(fragments.filter { $0.region == .sheets }.map(\.key) == ["17", "18", "19", "20", "21"])
    }

    @Test func `a ready order whose customer is not here waits in a lane with its own key`() throws {
        let page = TillPage(restaurant: try Samples.known(), policy: .received)
        let orders = [
            WebSamples.order(18, "9-311", .ready), WebSamples.order(19, "9-312", .ready, arrived: 5),
        ]
        let all = page.fragments(try WebSamples.snapshot(orders), in: .english, at: Samples.now)
        #expect(all.filter { $0.region == .orders }.map(\.key) == ["19"])
        let waiting = all.filter { $0.region == .waiting }
        #expect(waiting.map(\.key) == ["18"])
        #expect(waiting[0].html.rendered.contains("data-action=\"arrive\""))
    }

    @Test func `list and sheet say in words what is known about a device, and nothing without an identity`()
        throws
    {
        let page = TillPage(restaurant: try Samples.known(), policy: .received)
        let orders = [
            WebSamples.order(18, "9-311", standing: .known), WebSamples.order(19, "9-312", standing: .new),
            WebSamples.order(20, "9-313", device: "Ane", standing: .unsigned, hasNamesake: true),
            WebSamples.order(21, "9-314"),
        ]
        let all = page.fragments(try WebSamples.snapshot(orders), in: .spanish, at: Samples.now)
        let html = { (region: StaticRegion, key: String) in
            all.first { $0.region == region && $0.key == key }?.html.rendered ?? ""
        }
        #expect(html(.sheets, "18").contains("dispositivo conocido"))
        #expect(!html(.more, "18").contains("dispositivo conocido"))
        for region in [StaticRegion.sheets, .more] {
            #expect(html(region, "19").contains(region == .sheets ? "dispositivo nuevo" : ">nuevo<"))
            #expect(html(region, "20").contains("sin firma"))
            #expect(!html(region, "21").contains("dispositivo") || region == .sheets)
        }
        #expect(html(.sheets, "20").contains("otro dispositivo se llama Ane"))
        #expect(!html(.more, "20").contains("otro dispositivo"))
        #expect(!html(.sheets, "21").contains("data-standing"))
    }

    @Test func `of two open orders with the same code, list and sheet give the later one a letter`() throws {
        let page = TillPage(restaurant: try Samples.known(), policy: .received)
        let orders = [
            WebSamples.order(18, "9-311", device: "Ane", placed: 300),
            WebSamples.order(19, "9-311", device: "Jon", placed: 200),
        ]
        var rows = RenderedRows()
        let fragments = { (rows: inout RenderedRows, orders: [QueuedOrder]) in
            page.fragments(try WebSamples.snapshot(orders), in: .english, at: Samples.now, reusing: &rows)
        }
        let all = try fragments(&rows, orders)
        let html = { (region: StaticRegion, key: String) in
            all.first { $0.region == region && $0.key == key }?.html.rendered ?? ""
        }
        #expect(html(.more, "19").contains("<em>B</em>") && html(.sheets, "19").contains("<em>B</em>"))
        #expect(html(.more, "19").contains("data-shown=\"9-311 B · Jon\""))
        #expect(!html(.more, "18").contains("<em>") && !html(.sheets, "18").contains("<em>"))
    }

    @Test func `another catalogue gives tiles and rows its names, although no order changed`() throws {
        let entries = [OrderEntry(WebSamples.order(18, "9-311", .preparing))]
        let pages: [any LivePage] = [
            KitchenPage(restaurant: try Samples.known(), station: nil, policy: .received),
            TillPage(restaurant: try Samples.known(), policy: .received),
        ]
        for page in pages {
            var rows = RenderedRows()
            let fragments = { (rows: inout RenderedRows, name: String?) in
                let catalogue = try Samples.catalogue(basque: name.map { ["Espresso": $0] } ?? [:])
                var day = CounterDay()
                day.catalogueVersion = name
                let snapshot = CounterSnapshot(
                    of: RestaurantID("garbera"),
                    entries: entries,
                    day: day,
                    assortment: Assortment(catalogue, at: RestaurantID("garbera"), day: .nothing)
                )
                return page.fragments(snapshot, in: .basque, at: Samples.now, reusing: &rows)
                    .map(\.html.rendered).joined()
            }
            #expect(try !fragments(&rows, nil).contains("Kafe hutsa"))
            #expect(try fragments(&rows, "Kafe hutsa").contains("Kafe hutsa"))
        }
    }

    @Test func `the board shows codes and no names`() throws {
        let fragments = try Self.fragments(.english)[1].all
        #expect(fragments.filter { $0.region == .orders }.map(\.key) == ["21", "17"])
        #expect(fragments.filter { $0.region == .more }.map(\.key) == ["18"])
        #expect(fragments.allSatisfy { !$0.html.rendered.contains("Beris") })
    }

    @Test func `the board tells orders with one code apart by a letter`() throws {
        let orders = [
            WebSamples.order(17, "9-772", .preparing, placed: 300), WebSamples.order(18, "9-772", .ready),
        ]
        let page = BoardPage(restaurant: try Samples.known(), keep: .seconds(120))
        let all = page.fragments(try WebSamples.snapshot(orders), in: .spanish, at: Samples.now)
        #expect(
            all.map(\.html.rendered) == [
                "<li data-key=\"17\"><span class=\"code even\"><b>9</b><i>-772</i></span></li>",
                "<li data-key=\"18\"><span class=\"code even\"><b>9</b><i>-772</i> <em>B</em></span></li>",
            ]
        )
    }

    @Test(arguments: [
        (FirePolicy.received, ["21", "17", "19", "20"], ""), (.preparing, ["21", "17"], "2 on the way"),
        (.arrived, ["21", "17", "19"], "1 on the way"),
    ])
    func `the kitchen shows orders that were fired, the oldest first`(
        _ policy: FirePolicy,
        _ keys: [String],
        _ rest: String
    )
        throws
    {
        let page = KitchenPage(restaurant: try Samples.known(), station: nil, policy: policy)
        let all = page.fragments(try WebSamples.snapshot(), in: .english, at: Samples.now)
        #expect(all.filter { $0.region == .orders }.map(\.key) == keys)
        #expect(all.filter { $0.region == .more }.map(\.key) == ["18"])
        let summary = all.first { $0.region == .summary }?.html.rendered ?? ""
        #expect(summary.contains("on the way") == !rest.isEmpty && summary.contains(rest))
    }

    @Test func `the kitchen marks new, struck and cancelled lines and orders`() throws {
        var orders = WebSamples.orders
        orders[1] = WebSamples.order(18, "9-311", .cancelled)
        let page = KitchenPage(restaurant: try Samples.known(), station: nil, policy: .received)
        let snapshot = try WebSamples.snapshot(orders, calledOff: [orders[1]])
        let all = page.fragments(snapshot, in: .english, at: Samples.now)
        let html = { (key: String) in all.first { $0.region == .orders && $0.key == key }?.html.rendered ?? ""
        }
        #expect(html("17").contains("class=\"tile new changed\""))
        #expect(html("17").contains("<s>Espresso</s>"))
        #expect(!html("17").contains("data-action=\"finish\""))
        #expect(html("17").contains("data-action=\"acknowledge\""))
        #expect(html("17").contains(" data-unseen"))
        #expect(html("18").contains("class=\"gone\"") && html("18").contains("CANCELLED"))
        #expect(!html("18").contains("data-action=\"finish\""))
        #expect(html("18").contains(" data-unseen"))
        #expect(!html("20").contains("data-action=\"acknowledge\""))
    }

    @Test func `the kitchen tells two open orders of one code apart`() throws {
        let page = KitchenPage(restaurant: try Samples.known(), station: nil, policy: .received)
        let orders = [
            WebSamples.order(18, "9-311", placed: 300), WebSamples.order(19, "9-311", placed: 200),
        ]
        let all = page.fragments(try WebSamples.snapshot(orders), in: .english, at: Samples.now)
        let tiles = all.filter { $0.region == .orders }.map(\.html.rendered)
        #expect(tiles[0].contains("data-code=\"9-311\"") && tiles[1].contains("data-code=\"9-311 B\""))
        #expect(tiles[1].contains("<em>B</em>"))
    }

    @Test func `the kitchen reads that nobody came for an order in preparation`() throws {
        let order = WebSamples.order(18, "9-311", .noShow)
        let page = KitchenPage(restaurant: try Samples.known(), station: nil, policy: .received)
        let snapshot = try WebSamples.snapshot([], calledOff: [order])
        let all = page.fragments(snapshot, in: .english, at: Samples.now)
        let html = all.first { $0.key == "18" }?.html.rendered ?? ""
        #expect(html.contains("NOBODY CAME. Do not prepare it."))
        #expect(html.contains("data-action=\"acknowledge\"") && !html.contains("data-action=\"finish\""))
    }

    @Test func `a line of the kitchen has its allergens ready, and the till's sheet shows them`() throws {
        let order = WebSamples.order(
            18,
            "9-311",
            .received,
            lines: [
                WebSamples.line("BigMac", 395), WebSamples.line("Espresso", 120),
                WebSamples.line("Sopa", 100),
            ]
        )
        let kitchen = KitchenPage(restaurant: try Samples.known(), station: nil, policy: .received)
        let till = TillPage(restaurant: try Samples.known(), policy: .received)
        let pages: [any LivePage] = [kitchen, till]
        let html = try pages.map { page in
            page.fragments(try WebSamples.snapshot([order]), in: .english, at: Samples.now)
                .map(\.html.rendered).joined()
        }
        #expect(html[0].contains("<h3>1 BigMac</h3><p>contains gluten, "))
        #expect(html[0].contains("<h3>1 Sopa</h3><p>allergens unknown</p>"))
        #expect(html[0].contains("<h3>1 Espresso</h3><button"))
        #expect(html[1].contains("<small class=\"allergens\">contains gluten, "))
    }

    @Test func `a station's page has its lines though the house renamed everything`() throws {
        let order = WebSamples.order(
            18,
            "9-311",
            .received,
            lines: [WebSamples.line("BigMac", 395), WebSamples.line("Espresso", 120)]
        )
        let page = KitchenPage(
            restaurant: try Samples.known(),
            station: StationID("drinks"),
            policy: .received
        )
        let renamed = try Samples.catalogue(hasStations: true) { part, text in
            guard part == .products else { return }
            text = text.replacing(#/"name": ?"([^"]+)"/#) { "\"name\": \"Nuevo \($0.1)\"" }
        }
        let assortment = Assortment(renamed, at: RestaurantID("garbera"), day: .nothing)
        let html = page.fragments(
            try WebSamples.snapshot([order], assortment: assortment),
            in: .spanish,
            at: Samples.now
        ).map(\.html.rendered).joined()
        #expect(html.contains("Espresso") && !html.contains("BigMac") && !html.contains("Nuevo"))
    }

    @Test(arguments: Language.allCases)
    func `the till names the orders that the kitchen has not noticed`(_ language: Language) throws {
        let page = TillPage(restaurant: try Samples.known(), policy: .received)
        let snapshot = try WebSamples.snapshot(hasKitchenScreen: true)
        let all = page.fragments(snapshot, in: language, at: Samples.now)
        let warning = all.first { $0.region == .feed }?.html.rendered ?? ""
        let sentence = WebOrderText.kitchenHasNotSeen(["734-118", "417-624", "501-002"])
        #expect(warning.contains(HTML.escaped(sentence[language])))
    }

    @Test func `options and left-out ingredients are shown apart from the product`() throws {
        let html =
            try Self.fragments(.english)[0].all.first { $0.region == .sheets && $0.key == "17" }?
            .html.rendered ?? ""
        #expect(html.contains("<span class=\"tag in\">+ 2× queso</span>"))
        #expect(html.contains("<span class=\"tag out\">no cebolla</span>"))
        #expect(html.contains("<s class=\"what\">Espresso</s>"))
    }

    @Test(arguments: Language.allCases)
    func `a message says that the last scan is not recent`(_ language: Language) throws {
        let feed = FeedHealth(lastScanAt: Samples.now - .seconds(11))
        let page = TillPage(restaurant: try Samples.known(), policy: .received)
        let all = page.fragments(try WebSamples.snapshot(feed: feed), in: language, at: Samples.now)
        let warning = all.first { $0.region == .feed }?.html.rendered ?? ""
        #expect(warning.contains(HTML.escaped(ScreenText.unheard[language])))
        let fresh = page.fragments(try WebSamples.snapshot(), in: language, at: Samples.now)
        #expect(!fresh.contains { $0.region == .feed })
    }

    @Test func `a document and its assets stay below the budget`() throws {
        let assets = [PackageResources.app_js, PackageResources.kitchen_css, PackageResources.live_js]
        let size = try Self.documents(.spanish)[0].html.utf8.count + assets.reduce(0) { $0 + $1.count }
        #expect(size < 150_000)
    }
}
