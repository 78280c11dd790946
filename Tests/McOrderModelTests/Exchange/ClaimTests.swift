import McOrderModel
import Testing

@Suite struct ClaimTests {
    private func claim(
        _ restaurants: [String]? = nil,
        since: Int64 = 0,
        id: UInt8 = 1,
        replaces: [UInt8] = []
    )
        throws -> Claim
    {
        let device = { (first: UInt8) in try #require(DeviceID(bytes: (0..<16).map { first + $0 })) }
        return Claim(
            queue: try device(id),
            host: "counter",
            state: "/var/lib/mcorderd",
            since: Timestamp(seconds: since),
            restaurants: restaurants.map { Set($0.map { RestaurantID($0) }) },
            replaces: Set(try replaces.map { try device($0) })
        )
    }

    @Test func `a claim is written in the form of the documentation`() throws {
        let expected = """
            {
              "format": 1,
              "queue": "01020304-0506-0708-090A-0B0C0D0E0F10",
              "host": "counter",
              "state": "/var/lib/mcorderd",
              "since": "1970-01-01T00:00:00Z",
              "restaurants": [
                "garbera",
                "urbil"
              ],
              "replaces": []
            }

            """
        #expect(String(decoding: try claim(["urbil", "garbera"]).json, as: UTF8.self) == expected)
    }

    @Test func `a claim is unchanged after writing and reading`() throws {
        for one in [try claim(), try claim([]), try claim(["a"], since: 1_700_000_000, replaces: [50, 90])] {
            #expect(Claim(json: one.json) == one)
        }
    }

    @Test func `an incomplete claim cannot be read`() throws {
        let bytes = try claim(["garbera"]).json
        for count in 0..<(bytes.count - 2) { #expect(Claim(json: Array(bytes.prefix(count))) == nil) }
    }

    @Test func `a claim of all restaurants overlaps with every claim`() throws {
        #expect(try claim().overlaps(claim(["a"])))
        #expect(try claim(["a"]).overlaps(claim()))
        #expect(try claim(["a", "b"]).overlaps(claim(["b"])))
        #expect(try !claim(["a"]).overlaps(claim(["b"])))
    }

    @Test func `the earlier of two claims takes precedence, unless the later one replaces it`() throws {
        let (early, late) = (try claim(since: 1, id: 9), try claim(since: 2, id: 1))
        #expect(early.precedes(late) && !late.precedes(early))
        let over = try claim(since: 2, id: 1, replaces: [9])
        #expect(over.precedes(early) && !early.precedes(over))
        // If two claims replaced each other, the one that did so last continues.
        let both = try claim(since: 1, id: 9, replaces: [1])
        #expect(over.precedes(both) && !both.precedes(over))
    }
}
