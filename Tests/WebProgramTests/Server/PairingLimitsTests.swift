import Testing

@testable import WebProgram

/// The limits for wrong pairing codes.
@Suite struct PairingLimitsTests {
    private let start = ContinuousClock.now

    private func wait(_ limits: PairingLimits, _ address: String, after seconds: Int) throws -> Duration? {
        do {
            try limits.check(address, at: start + .seconds(seconds))
            return nil
        } catch WebError.tooMany(let wait) {
            return wait
        }
    }

    @Test func `the sixth wrong code of an address is refused until the first is ten minutes old`() throws {
        let limits = PairingLimits()
        for second in 0..<5 {
            #expect(try wait(limits, "10.0.0.1", after: second) == nil)
            limits.count("10.0.0.1", at: start + .seconds(second))
        }
        #expect(try wait(limits, "10.0.0.1", after: 10) == .seconds(590))
        #expect(try wait(limits, "10.0.0.2", after: 10) == nil)
        #expect(try wait(limits, "10.0.0.1", after: 601) == nil)
    }

    @Test func `after fifty wrong codes from many addresses all addresses are refused`() throws {
        let limits = PairingLimits()
        for number in 0..<50 {
            let address = "10.0.0.\(number)"
            #expect(try wait(limits, address, after: number) == nil)
            limits.count(address, at: start + .seconds(number))
        }
        #expect(try wait(limits, "10.1.0.1", after: 50) == .seconds(550))
        #expect(try wait(limits, "10.1.0.1", after: 601) == nil)
    }
}
