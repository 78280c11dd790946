import CounterTesting
import McOrderModel
import McOrderText
import Testing

@testable import McOrderCounter
@testable import McOrderWeb
@testable import WebProgram

/// The owner's page: its charts and lists.
@Suite struct OwnerPageTests {
    static func report(
        _ sold: [Statistics.Entry] = sold,
        over period: OwnerReport.Period = .today,
        feed: FeedHealth = FeedHealth(lastScanAt: Samples.now),
        loads: [RestaurantLoad] = []
    )
        throws -> OwnerReport
    {
        let until = Samples.now + .seconds(600)
        return OwnerReport(
            over: period,
            at: Samples.now,
            sold: sold,
            business: try Samples.known().days,
            refusals: [
                (.paused, all: 4, today: 0),
                (.closed, all: 8, today: 2),
            ],
            waiting: OwnerReport.Waiting(),
            availability: Availability(
                pauses: [
                    Unavailability(
                        id: 1,
                        restaurant: RestaurantID("garbera"),
                        subject: .orders,
                        since: Samples.now,
                        until: until,
                        by: WebSamples.hostile,
                        ending: nil
                    )
                ],
                soldOut: [
                    Unavailability(
                        id: 1,
                        restaurant: RestaurantID("garbera"),
                        subject: .sellable(.product(ProductID("x")), name: WebSamples.hostile),
                        since: Samples.now,
                        until: until,
                        by: "Ane",
                        ending: nil
                    )
                ]
            ),
            blacklist: [],
            browsers: [
                PairedBrowser(
                    id: 1,
                    name: WebSamples.hostile,
                    role: .kitchen,
                    pairedAt: Samples.now,
                    lastSeenAt: Samples.now
                )
            ],
            feed: feed,
            loads: loads,
            currency: "EUR"
        )
    }

    /// Three orders of today and one of yesterday.
    static var sold: [Statistics.Entry] {
        [(30, 120), (100, 120), (600, 475), (90_000, 120)].map { ago, cents in
            let received = Samples.now - .seconds(ago)
            return Statistics.Entry(
                udid: "1",
                state: .collected,
                total: Money(cents: cents),
                receivedAt: received,
                arrivedAt: received,
                firstPreparingAt: nil,
                collectedAt: received + .seconds(20),
                isNewDevice: true,
                lines: [Statistics.Entry.Line(OrderedLine(WebSamples.hostile, cents))],
                promise: Statistics.Entry.Promise(
                    since: received,
                    promisedAt: received + .seconds(180),
                    readyAt: received + .seconds(cents)
                )
            )
        }
    }

    static func page(_ report: OwnerReport, restaurants: Int = 1) throws -> OwnerPage {
        let garbera = try Samples.known()
        return OwnerPage(
            report: report,
            restaurant: restaurants == 1 ? garbera : nil,
            restaurants: Array(repeating: garbera, count: restaurants)
        )
    }

    @Test(arguments: Language.allCases, OwnerReport.Period.allCases)
    func `each chart is drawn for two widths, with a sentence before it and a table after it`(
        _ language: Language,
        _ period: OwnerReport.Period
    ) throws {
        let html = try Self.page(Self.report(over: period)).document(language).rendered
        for (kind, width) in [("wide-only", 620), ("narrow-only", 320)] {
            let start = "<svg class=\"chart \(kind)\" role=\"img\" aria-label=\""
            #expect(html.split(separator: start).count == 3)
            #expect(html.contains(" viewBox=\"0 0 \(width) "))
        }
        #expect(html.matches(of: /<p class="lead">[^<]+<\/p><svg class="chart wide-only"/).count == 2)
        #expect(html.matches(of: /<details data-name=/).count == 2)
        #expect(html.contains("<th scope=\"col\">\(HTML.escaped(OwnerText.nineOfTen[language]))</th>"))
        #expect(!html.contains("<script>") && !html.contains("p90"))
    }

    @Test func `the owner reads what was promised beside what came true`() throws {
        // Of today's orders two were ready after two minutes, and one almost three minutes after its time.
        let html = try Self.page(Self.report()).document(.english).rendered
        #expect(html.contains("<span>Ready as promised: 66 % of 3</span>"))
        let short = { (seconds: Int) in
            DurationText.short(seconds: seconds).replacing(" ", with: "\u{A0}")
        }
        let half = { OwnerText.halfWithin(short($0), nine: short($1))[.english] }
        #expect(html.contains("<span>Promised: \(half(180, 180))</span>"))
        #expect(html.contains("<span>Real: \(half(120, 475))</span>"))
        #expect(try !Self.page(Self.report([])).document(.english).rendered.contains("Ready as promised"))
    }

    @Test func `what the kitchen has taught stands beside what the owner entered`() throws {
        let catalogue = try Samples.catalogue { part, text in
            if part == .products {
                text = text.replacing(#""id": "bigmac","#, with: #""id": "bigmac", "prepSeconds": 60,"#)
            }
        }
        let garbera = try #require(catalogue.restaurant(RestaurantID("garbera")))
        let learned = { (id: String) in StationProduct(KitchenStation(nil), .product(ProductID(id))) }
        let times = KitchenTime.all(
            [
                learned("espresso"): LearnedTime(seconds: 31, lessons: 2),
                learned("bigmac"): LearnedTime(seconds: 95, lessons: 4),
                learned("gone"): LearnedTime(seconds: 600, lessons: 9),
            ],
            fixed: [learned("espresso"): FixedTime(seconds: 20, by: "Ane")],
            at: garbera,
            in: catalogue
        )
        #expect(times.map(\.name) == ["BigMac", "Espresso"] && times.map(\.entered) == [60, nil])
        let book = KitchenBook(KitchenDuties(garbera, in: catalogue), now: Samples.now)
        let load = RestaurantLoad(
            restaurant: KnownRestaurant(garbera),
            load: book.load(in: garbera.zone),
            times: times
        )
        let html = try Self.page(Self.report(loads: [load])).document(.english).rendered
        #expect(html.contains("BigMac takes longest: 1\u{A0}min\u{A0}35\u{A0}s."))
        let row = { (cells: String...) in
            ">\(cells[0])</th>" + cells.dropFirst().map { "<td>\($0)</td>" }.joined()
        }
        #expect(
            html.contains(row("BigMac", "1\u{A0}min\u{A0}0\u{A0}s", "1\u{A0}min\u{A0}35\u{A0}s", "4", "–"))
        )
        #expect(html.contains(row("Espresso", "–", "31\u{A0}s", "2", "20\u{A0}s")))
        let empty = try Self.page(Self.report()).document(.english).rendered
        #expect(empty.contains(OwnerText.nothingLearned[.english]))
    }

