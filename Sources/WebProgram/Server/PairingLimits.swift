import McOrderWeb
import Synchronization

/// Limits how many wrong pairing codes an address can try: five in ten minutes.
///
/// Nothing limits all addresses together, so that no stranger keeps staff at other addresses from pairing. A
/// code has ten minutes and 25^8 values: a stranger with 100,000 addresses finds one of ten open codes with a
/// chance of 1 to 30,000.
final class PairingLimits: Sendable {
    static let mostPerAddress = 5
    /// The most addresses that are remembered; when there are more, the earlier half is forgotten.
    static let mostAddresses = 10_000
    private static let window = Duration.seconds(600)

    /// A place among the tries of an address, taken before its code is read.
    struct Attempt: Sendable {
        fileprivate let address: String
        fileprivate let number: UInt64
    }

    private struct Try {
        let number: UInt64
        let at: ContinuousClock.Instant
        /// The hash of the wrong code; `nil` while the code is not known.
        var code: Int?
    }

    private struct State {
        /// The tries of each address that count, the earliest first; never empty.
        var tries: [String: [Try]] = [:]
        var lastNumber: UInt64 = 0

        mutating func forgetEarlierHalf() {
            let begun = tries.values.map { $0[0].at }.sorted()
            let middle = begun[begun.count / 2]
            tries = tries.filter { $0.value[0].at > middle }
        }
    }

    private let state = Mutex(State())

    /// The number of addresses that are remembered.
    var addresses: Int { state.withLock { $0.tries.count } }

    /// Takes a place for a try of an address. The place stays taken until ``release(_:)``, or for ten
    /// minutes: tries that begin together count like tries one after the other.
    ///
    /// - Throws: ``RequestError/tooMany(wait:)`` if the address has to wait.
    func begin(_ address: String, at now: ContinuousClock.Instant = .now) throws -> Attempt {
        let (attempt, wait): (Attempt?, Duration) = state.withLock { state in
            var tries = state.tries[address, default: []].filter { now - $0.at < Self.window }
            guard tries.count < Self.mostPerAddress else {
                state.tries[address] = tries
                return (nil, Self.window - (now - tries[0].at))
            }
            if tries.isEmpty, state.tries.count >= Self.mostAddresses { state.forgetEarlierHalf() }
            state.lastNumber += 1
            tries.append(Try(number: state.lastNumber, at: now))
            state.tries[address] = tries
            return (Attempt(address: address, number: state.lastNumber), .zero)
        }
        guard let attempt else { throw RequestError.tooMany(wait: wait) }
        return attempt
    }

    /// Notes that the code of a try was wrong. The same code counts once, however often it is sent.
    func wasWrong(_ attempt: Attempt, code: String) {
        let code = code.hashValue
        state.withLock { state in
            guard var tries = state.tries[attempt.address],
                let place = tries.firstIndex(where: { $0.number == attempt.number })
            else { return }
            if tries.contains(where: { $0.code == code }) {
                tries.remove(at: place)
            } else {
                tries[place].code = code
            }
            state.tries[attempt.address] = tries
        }
    }

    /// Gives a place back: the code was right, or none was tried.
    func release(_ attempt: Attempt) {
        state.withLock { state in
            let tries = state.tries[attempt.address]?.filter { $0.number != attempt.number } ?? []
            state.tries[attempt.address] = tries.isEmpty ? nil : tries
        }
    }
}
