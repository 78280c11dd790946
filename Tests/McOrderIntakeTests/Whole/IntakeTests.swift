import Glibc
import McOrderFiles
import McOrderModel
import McOrderQueue
import ServiceLifecycle
import Testing

@testable import McOrderIntake

struct IntakeTests {
    private let house: TestHouse

    init() async throws {
        house = try await TestHouse()
    }

    @Test func `running once drains, publishes, and writes receipts`() async throws {
        for index in 1...3 { try house.drop(.number(index), as: "\(index).json") }
        try house.drop(Array("[".utf8), as: "junk.json")
        try await house.intake().runOnce()
        #expect(try await house.orders().count == 3)
        #expect(try house.waiting().isEmpty)
        // The junk file names no device, so it gets no receipt.
        #expect(try Files.names(house.house.receipts).count == 3)
        #expect(try Files.names(house.house.published) == ["catalog.json", "images", "today.json"])
    }

    @Test func `running once waits until unreadable files are unchanged for the settle time`() async throws {
        var settings = IntakeSettings()
        settings.settle = .milliseconds(200)
        try house.drop(Array("[".utf8), as: "junk.json")
        let start = ContinuousClock.now
        try await house.intake(settings).runOnce()
        #expect(ContinuousClock.now - start >= .milliseconds(200))
        #expect(try await house.reasons() == [.notJSON])
    }

    @Test func `running once expires forgotten orders`() async throws {
        try house.drop()
        try await house.intake().runOnce()
        // In two steps, because a clock that jumps ahead by more than a day is not trusted at once.
        for _ in 1...2 {
            house.now = house.now + .seconds(43_201)
            try await house.intake().runOnce()
        }
        #expect(try await house.orders().map(\.state) == [.expired])
    }

    @Test func `running once expires nothing by a clock that jumped ahead, before it went on for an hour`()
        async throws
    {
        try house.drop()
        try await house.intake().runOnce()
        house.now = house.now + .seconds(5 * 86_400)
        try await house.intake().runOnce()
        #expect(try await house.orders().map(\.state) == [.received])
        house.now = house.now + .seconds(3600)
        try await house.intake().runOnce()
        #expect(try await house.orders().map(\.state) == [.expired])
    }

    @Test func `running once does not wait for files that stay in the folder`() async throws {
        try #require(mkfifo(house.path("x.json"), 0o660) == 0)
        try await house.intake().runOnce()
        #expect(try await house.reasons() == [.notAFile])
    }

    @Test(.timeLimit(.minutes(5)))
    func `running once ends although a file keeps changing`() async throws {
        var settings = IntakeSettings()
        settings.settle = .milliseconds(200)
        let path = house.path("busy.json")
        let writer = Task {
            while !Task.isCancelled {
                try Files.write(Array("[".utf8), to: path, flags: O_CREAT | O_WRONLY | O_APPEND)
                try await Task.sleep(for: .milliseconds(20))
            }
        }
        try await eventually { try house.waiting() == ["busy.json"] }
        try await house.intake(settings).runOnce()
        writer.cancel()
        _ = await writer.result
        #expect(try house.waiting() == ["busy.json"])
        #expect(house.log.count(of: "keep changing") == 1)
    }

    @Test func `running once without the folder fails`() async throws {
        unlink(house.path(".mcorder"))
        let intake = try await house.intake()
        let failure = await #expect(throws: IntakeFailure.self) { try await intake.runOnce() }
        guard case .folder(.noMarker) = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
    }

    @Test func `a second intake on one state folder is refused`() async throws {
        let first = try await house.intake()
        let failure = await #expect(throws: IntakeFailure.self) { try await house.intake() }
        guard case .running(let holder) = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
        #expect(holder == "mcorderd \(getpid())")
        try await first.close()
        try await house.intake().close()
    }

    @Test func `without a queue there is no intake`() async throws {
        let nowhere = TestHouse.paths(in: house.folder.path + "/nowhere")
        await #expect(throws: QueueError.absent(state: nowhere.state)) {
            try await house.intake(house: nowhere)
        }
    }

    @Test func `a restaurant that the catalogue lacks is refused`() async throws {
        var settings = IntakeSettings()
        settings.restaurants = [RestaurantID("garbera"), RestaurantID("nowhere")]
        let failure = await #expect(throws: IntakeFailure.self) { try await house.intake(settings) }
        guard case .unknownRestaurants(let ids) = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
        #expect(ids == [RestaurantID("nowhere")])
    }

    @Test func `an invalid catalogue without an earlier one is refused`() async throws {
        let bare = TestHouse.paths(in: house.folder.path, catalogue: house.folder.path)
        let failure = await #expect(throws: IntakeFailure.self) { try await house.intake(house: bare) }
        guard case .catalogue(let faults) = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
        #expect(faults.faults.count == 5)
    }
}
