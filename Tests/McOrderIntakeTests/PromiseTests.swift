import FolderTesting
import McOrderFiles
import McOrderModel
import OrderTesting
import ServiceLifecycle
import ServiceLifecycleTestKit
import Testing

@testable import McOrderIntake
@testable import McOrderQueue

/// When orders will be ready, from the file in the folder to the receipt. The sample's four products take
/// four minutes, and the margin is two.
@Suite(.timeLimit(.minutes(5))) struct PromiseTests {
    private let fixture: IntakeFixture

    init() async throws { fixture = try await IntakeFixture() }

    private static let wait = Duration.seconds(360)

    private func receipt(_ number: Int = 9) throws -> Receipt? {
        let file = fixture.paths.receipts + "/\(ContentHash(of: "\(SampleOrder.udid):\(number)")).json"
        return try Files.read(file).flatMap { Receipt(json: $0) }
    }

    @Test func `an order of the sample restaurant is promised a time in the decision`() async throws {
        try fixture.drop()
        try await fixture.engine().scan()
        let order = try #require(try await fixture.orders().first)
        #expect(order.readyAt == Timestamp(seconds: fixture.now.seconds) + Self.wait)
        #expect(order.version == 1)
    }

    @Test func `one run decides, plans and writes the receipt`() async throws {
        try fixture.drop()
        try await fixture.intake().runOnce()
        #expect(try receipt()?.readyAt == Timestamp(seconds: fixture.now.seconds) + Self.wait)
    }

    @Test(arguments: [-2 * 86_400, 2 * 86_400])
    func `nothing is promised or moved while the clock is in doubt, and all is afterwards`(_ seconds: Int)
        async throws
    {
        let intake = try await fixture.intake()
        try await intake.begin()
        try await intake.engine.scan()
        let right = fixture.now
        fixture.now = right + .seconds(seconds)
        try fixture.drop()
        try await intake.engine.scan()
        #expect(await intake.engine.doubt != nil)
        #expect(await intake.engine.plannedKitchens == nil)
        let file = try incoming(OrderTesting.order(3), receivedAt: right)
        _ = try await fixture.queue.decide([file], by: "mcorderd")
        #expect(try await intake.planKitchens(after: PlanningRound(), slides: true) == nil)
        #expect(try await fixture.orders().allSatisfy { $0.readyAt == nil })
        fixture.now = right + .seconds(5)
        let round = try await intake.planKitchens(after: PlanningRound(), slides: true)
        #expect(round?.told.count == (try await fixture.orders().count))
        #expect(try await fixture.orders().allSatisfy { $0.readyAt != nil })
        try await intake.close()
    }

    @Test func `the daemon plans what came by another way, and writes the receipt once more`() async throws {
        let intake = try await fixture.intake()
        let services = ServiceGroup(
            configuration: ServiceGroupConfiguration(services: intake.services(), logger: fixture.log.logger)
        )
        let running = Task { try await services.run() }
        try await eventually { try QueueView.heartbeat(in: fixture.paths.state)?.lastScanAt != nil }
        let file = try incoming(OrderTesting.order(3), receivedAt: fixture.now)
        _ = try await fixture.queue.decide([file], by: "till 1")
        try await eventually { try await fixture.orders().first?.readyAt != nil }
        let told = try await fixture.orders().first?.readyAt
        let name = Receipt.fileName(of: try OrderTesting.order(3).identity)
        try await eventually {
            try Files.read(fixture.paths.receipts + "/" + name).flatMap { Receipt(json: $0) }?.readyAt == told
        }
        await services.triggerGracefulShutdown()
        try await running.value
        try await intake.close()
    }
}
