import CounterTesting
import McOrderCounter
import McOrderModel
import Testing

/// The figures of the owner's report.
@Suite struct OwnerReportTests {
    private let fixture: TestCounter
    private let counter: Counter
    private let owner: StaffMember

    init() async throws {
        fixture = try await TestCounter()
        counter = fixture.counter()
        owner = try StaffMember.cashier("Ane")
    }

    /// Sends an order and serves it that many seconds after the customer's arrival.
    private func serve(_ number: Int, from device: UInt8, in seconds: Int) async throws {
        let id = try await fixture.arrive(number, from: device)
        var order = try #require(try await counter.order(id: id))
        order = try await counter.perform(.arrive, on: order, as: owner)
        fixture.wait(.seconds(seconds))
        for state in [OrderState.preparing, .ready, .collected] {
            order = try await counter.perform(.advance(to: state), on: order, as: owner)
        }
        #expect(order.state == .collected)
    }

    private func report(_ period: OwnerReport.Period = .month) async throws -> OwnerReport {
        try await counter.ownerReport(of: fixture.known, over: period, as: owner)
    }

    @Test(arguments: OwnerReport.Period.allCases)
    func `an empty restaurant has a report without orders`(_ period: OwnerReport.Period) async throws {
        let report = try await report(period)
        #expect(report.parts.count == (period == .today ? 0 : period.length))
        #expect(report.figures.orders == 0 && report.best == nil && report.sales.isEmpty)
        #expect(report.refusals.isEmpty && report.blacklist.isEmpty && report.browsers.isEmpty)
        #expect(report.waiting == OwnerReport.Waiting())
        #expect(report.currency == "EUR")
    }

    @Test func `each order counts on its business day, and not after thirty days`() async throws {
        try await serve(1, from: 1, in: 45)
        fixture.wait(.seconds(86_400))
        try await serve(2, from: 2, in: 100)
        try await serve(3, from: 1, in: 20)
        let report = try await report()
        #expect(report.figures.orders == 3 && report.figures.takings == Money(cents: 360))
        #expect(report.parts.map(\.statistics.orders).suffix(3) == [0, 1, 2])
        #expect(report.parts[29].statistics.service.percentile90 == .seconds(100))
        #expect(report.parts[28].statistics.service.median == .seconds(45))
        let today = try await self.report(.today)
        #expect(today.figures.orders == 2 && today.figures.takings == Money(cents: 240))
        fixture.wait(.seconds(29 * 86_400))
        #expect(try await self.report().figures.orders == 2)
        fixture.wait(.seconds(86_400))
        #expect(try await self.report().figures.orders == 0)
    }

    @Test func `today is compared with yesterday and a week ago, as they were at this time`() async throws {
        try await serve(1, from: 1, in: 45)
        fixture.wait(.seconds(6 * 86_400))
        try await serve(2, from: 2, in: 45)
        try await serve(3, from: 3, in: 45)
        fixture.wait(.seconds(86_400 - 300))
        let early = try await report(.today)
        #expect(early.figures.orders == 0)
        #expect(early.comparisons.map(\.name) == [.yesterday, .lastWeek])
        #expect(early.comparisons.map(\.statistics.orders) == [0, 0])
        fixture.wait(.seconds(600))
        let late = try await report(.today)
        #expect(late.comparisons.map(\.statistics.orders) == [2, 1])
        #expect(late.comparisons.map(\.statistics.takings) == [Money(cents: 240), Money(cents: 120)])
    }

    @Test func `what was collected later does not count among the takings of an earlier time`() async throws {
        let start = fixture.now
        try await serve(1, from: 1, in: 45)
        fixture.wait(.seconds(86_400) - (fixture.now - start) + .seconds(10))
        let yesterday = try await report(.today).comparisons[0].statistics
        #expect(yesterday.orders == 1 && yesterday.takings == .zero)
    }

    @Test func `a week is compared with the week before, and a month with nothing`() async throws {
        try await serve(1, from: 1, in: 45)
        fixture.wait(.seconds(7 * 86_400))
        try await serve(2, from: 1, in: 45)
        let week = try await report(.week)
        #expect(week.figures.orders == 1)
        #expect(week.comparisons.map(\.name) == [.weekBefore])
        #expect(week.comparisons.map(\.statistics.orders) == [1])
        #expect(week.parts.map(\.before).last == Money(cents: 120))
        #expect(try await report(.month).comparisons.isEmpty)
        #expect(try await report(.month).parts.allSatisfy { $0.before == nil })
    }

    @Test func `the hours of today reach from the first order to the last, those of a week ago included`()
        async throws
    {
        try await serve(1, from: 1, in: 45)
        let hour = fixture.known.zone.civilTime(at: fixture.now).hour
        fixture.wait(.seconds(7 * 86_400 - 7200))
        try await serve(2, from: 1, in: 45)
        try await serve(3, from: 2, in: 45)
        let report = try await report(.today)
        #expect(report.parts.map(\.moment) == [.hour(hour - 2), .hour(hour - 1), .hour(hour)])
        #expect(report.parts.map(\.takings) == [Money(cents: 240), .zero, .zero])
        #expect(report.parts.map(\.before) == [.zero, .zero, Money(cents: 120)])
        #expect(report.best?.moment == .hour(hour - 2))
    }

    @Test func `customers at the counter wait since they came`() async throws {
        let here = try await fixture.arrive(1, from: 1)
        _ = try await counter.perform(.arrive, on: try #require(try await counter.order(id: here)), as: owner)
        fixture.wait(.seconds(130))
        _ = try await fixture.arrive(2, from: 2)
        var waiting = OwnerReport.Waiting()
        (waiting.here, waiting.longest, waiting.onTheWay) = (1, .seconds(130), 1)
        #expect(try await report(.today).waiting == waiting)
    }

    @Test(arguments: [(150, 100, 50), (97, 100, -3), (100, 100, 0), (2, 3, -33)])
    func `a change is a rounded percentage of the earlier amount`(_ now: Int, _ then: Int, _ percent: Int) {
        #expect(OwnerReport.percent(Money(cents: now), over: Money(cents: then)) == percent)
        #expect(OwnerReport.percent(Money(cents: now), over: .zero) == nil)
    }

    @Test func `a pause that ended is not listed`() async throws {
        _ = try await counter.perform(.pause(fixture.restaurant, .after(.seconds(600))), as: owner)
        #expect(try await report().availability.pauses.count == 1)
        fixture.wait(.seconds(601))
        #expect(try await report().availability.pauses.isEmpty)
    }

    @Test(arguments: [Role.board, .kitchen, .till])
    func `only an owner gets the report`(_ role: Role) async throws {
        let member = try StaffMember.cashier("Jon", role: role)
        await #expect(throws: CounterError.notPermitted(role)) {
            try await counter.ownerReport(of: fixture.known, over: .today, as: member)
        }
    }

    @Test func `refusals are sorted by their number, the most frequent first`() throws {
        let refusals: [OwnerReport.Refusals] = [
            (.closed, all: 2, today: 0), (.paused, all: 7, today: 1), (.stale, all: 2, today: 0),
        ]
        let report = OwnerReport(
            over: .month,
            at: Samples.now,
            sold: [],
            business: try Samples.known().days,
            refusals: refusals,
            waiting: OwnerReport.Waiting(),
            availability: .nothing,
            blacklist: [],
            browsers: [],
            feed: FeedHealth(lastScanAt: Samples.now),
            currency: "EUR"
        )
        #expect(report.refusals.map(\.reason) == [.paused, .stale, .closed])
    }
}
