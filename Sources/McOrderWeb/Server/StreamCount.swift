import Synchronization

/// How many streams of events each browser, and each address without a paired browser, follows.
package final class StreamCount: Sendable {
    package enum Follower: Hashable, Sendable {
        /// A paired browser, by its id.
        case browser(Int64)
        /// A browser that is not paired, by its ``ClientAddress``.
        case stranger(address: String)
    }

    /// How many streams a browser may have over HTTP/1.1: a sixth connection would block every action.
    package static let mostOfBrowser = 4
    private struct Counts {
        package var streams: [Follower: Int] = [:]
        package var strangers = 0
    }

    /// How many streams all browsers may have that are not paired, and those of them at one address. A whole
    /// restaurant may have one address.
    private let most: (ofStrangers: Int, atAddress: Int)
    private let counts = Mutex(Counts())

    package init(mostOfStrangers: Int, mostAtAddress: Int) {
        most = (mostOfStrangers, mostAtAddress)
    }

    /// The number of all streams.
    package var total: Int { counts.withLock { $0.streams.values.reduce(0, +) } }

    /// Counts a further stream.
    ///
    /// - Parameter isMultiplexed: whether its connection has room for other requests beside it.
    /// - Throws: ``RequestError/tooManyStreams`` or ``RequestError/busy``.
    package func begin(_ follower: Follower, isMultiplexed: Bool) throws(RequestError) {
        try counts.withLock { counts throws(RequestError) in
            let own = counts.streams[follower, default: 0]
            switch follower {
            case .browser:
                if !isMultiplexed, own >= Self.mostOfBrowser { throw .tooManyStreams }
            case .stranger:
                if own >= most.atAddress || counts.strangers >= most.ofStrangers { throw .busy }
                counts.strangers += 1
            }
            counts.streams[follower] = own + 1
        }
    }

    package func end(_ follower: Follower) {
        counts.withLock { counts in
            guard let own = counts.streams[follower] else { return }
            counts.streams[follower] = own == 1 ? nil : own - 1
            if case .stranger = follower { counts.strangers -= 1 }
        }
    }
}

/// Runs a function when nothing refers to it any more. The body of a response can be given up before it runs.
package final class EndOfUse: Sendable {
    private let end: @Sendable () -> Void

    package init(_ end: @escaping @Sendable () -> Void) {
        self.end = end
    }

    deinit { end() }
}
