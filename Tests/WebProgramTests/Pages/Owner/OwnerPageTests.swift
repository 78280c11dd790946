import CounterTesting
import McOrderCounter
import McOrderModel
import McOrderText
import Testing

@testable import McOrderWeb
@testable import WebProgram

/// The owner's page: its charts and lists.
@Suite struct OwnerPageTests {
    static func report(
        _ sold: [Statistics.Entry] = sold,
        feed: FeedHealth = FeedHealth(lastScanAt: Samples.now)
    )
        throws -> OwnerReport
    {
        let until = Samples.now + .seconds(600)
        return OwnerReport(
            at: Samples.now,
            sold: sold,
            business: try Samples.known().days,
            refusals: [
                (.paused, all: 4, today: 0),
                (.closed, all: 8, today: 2),
            ],
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
            currency: "EUR"
        )
    }

    /// Three orders of today and one of yesterday.
    static var sold: [Statistics.Entry] {
        [(30, 120), (100, 120), (600, 475), (86_400, 120)].map { ago, cents in
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
                lines: [Statistics.Entry.Line(OrderedLine(WebSamples.hostile, cents))]
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

    @Test(arguments: Language.allCases)
    func `every chart has a name and a table of its figures`(_ language: Language) throws {
        let html = try Self.page(Self.report()).document(language).rendered
        #expect(html.matches(of: /<svg class="chart" role="img" aria-label="[^"]+"/).count == 5)
        #expect(html.matches(of: /<details data-name=/).count == 5)
        #expect(html.contains("<th scope=\"col\">\(HTML.escaped(OwnerText.percentile90[language]))</th>"))
        #expect(!html.contains("<script>"))
    }

    @Test func `the height of a bar is proportional to its value, and the highest fills the chart`() {
        let chart = BarChart(title: "t", bars: [("a", 0), ("b", 5), ("c", 10)], highest: "10")
        let html = chart.html.rendered
        let heights = html.matches(of: /<rect class="bar"[^>]* height="([0-9.]+)"/).map { String($0.1) }
        #expect(heights == ["50", "100"])
    }

    @Test func `the line of the target is inside the chart, however short the times of service are`() throws {
        let html = try Self.page(Self.report()).document(.english).rendered
        let lines = html.matches(of: /<line class="target" x1="0" y1="([0-9.]+)"/).map { Double($0.1) ?? 0 }
        #expect(lines.count == 2)
        #expect(lines.allSatisfy { (22...122).contains($0) })
    }

    @Test func `a chart without data has a message instead`() throws {
        let html = try Self.page(Self.report([])).document(.english).rendered
        #expect(!html.contains("role=\"img\""))
        #expect(html.matches(of: /No orders yet/).count == 5)
    }

    @Test func `the most frequent refusal is listed first`() throws {
        let html = try Self.page(Self.report()).document(.english).rendered
        let closed = try #require(html.firstRange(of: "restaurant closed"))
        let paused = try #require(html.firstRange(of: "restaurant paused"))
        #expect(closed.lowerBound < paused.lowerBound)
        #expect(html.contains("Rejected files, by reason"))
        let several = try Self.page(Self.report(), restaurants: 2).document(.english).rendered
        #expect(several.contains("Rejected files of all restaurants, by reason"))
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
