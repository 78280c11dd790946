/// Which connections may stay open, and which request or connection has to give way.
///
/// A connection belongs to a stranger until a request on it has the cookie of a paired browser. Strangers
/// have half of all connections at most, so that staff can always connect. A stranger that comes when
/// strangers have all of theirs takes the place of the oldest connection without a stream, of the address
/// that has the most: a browser has sent its first request long before it is the oldest. Streams have limits
/// of their own (``StreamCount``), and give way to nobody. Source: docs/web.md, *Limits*.
package struct ConnectionTable<ID: Hashable & Sendable>: Sendable {
    package struct Limits: Equatable, Sendable {
        /// The number of all connections.
        package var all: Int
        /// The number of connections of strangers.
        package var strangers: Int
        /// The number of connections of strangers at one address. A whole restaurant may have one address.
        package var strangersAtAddress: Int
        /// The number of strangers' streams of events. Streams give way to nobody, so they leave half of the
        /// strangers' connections to newcomers.
        package var streams: Int
        /// The number of strangers' streams of events at one address.
        package var streamsAtAddress: Int
        /// The number of requests in progress of all strangers: each of their connections can have one, whose
        /// response may wait for the peer.
        package var requests: Int
        /// The number of requests in progress on a stranger's connection; only HTTP/2 has more than one.
        package var requestsOnConnection = 16

        /// The limits of a program that may have that many descriptors, and that staff use. Some are left for
        /// the queue and the program itself.
        package init(descriptors: Int) {
            all = Self.connections(descriptors, atMost: 1024)
            strangers = all / 2
            strangersAtAddress = strangers / 2
            requests = strangers
            streams = strangers / 2
            streamsAtAddress = strangersAtAddress / 2
        }

        /// The limits of a program that only customers use, who are all strangers. Source:
        /// docs/storefront.md, *Limits*.
        package static func customers(descriptors: Int) -> Limits {
            var limits = Limits(descriptors: descriptors)
            limits.all = connections(descriptors, atMost: 3072)
            limits.strangers = limits.all
            limits.strangersAtAddress = limits.strangers / 2
            limits.streams = limits.strangers / 2
            limits.streamsAtAddress = limits.strangersAtAddress / 2
            // The others may have bodies of 64 KiB, for which there must be memory.
            limits.requests = limits.streams + min(512, limits.streams)
            return limits
        }

        private static func connections(_ descriptors: Int, atMost most: Int) -> Int {
            min(most, max(descriptors - 192, descriptors / 4))
        }
    }

    package enum Decision: Equatable {
        /// The connection may stay; another one has to be closed for it, and is not in the table any more.
        case admitted(closing: ID?)
        case refused
    }

    private struct Entry {
        package let address: String
        /// Increases with each connection.
        package let number: Int
        package var isStranger: Bool
        package var requests = 0
        package var streams = 0
    }

    private let limits: Limits
    private var entries: [ID: Entry] = [:]
    private var lastNumber = 0
    /// The number of strangers' connections by address.
    private var strangers: [String: Int] = [:]
    private var strangerCount = 0
    private var strangerRequests = 0

    package init(limits: Limits) {
        self.limits = limits
    }

    /// The number of connections.
    package var count: Int { entries.count }

    /// Decides about a new connection.
    ///
    /// - Parameter isProxy: whether the peer is a trusted proxy, which limits its own clients.
    package mutating func admit(_ id: ID, from address: String, isProxy: Bool = false) -> Decision {
        let isAddressFull = !isProxy && strangers[address, default: 0] >= limits.strangersAtAddress
        let isFull = entries.count >= limits.all || (!isProxy && strangerCount >= limits.strangers)
        var victim: ID?
        if isAddressFull || isFull {
            victim = oldest(at: isAddressFull ? address : nil)
            guard let victim else { return .refused }
            remove(victim)
        }
        lastNumber += 1
        entries[id] = Entry(address: address, number: lastNumber, isStranger: !isProxy)
        if !isProxy { countStranger(at: address, 1) }
        return .admitted(closing: victim)
    }

    /// Notes that a paired browser uses the connection.
    package mutating func recognise(_ id: ID) {
        guard let entry = entries[id], entry.isStranger else { return }
        entries[id]?.isStranger = false
        countStranger(at: entry.address, -1)
        strangerRequests -= entry.requests
    }

    /// Decides about a request on the connection, of which nobody knows yet whether it has a paired browser's
    /// cookie. If strangers have all of theirs, the connection with the most requests gives way.
    package mutating func beginRequest(_ id: ID) -> Decision {
        guard let entry = entries[id] else { return .refused }
        var victim: ID?
        if entry.isStranger {
            guard entry.requests < limits.requestsOnConnection else { return .refused }
            if strangerRequests >= limits.requests {
                victim = busiest()
                guard let victim, entries[victim]?.requests ?? 0 > entry.requests else { return .refused }
                remove(victim)
            }
            strangerRequests += 1
        }
        entries[id]?.requests += 1
        return .admitted(closing: victim)
    }

    package mutating func endRequest(_ id: ID) {
        guard let entry = entries[id] else { return }
        if entry.isStranger { strangerRequests -= 1 }
        entries[id]?.requests -= 1
    }

    package mutating func beginStream(_ id: ID) {
        entries[id]?.streams += 1
    }

    package mutating func endStream(_ id: ID) {
        entries[id]?.streams -= 1
    }

    package mutating func remove(_ id: ID) {
        guard let entry = entries.removeValue(forKey: id), entry.isStranger else { return }
        countStranger(at: entry.address, -1)
        strangerRequests -= entry.requests
    }

    private mutating func countStranger(at address: String, _ change: Int) {
        strangerCount += change
        let count = strangers[address, default: 0] + change
        strangers[address] = count == 0 ? nil : count
    }

    /// The stranger's connection without a stream that has the most requests, and of those the oldest.
    private func busiest() -> ID? {
        entries.lazy.filter { $0.value.isStranger && $0.value.streams == 0 }
            .max { ($0.value.requests, -$0.value.number) < ($1.value.requests, -$1.value.number) }?.key
    }

    /// The stranger's connection that has to give way: the oldest without a stream, at that address or at the
    /// one with the most connections.
    private func oldest(at address: String?) -> ID? {
        let candidates = entries.lazy.filter { _, entry in
            entry.isStranger && entry.streams == 0 && (address == nil || entry.address == address)
        }
        return candidates.max {
            let (first, second) = ($0.value, $1.value)
            return (strangers[first.address, default: 0], -first.number)
                < (strangers[second.address, default: 0], -second.number)
        }?.key
    }
}
