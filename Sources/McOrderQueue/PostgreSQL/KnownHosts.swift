#if PostgreSQL
import Synchronization

/// Which host of an address answered last, in this process. It is tried first, so that only the first session
/// waits for a host that does not answer.
enum KnownHosts {
    private static let last = Mutex<[ServerAddress: Int]>([:])

    /// The positions of `count` hosts in the order in which they are tried.
    static func order(of address: ServerAddress, count: Int) -> [Int] {
        let all = Array(0..<count)
        guard let first = last.withLock({ $0[address] }), first < count else { return all }
        return [first] + all.filter { $0 != first }
    }

    static func answered(_ position: Int, of address: ServerAddress) {
        last.withLock { $0[address] = position }
    }

    /// Forgets a host that stopped answering. Then the one behind it is tried first.
    static func failed(_ position: Int, of address: ServerAddress, count: Int) {
        last.withLock { if $0[address] == position { $0[address] = (position + 1) % count } }
    }
}
#endif
