import FolderTesting
import McOrderFiles
import McOrderModel
import McOrderQueue
import OrderTesting
import Testing

@testable import McOrderIntake
@testable import McOrderSetup

/// Two queues in one folder of orders, as `mcorderd init` finds and resolves them.
@Suite(.timeLimit(.minutes(5))) struct ClaimsTests {
    private let first: InstalledRestaurant
    private let second: IntakePaths
    private let orders: Directory

    init() async throws {
        first = try await InstalledRestaurant()
        let paths = first.paths
        second = IntakePaths(
            orders: paths.orders,
            receipts: paths.receipts,
            published: paths.published,
            state: first.folder.path + "/state2",
            catalogue: paths.catalogue
        )
        _ = try await Installation(second).make(newCloud: false, newID: SampleRestaurant.other)
        orders = try Directory.open(paths.orders)
    }

    /// The claim that the first queue's daemon takes when it starts.
    private func claimed(_ restaurants: [String]? = nil) async throws -> FolderClaims {
        let queue = try await OrderQueue.open(in: first.paths.state, as: "test", patience: .command)
        let id = try await queue.identity()
        try await queue.close()
        var claims = FolderClaims(
            queue: id,
            host: "a",
            state: first.paths.state,
            restaurants: restaurants.map { Set($0.map { RestaurantID($0) }) }
        )
        _ = try claims.take(in: orders, at: noon)
        return claims
    }

    @Test func `the claim of another queue on one's restaurants is found, and one's own is not`() async throws
    {
        let own = try #require(try await claimed(["garbera", "urbil"]).own)
        #expect(try await Installation(second).rivals(serving: nil) == [own])
        #expect(try await Installation(second).rivals(serving: [RestaurantID("urbil")]) == [own])
        #expect(try await Installation(second).rivals(serving: [RestaurantID("boulevard")]).isEmpty)
        #expect(try await Installation(first.paths).rivals(serving: nil).isEmpty)
    }

    @Test func `a claim on all restaurants is a rival of every queue`() async throws {
        let own = try #require(try await claimed().own)
        #expect(try await Installation(second).rivals(serving: [RestaurantID("boulevard")]) == [own])
    }

    @Test func `after a takeover the first daemon stops, and the second takes orders in`() async throws {
        var running = try await claimed()
        try await Installation(second).takeOver(serving: nil, at: at(5))
        let taken = try #require(try FolderClaims.claims(in: orders).first)
        #expect(taken.state == second.state && taken.since == at(5))
        #expect(try running.check(in: orders, now: .now, at: at(6)) == .claimed(by: taken))
        #expect(try await Installation(second).rivals(serving: nil).isEmpty)
    }

    @Test func `a takeover leaves the claims on other restaurants`() async throws {
        let own = try #require(try await claimed(["garbera"]).own)
        try await Installation(second).takeOver(serving: [RestaurantID("urbil")], at: at(5))
        let claims = try FolderClaims.claims(in: orders)
        #expect(claims.count == 2 && claims.contains(own))
    }

    @Test func `after a wrong clock in the future the present time is trusted on request`() async throws {
        let queue = try await OrderQueue.open(in: second.state, as: "test", patience: .command)
        try await queue.remember(ClockCheck(highest: at(60 * 24 * 365), stepped: at(0)))
        try await queue.close()
        try await Installation(second).trustClock(at: noon)
        let view = try await QueueView(state: second.state)
        #expect(try await view.clockCheck() == ClockCheck(highest: noon, stepped: nil))
        try await view.close()
    }
}
