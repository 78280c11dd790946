import Synchronization

/// Limits how many wrong pairing codes one address, and all addresses together, can try.
///
/// A code has ten minutes and about 40 bits, so the limits need not be strict.
final class PairingLimits: Sendable {
    private static let window = Duration.seconds(600)
    private static let mostPerAddress = 5
    private static let mostInAll = 50

    private let failures = Mutex<[(address: String, at: ContinuousClock.Instant)]>([])

    /// Throws ``WebError/tooMany(wait:)`` if the address has to wait.
    func check(_ address: String, at now: ContinuousClock.Instant = .now) throws {
        let wait: Duration? = failures.withLock { failures in
            failures.removeAll { now - $0.at > Self.window }
            let own = failures.filter { $0.address == address }
            if own.count >= Self.mostPerAddress { return Self.window - (now - own[0].at) }
            if failures.count >= Self.mostInAll { return Self.window - (now - failures[0].at) }
            return nil
        }
        if let wait { throw WebError.tooMany(wait: wait) }
    }

    /// Counts a wrong code.
    func count(_ address: String, at now: ContinuousClock.Instant = .now) {
        failures.withLock { $0.append((address, now)) }
    }
}
