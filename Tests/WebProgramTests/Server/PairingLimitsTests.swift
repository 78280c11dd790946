import Testing

@testable import McOrderWeb
@testable import WebProgram

/// The limits for wrong pairing codes.
@Suite struct PairingLimitsTests {
    private let limits = PairingLimits()
    private let start = ContinuousClock.now

    /// The time that an address has to wait; otherwise its try has this code, which is wrong.
    private func wait(_ address: String, after seconds: Int, code: String? = nil) throws -> Duration? {
        do {
            let attempt = try limits.begin(address, at: start + .seconds(seconds))
            limits.wasWrong(attempt, code: code ?? "code \(seconds)")
            return nil
        } catch RequestError.tooMany(let wait) {
            return wait
        }
    }

    @Test func `the sixth wrong code of an address is refused until the first is ten minutes old`() throws {
        for second in 0..<5 { #expect(try wait("10.0.0.1", after: second) == nil) }
        #expect(try wait("10.0.0.1", after: 10) == .seconds(590))
        #expect(try wait("10.0.0.2", after: 10) == nil)
        #expect(try wait("10.0.0.1", after: 600) == nil)
        #expect(try wait("10.0.0.1", after: 600) == .seconds(1))
    }

    @Test func `tries that have not sent their code yet count`() throws {
        let attempts = try (0..<5).map { _ in try limits.begin("10.0.0.1", at: start) }
        #expect(try wait("10.0.0.1", after: 1) == .seconds(599))
        // A right code gives its place back.
        limits.release(attempts[3])
        #expect(try wait("10.0.0.1", after: 2) == nil)
        #expect(try wait("10.0.0.1", after: 3) == .seconds(597))
    }

    @Test func `a wrong code that is sent again counts once`() throws {
        for second in 0..<20 { #expect(try wait("10.0.0.1", after: second, code: "A") == nil) }
        for second in 20..<24 { #expect(try wait("10.0.0.1", after: second) == nil) }
        #expect(try wait("10.0.0.1", after: 24, code: "A") == .seconds(576))
    }

    @Test func `wrong codes from any number of addresses keep no other address from trying`() throws {
        for number in 0..<3 * PairingLimits.mostAddresses {
            for code in 0..<2 {
                let attempt = try limits.begin("a\(number)", at: start + .milliseconds(number))
                limits.wasWrong(attempt, code: "\(code)")
            }
        }
        #expect(try wait("10.0.0.1", after: 50) == nil)
        #expect(limits.addresses <= PairingLimits.mostAddresses)
        // The latest addresses are remembered.
        let last = "a\(3 * PairingLimits.mostAddresses - 1)"
        for second in 51..<54 { #expect(try wait(last, after: second) == nil) }
        #expect(try wait(last, after: 54) != nil)
    }
}