    @Test func `the height of a bar is proportional to its value, and the scale ends at a round number`() {
        let chart = BarChart(
            title: "t",
            bars: [("a", 0, nil), ("b", 5_000, 8_000), ("c", 15_000, nil)],
            scale: .money(to: 15_000),
            mark: { String($0 / 100) }
        )
        let html = chart.html.rendered
        let heights = { (kind: String) in
            html.split(separator: "class=\"\(kind)\"").dropFirst()
                .compactMap { $0.firstMatch(of: /height="([0-9.]+)"/).flatMap { Double($0.1) } }
        }
        #expect(heights("bar") == [66.7, 200, 56.7, 170])
        #expect(heights("was") == [106.7, 90.7])
        for line in ["0", "50", "100", "150", "200"] {
            #expect(html.contains(">\(line)</text>") == (line != "200"))
        }
    }

    @Test(arguments: [
        (0, 100, [0, 100]), (85_690, 20_000, [0, 20_000, 40_000, 60_000, 80_000, 100_000]),
        (40_000, 10_000, [0, 10_000, 20_000, 30_000, 40_000]),
    ])
    func `a scale of money has round numbers`(_ most: Int, _ step: Int, _ lines: [Int]) {
        let scale = ChartScale.money(to: most)
        #expect(scale.lines.count <= 6 && scale.top >= most)
        if most != 85_690 { #expect(scale.step == step && scale.lines == lines) }
    }

    @Test(arguments: [(210, 60), (300, 120), (1200, 300), (100_000, 43_200)])
    func `a scale of minutes has whole minutes`(_ most: Int, _ step: Int) {
        let scale = ChartScale.minutes(to: most)
        #expect(scale.step == step && scale.top >= most && scale.lines.count <= 5)
    }

    @Test func `the line of the target is inside the chart, however short the times are`() throws {
        let html = try Self.page(Self.report()).document(.english).rendered
        let lines = html.matches(of: /<line class="target" x1="[0-9.]+" y1="([0-9.]+)"/).map {
            Double($0.1) ?? 0
        }
        #expect(lines.count == 2)
        #expect(lines.allSatisfy { (14...214).contains($0) })
    }

    @Test func `names at the ends of lines stay apart, in the order of the lines`() {
        #expect(ChartFrame.apart([50, 48, 90]) == [63, 48, 90])
    }

    @Test func `a card without data has a message instead`() throws {
        let html = try Self.page(Self.report([])).document(.english).rendered
        #expect(!html.contains("role=\"img\""))
        #expect(html.matches(of: /No orders yet/).count == 3)
    }

    @Test func `the main figures stand beside those of yesterday and a week ago`() throws {
        let html = try Self.page(Self.report()).document(.spanish).rendered
        #expect(html.contains("<h2>Cobrado · Hoy</h2><p class=\"value\">7,15\u{A0}€</p>"))
        #expect(html.contains("<dt>Ayer a esta hora</dt><dd class=\"up\">▲ +496 %</dd>"))
        #expect(html.contains("<dt>Hace una semana</dt><dd>–</dd>"))
        #expect(html.contains("<p class=\"value\">100 %</p>"))
    }

    @Test func `the most frequent refusal is listed first`() throws {
        let html = try Self.page(Self.report()).document(.english).rendered
        let closed = try #require(html.firstRange(of: "restaurant closed"))
        let paused = try #require(html.firstRange(of: "restaurant paused"))
        #expect(closed.lowerBound < paused.lowerBound)
        #expect(!html.contains("All restaurants together"))
        let several = try Self.page(Self.report(), restaurants: 2).document(.english).rendered
        #expect(several.contains("All restaurants together"))
        #expect(several.contains("href=\"/owner?restaurant=garbera\""))
    }

    @Test func `a page without a recent scan shows an alarm`() throws {
        let unheard = HTML.escaped(ScreenText.unheard[.english])
        let old = try Self.report(feed: FeedHealth(lastScanAt: Samples.now - .seconds(30)))
        #expect(try Self.page(old).document(.english).rendered.contains(unheard))
        #expect(try !Self.page(Self.report()).document(.english).rendered.contains(unheard))
    }

    @Test(arguments: RejectionReason.allCases)
    func `every reason has its own short name in each language`(_ reason: RejectionReason) {
        for language in Language.allCases {
            let name = RefusalName(reason)[language]
            #expect(!name.isEmpty && name.count <= 40)
            let same = RejectionReason.allCases.filter { RefusalName($0)[language] == name }
            #expect(same == [reason])
        }
    }

    @Test(arguments: [(0.0, "0"), (12.34, "12.3"), (12.96, "13"), (0.04, "0"), (99.95, "100")])
    func `coordinates have at most one decimal`(_ value: Double, _ text: String) {
        #expect(SVG.number(value) == text)
    }
}
