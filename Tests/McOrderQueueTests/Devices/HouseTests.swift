import McOrderModel
import OrderTesting
import Testing

@testable import McOrderQueue

@Suite(.onEachEngine) struct HouseTests {
    @Test func `a queue remembers its house`() async throws {
        let queue = try await TestQueue()
        #expect(try await queue.view.house() == nil)
        let identity = try #require(SigningKey(secret: Array(repeating: 7, count: 32))).publicKey
        let id = HouseID(folder: try device())
        let house = HouseRecord(identity: identity, former: [HouseRecord.Former(id: id, until: noon)])
        try await queue.queue.remember(house: house)
        #expect(try await queue.view.house() == house)
        try await queue.queue.remember(house: HouseRecord(identity: nil))
        #expect(try await queue.view.house() == HouseRecord(identity: nil))
    }
}
