import Glibc
import McOrderFiles
import McOrderModel
import ServiceLifecycle
import ServiceLifecycleTestKit
import Testing

@testable import McOrderIntake
@testable import McOrderQueue

/// The intake's services, run by a service group.
@Suite(.timeLimit(.minutes(5)))
struct ServiceTests {
    private let house: TestHouse

    init() async throws {
        house = try await TestHouse()
    }

    private static func settings(poll: Duration) -> IntakeSettings {
        var settings = TestHouse.settings
        settings.poll = poll
        return settings
    }

    /// Runs `body` while the services run, then shuts them down.
    private func serving(
        _ intake: Intake,
        _ services: [any Service],
        _ body: () async throws -> Void
    ) async throws {
        let group = ServiceGroup(
            configuration: ServiceGroupConfiguration(services: services, logger: house.log.logger)
        )
        let running = Task { try await group.run() }
        let outcome: Result<Void, any Error>
        do {
            outcome = .success(try await body())
        } catch {
            outcome = .failure(error)
        }
        await group.triggerGracefulShutdown()
        try await running.value
        try await intake.close()
        try outcome.get()
    }

    private func waitForScan() async throws {
        try await eventually { try QueueView.heartbeat(in: house.house.state)?.lastScanAt != nil }
    }

    @Test func `a file that is renamed in is queued long before the poll`() async throws {
        let intake = try await house.intake(Self.settings(poll: .seconds(3600)))
        try await serving(intake, intake.services()) {
            try await waitForScan()
            try house.drop()
            try await eventually { try await house.orders().count == 1 }
            try await eventually { try house.waiting().isEmpty }
        }
    }

    @Test func `where nothing can be watched the poll finds the file`() async throws {
        let intake = try await house.intake(Self.settings(poll: .milliseconds(20)))
        let blind = DropWatcher(
            path: house.folder.path + "/nowhere",
            log: house.log.logger,
            on: intake.engine.executor.queue
        )
        try await serving(intake, [Intake.ScanService(intake: intake, watcher: blind)]) {
            try await waitForScan()
            try house.drop()
            try await eventually { try await house.orders().count == 1 }
        }
    }

    @Test func `a receipt follows each change`() async throws {
        let intake = try await house.intake(Self.settings(poll: .seconds(3600)))
        let file = house.house.receipts + "/\(ContentHash(of: "\(SampleOrder.udid):9")).json"
        try await serving(intake, intake.services()) {
            try await waitForScan()
            try house.drop()
            try await eventually { try Files.read(file).flatMap { Receipt(json: $0) } != nil }
            let order = try #require(try await house.orders().first)
            try await house.queue.advance(order, to: .preparing, by: "till", at: house.now)
            try await eventually {
                try Files.read(file).flatMap { Receipt(json: $0) }?.standing == .order(.preparing)
            }
        }
    }

    @Test func `the catalogue is published once the folder is there`() async throws {
        try #require(rename(house.house.orders, house.house.orders + "-away") == 0)
        let intake = try await house.intake(Self.settings(poll: .milliseconds(20)))
        let published = house.house.published + "/catalog.json"
        try await serving(intake, intake.services()) {
            try await eventually { try QueueView.heartbeat(in: house.house.state)?.trouble != nil }
            #expect(try Files.read(published) == nil)
            try #require(rename(house.house.orders + "-away", house.house.orders) == 0)
            try await eventually { try Files.read(published) != nil }
        }
    }

    @Test(.timeLimit(.minutes(5))) func `a shutdown does not wait for the next poll`() async throws {
        let intake = try await house.intake(Self.settings(poll: .seconds(3600)))
        try await serving(intake, intake.services()) { try await waitForScan() }
    }

    @Test func `a shutdown does not wait for a backlog, nor do receipts`() async throws {
        let count = 5000
        for index in 1...count {
            try Files.write(SampleOrder.number(index).bytes, to: house.path("\(index).json"))
        }
        var settings = Self.settings(poll: .seconds(3600))
        settings.maxOpenPerDevice = 0
        let intake = try await house.intake(settings)
        try await serving(intake, intake.services()) {
            try await eventually { try !Files.names(house.house.receipts).isEmpty }
            #expect(try !Files.names(house.house.orders).filter { $0.hasSuffix(".json") }.isEmpty)
        }
        #expect(try Files.names(house.house.orders).contains { $0.hasSuffix(".json") })
    }

    @Test func `the last order before a shutdown gets a receipt`() async throws {
        let intake = try await house.intake(Self.settings(poll: .seconds(3600)))
        try house.drop()
        try await intake.engine.scan()
        // This watcher reports nothing for half a minute.
        let watcher = QueueWatcher(LockFileFeed(state: house.house.state), version: { 0 })
        try await testGracefulShutdown { trigger in
            let requests = AsyncStream<Void>.makeStream().continuation
            let receipts = Intake.ReceiptService(intake: intake, watcher: watcher, requests: requests)
            async let service: Void = receipts.run()
            try await eventually { try Files.names(house.house.receipts).count == 1 }
            try house.drop(SampleOrder.number(2).bytes, as: "2.json")
            try await intake.engine.scan()
            trigger.triggerGracefulShutdown()
            try await service
        }
        #expect(try Files.names(house.house.receipts).count == 2)
        try await intake.close()
    }

    @Test func `another folder keeps the services from beginning, with the reason`() async throws {
        try Files.write(FolderMarker(id: TestHouse.other).json, to: house.path(".mcorder"))
        let intake = try await house.intake(Self.settings(poll: .seconds(3600)))
        let failure = await #expect(throws: IntakeFailure.self) { try await intake.begin() }
        try await intake.close()
        guard case .folder(.other) = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
    }
}
