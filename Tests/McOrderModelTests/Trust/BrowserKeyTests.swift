import Testing

@testable import McOrderModel

/// Source: format.md, *Keys*.
@Suite struct BrowserKeyTests {
    @Test func `the seed of a browser's key is the tagged hash of its token`() {
        let key = SigningKey(browser: Array(0..<16))
        // Computed by Python's hashlib.
        let seed = "74ade5c715167d6f95b57b619d4b74903e59d9ccbcf032343f67fb3b3fae71c1"
        #expect(ContentHash(stored: key.secret)?.description == seed)
    }

    @Test func `a token makes the same key each time, and another token another one`() throws {
        let token: [UInt8] = Array(repeating: 3, count: 32)
        let (one, other) = (SigningKey(browser: token), SigningKey(browser: token + [0]))
        #expect(one.publicKey == SigningKey(browser: token).publicKey)
        #expect(one.publicKey != other.publicKey)
        let order = try TrustSamples.order(by: one)
        let house = try TrustSamples.house()
        let file = try ReceivedOrder(order.signed(by: one, for: house))
        #expect(try file.verify(at: [house])?.key == one.publicKey)
    }
}
