import FolderTesting
import Glibc
import McOrderFiles
import McOrderModel
import OrderTesting
import ServiceLifecycle
import ServiceLifecycleTestKit
import Testing

@testable import McOrderIntake
@testable import McOrderQueue

/// The intake's services, run by a service group.
@Suite(.timeLimit(.minutes(5)))
struct ServiceTests {
    private let fixture: IntakeFixture

    init() async throws {
        fixture = try await IntakeFixture()
    }

    private static func settings(poll: Duration) -> IntakeSettings {
        var settings = IntakeFixture.settings
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
            configuration: ServiceGroupConfiguration(services: services, logger: fixture.log.logger)
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
        try await eventually { try QueueView.heartbeat(in: fixture.paths.state)?.lastScanAt != nil }
    }

    @Test func `a file that is renamed into the folder is queued long before the next poll`() async throws {
        let intake = try await fixture.intake(Self.settings(poll: .seconds(3600)))
        try await serving(intake, intake.services()) {
            try await waitForScan()
            try fixture.drop()
            try await eventually { try await fixture.orders().count == 1 }
            try await eventually { try fixture.waiting().isEmpty }
        }
    }

    @Test func `if the folder cannot be watched the next poll finds the file`() async throws {
        let intake = try await fixture.intake(Self.settings(poll: .milliseconds(20)))
        let blind = DropWatcher(
            path: fixture.folder.path + "/nowhere",
            log: fixture.log.logger,
            on: intake.engine.executor.queue
        )
        try await serving(intake, [Intake.ScanService(intake: intake, watcher: blind)]) {
            try await waitForScan()
            try fixture.drop()
            try await eventually { try await fixture.orders().count == 1 }
        }
    }

    @Test func `a changed catalogue is published long before the next poll`() async throws {
        let owner = fixture.folder.path + "/owner"
        try RepositoryCatalogue.copy(to: owner)
        let intake = try await fixture.intake(
            Self.settings(poll: .seconds(3600)),
            paths: SampleRestaurant.paths(in: fixture.folder.path, catalogue: owner)
        )
        let published = fixture.paths.published + "/catalog.json"
        let watcher = DropWatcher(
            path: fixture.paths.orders,
            log: fixture.log.logger,
            on: intake.engine.executor.queue
        )
        let services: [any Service] = [
            Intake.ScanService(intake: intake, watcher: watcher),
            Intake.CatalogueService(intake: intake, poll: .seconds(3600)),
        ]
        try await serving(intake, services) {
            try await eventually { try Files.read(published) != nil }
            let before = try Files.read(published)
            // The first change may come before the watch is set.
            var tries = 0
            try await eventually {
                if tries % 600 == 0 {
                    let file = owner + "/products.json"
                    let text = String(decoding: try #require(try Files.read(file)), as: UTF8.self)
                    let other = text.replacing(#""price": "1.20""#, with: #""price": "1.30""#)
                    try Files.write(other + "\n", to: file)
                }
                tries += 1
                return try Files.read(published) != before
            }
        }
    }

    @Test func `a receipt follows each change`() async throws {
        let intake = try await fixture.intake(Self.settings(poll: .seconds(3600)))
        let file = fixture.paths.receipts + "/\(ContentHash(of: "\(SampleOrder.udid):9")).json"
        try await serving(intake, intake.services()) {
            try await waitForScan()
            try fixture.drop()
            try await eventually { try Files.read(file).flatMap { Receipt(json: $0) } != nil }
            let order = try #require(try await fixture.orders().first)
            try await fixture.queue.advance(order, to: .preparing, by: "till", at: fixture.now)
            try await eventually {
                try Files.read(file).flatMap { Receipt(json: $0) }?.status == .order(.preparing)
            }
        }
    }

    @Test func `the catalogue is published as soon as the folder exists`() async throws {
        try #require(rename(fixture.paths.orders, fixture.paths.orders + "-away") == 0)
        let intake = try await fixture.intake(Self.settings(poll: .milliseconds(20)))
        let published = fixture.paths.published + "/catalog.json"
        try await serving(intake, intake.services()) {
            try await eventually { try QueueView.heartbeat(in: fixture.paths.state)?.problem != nil }
            #expect(try Files.read(published) == nil)
            try #require(rename(fixture.paths.orders + "-away", fixture.paths.orders) == 0)
            try await eventually { try Files.read(published) != nil }
        }
    }

    @Test(.timeLimit(.minutes(5))) func `a shutdown does not wait for the next poll`() async throws {
        let intake = try await fixture.intake(Self.settings(poll: .seconds(3600)))
        try await serving(intake, intake.services()) { try await waitForScan() }
    }

    @Test func `neither a shutdown nor receipts wait for a backlog`() async throws {
        let count = 5000
        for index in 1...count {
            try Files.write(SampleOrder.number(index).bytes, to: fixture.path("\(index).json"))
        }
        var settings = Self.settings(poll: .seconds(3600))
        settings.maxOpenPerDevice = 0
        let intake = try await fixture.intake(settings)
        try await serving(intake, intake.services()) {
            try await eventually { try !Files.names(fixture.paths.receipts).isEmpty }
            #expect(try !Files.names(fixture.paths.orders).filter { $0.hasSuffix(".json") }.isEmpty)
        }
        #expect(try Files.names(fixture.paths.orders).contains { $0.hasSuffix(".json") })
    }

    @Test func `the last order before a shutdown gets a receipt`() async throws {
        let intake = try await fixture.intake(Self.settings(poll: .seconds(3600)))
        try fixture.drop()
        try await intake.engine.scan()
        // This watcher reports nothing for half a minute.
        let watcher = QueueWatcher(LockFileFeed(state: fixture.paths.state), version: { 0 })
        try await testGracefulShutdown { trigger in
            let receipts = Intake.ReceiptService(intake: intake, watcher: watcher)
            async let service: Void = receipts.run()
            try await eventually { try Files.names(fixture.paths.receipts).count == 1 }
            try fixture.drop(SampleOrder.number(2).bytes, as: "2.json")
            try await intake.engine.scan()
            trigger.triggerGracefulShutdown()
            try await service
        }
        #expect(try Files.names(fixture.paths.receipts).count == 2)
        try await intake.close()
    }

    @Test func `with another folder than the known one the services do not start`() async throws {
        try Files.write(FolderMarker(id: SampleRestaurant.other).json, to: fixture.path(".mcorder"))
        let intake = try await fixture.intake(Self.settings(poll: .seconds(3600)))
        let failure = await #expect(throws: IntakeError.self) { try await intake.begin() }
        try await intake.close()
        guard case .folder(.other) = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
    }
}
