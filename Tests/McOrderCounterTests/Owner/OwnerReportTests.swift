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

    private func report() async throws -> OwnerReport {
        try await counter.ownerReport(of: fixture.known, as: owner)
    }

    @Test func `an empty restaurant has thirty days without orders`() async throws {
        let report = try await report()
        #expect(report.days.count == 30)
        #expect(report.days.last?.day == fixture.known.days.day(of: fixture.now))
        #expect(report.period.orders == 0 && report.today.orders == 0)
        #expect(report.refusals.isEmpty && report.blacklist.isEmpty && report.browsers.isEmpty)
        #expect(report.currency == "EUR")
    }

    @Test func `each order counts on its business day, and not after thirty days`() async throws {
        try await serve(1, from: 1, in: 45)
        fixture.wait(.seconds(86_400))
        try await serve(2, from: 2, in: 100)
        try await serve(3, from: 1, in: 20)
        let report = try await report()
        #expect(report.today.orders == 2 && report.today.takings == Money(cents: 240))
        #expect(report.period.orders == 3 && report.period.takings == Money(cents: 360))
        #expect(report.days.map(\.statistics.orders).suffix(3) == [0, 1, 2])
        #expect(report.today.service.percentile90 == .seconds(100))
        #expect(report.days[28].statistics.service.median == .seconds(45))
        fixture.wait(.seconds(29 * 86_400))
        #expect(try await self.report().period.orders == 2)
        fixture.wait(.seconds(86_400))
        #expect(try await self.report().period.orders == 0)
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
            try await counter.ownerReport(of: fixture.known, as: member)
        }
    }

    @Test func `refusals are sorted by their number, the most frequent first`() throws {
        let refusals: [OwnerReport.Refusals] = [
            (.closed, all: 2, today: 0), (.paused, all: 7, today: 1), (.stale, all: 2, today: 0),
        ]
        let report = OwnerReport(
            at: Samples.now,
            sold: [],
            business: try Samples.known().days,
            refusals: refusals,
            availability: .nothing,
            blacklist: [],
            browsers: [],
            feed: FeedHealth(lastScanAt: Samples.now),
            currency: "EUR"
        )
        #expect(report.refusals.map(\.reason) == [.paused, .stale, .closed])
    }
}
