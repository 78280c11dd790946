import Testing

@testable import McOrderWeb

/// How many streams may be followed.
@Suite struct StreamCountTests {
    private let count = StreamCount(mostOfStrangers: 20, mostAtAddress: 12)

    private func begin(_ follower: StreamCount.Follower, _ times: Int, isMultiplexed: Bool = false) -> Int {
        (0..<times).filter { _ in (try? count.begin(follower, isMultiplexed: isMultiplexed)) != nil }.count
    }

    @Test func `every stream is counted, with each protocol and for each role`() {
        #expect(begin(.browser(1), 10, isMultiplexed: true) == 10)
        #expect(begin(.browser(2), 10) == StreamCount.mostOfBrowser)
        #expect(begin(.stranger(address: "192.0.2.1"), 3) == 3)
        #expect(count.total == 17)
        count.end(.browser(1))
        count.end(.stranger(address: "192.0.2.1"))
        #expect(count.total == 15)
    }

    @Test func `strangers' streams are limited at one address and in all, those of staff are not`() {
        #expect(begin(.stranger(address: "a"), 200, isMultiplexed: true) == 12)
        #expect(begin(.stranger(address: "b"), 200) == 8)
        #expect(begin(.stranger(address: "c"), 200) == 0)
        #expect(begin(.browser(1), 1) == 1)
        count.end(.stranger(address: "a"))
        #expect(begin(.stranger(address: "c"), 200) == 1)
    }
}
