import FolderTesting
import Glibc
import McOrderFiles
import McOrderModel
import McOrderQueue
import OrderTesting
import ServiceLifecycle
import Synchronization
import Testing

@testable import McOrderIntake

struct IntakeTests {
    private let fixture: IntakeFixture

    init() async throws {
        fixture = try await IntakeFixture()
    }

    @Test func `running once takes in all files, publishes, and writes receipts`() async throws {
        for index in 1...3 { try fixture.drop(.number(index), as: "\(index).json") }
        try fixture.drop(Array("[".utf8), as: "junk.json")
        try await fixture.intake().runOnce()
        #expect(try await fixture.orders().count == 3)
        #expect(try fixture.waiting().isEmpty)
        // The junk file names no device, so it gets no receipt.
        #expect(try Files.names(fixture.paths.receipts).count == 3)
        #expect(try Files.names(fixture.paths.published) == ["catalog.json", "images", "today.json"])
    }

    @Test func `running once writes receipts while it takes files in`() async throws {
        try fixture.drop()
        let path = fixture.paths.receipts
        let isWritten = Mutex(false)
        let observer = IntakeObserver(ready: {}) { report in
            guard let report, report.decided > 0 else { return }
            // The scan waits here for the receipt of its first order.
            let limit = ContinuousClock.now + .seconds(60)
            while (try? Files.names(path).isEmpty) ?? true, ContinuousClock.now < limit { usleep(1000) }
            isWritten.withLock { $0 = ContinuousClock.now < limit }
        }
        try await fixture.intake(observer: observer).runOnce()
        let answered = isWritten.withLock { $0 }
        #expect(answered)
    }

    @Test func `running once waits until unreadable files are unchanged for the settle time`() async throws {
        var settings = IntakeSettings()
        settings.settle = .milliseconds(200)
        try fixture.drop(Array("[".utf8), as: "junk.json")
        let start = ContinuousClock.now
        try await fixture.intake(settings).runOnce()
        #expect(ContinuousClock.now - start >= .milliseconds(200))
        #expect(try await fixture.reasons() == [.notJSON])
    }

    @Test func `running once expires orders that nobody finished`() async throws {
        try fixture.drop()
        try await fixture.intake().runOnce()
        // In two steps, because a clock that jumps ahead by more than a day is not trusted at once.
        for _ in 1...2 {
            fixture.now = fixture.now + .seconds(43_201)
            try await fixture.intake().runOnce()
        }
        #expect(try await fixture.orders().map(\.state) == [.expired])
    }

    @Test func `running once expires nothing until an hour after the clock jumped ahead`() async throws {
        try fixture.drop()
        try await fixture.intake().runOnce()
        fixture.now = fixture.now + .seconds(5 * 86_400)
        try await fixture.intake().runOnce()
        #expect(try await fixture.orders().map(\.state) == [.received])
        fixture.now = fixture.now + .seconds(3600)
        try await fixture.intake().runOnce()
        #expect(try await fixture.orders().map(\.state) == [.expired])
    }

    @Test func `running once does not wait for files that stay in the folder`() async throws {
        try #require(mkfifo(fixture.path("x.json"), 0o660) == 0)
        try await fixture.intake().runOnce()
        #expect(try await fixture.reasons() == [.notAFile])
    }

    @Test(.timeLimit(.minutes(5)))
    func `running once ends although a file keeps changing`() async throws {
        var settings = IntakeSettings()
        settings.settle = .milliseconds(200)
        let path = fixture.path("busy.json")
        let writer = Task {
            while !Task.isCancelled {
                try Files.append(Array("[".utf8), to: path)
                try await Task.sleep(for: .milliseconds(20))
            }
        }
        try await eventually { try fixture.waiting() == ["busy.json"] }
        try await fixture.intake(settings).runOnce()
        writer.cancel()
        _ = await writer.result
        #expect(try fixture.waiting() == ["busy.json"])
        #expect(fixture.log.count(of: "keep changing") == 1)
    }

    @Test func `running once without the folder fails`() async throws {
        unlink(fixture.path(".mcorder"))
        let intake = try await fixture.intake()
        let failure = await #expect(throws: IntakeError.self) { try await intake.runOnce() }
        guard case .folder(.noMarker) = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
    }

    @Test func `a second intake on one state folder is refused`() async throws {
        let first = try await fixture.intake()
        let failure = await #expect(throws: IntakeError.self) { try await fixture.intake() }
        guard case .running(let holder) = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
        #expect(holder == "mcorderd \(getpid())")
        try await first.close()
        try await fixture.intake().close()
    }

    @Test func `without a queue an intake cannot be opened`() async throws {
        let nowhere = SampleRestaurant.paths(in: fixture.folder.path + "/nowhere")
        await #expect(throws: QueueError.absent(state: nowhere.state)) {
            try await fixture.intake(paths: nowhere)
        }
    }

    @Test func `a restaurant that the catalogue lacks is refused`() async throws {
        var settings = IntakeSettings()
        settings.restaurants = [RestaurantID("garbera"), RestaurantID("nowhere")]
        let failure = await #expect(throws: IntakeError.self) { try await fixture.intake(settings) }
        guard case .unknownRestaurants(let ids) = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
        #expect(ids == [RestaurantID("nowhere")])
    }

    @Test func `an invalid catalogue without an earlier one is refused`() async throws {
        let bare = SampleRestaurant.paths(in: fixture.folder.path, catalogue: fixture.folder.path)
        let failure = await #expect(throws: CatalogueFolder.ReadingError.self) {
            try await fixture.intake(paths: bare)
        }
        guard case .errors(let errors) = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
        #expect(errors.errors.count == 5)
    }
}
