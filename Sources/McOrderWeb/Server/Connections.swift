package import McOrderModel
package import NIOCore
import Synchronization

/// The open connections of the server, from the TCP accept on.
package final class Connections: Sendable {
    private struct State: Sendable {
        package var table: ConnectionTable<ObjectIdentifier>
        package var channels: [ObjectIdentifier: any Channel] = [:]
    }

    private let state: Mutex<State>
    package let limits: ConnectionTable<ObjectIdentifier>.Limits
    private let trusted: [NetworkRange]

    /// - Parameter trusted: the proxies, which limit their own clients.
    package init(limits: ConnectionTable<ObjectIdentifier>.Limits, trusted: [NetworkRange] = []) {
        state = Mutex(State(table: ConnectionTable(limits: limits)))
        self.limits = limits
        self.trusted = trusted
    }

    /// The number of all connections.
    package var count: Int { state.withLock { $0.table.count } }

    /// Counts a new connection, and closes another one if it has to give way; `false` if there is no room.
    package func admit(_ channel: any Channel) -> Bool {
        let id = ObjectIdentifier(channel)
        let peer = channel.remoteAddress?.ipAddress ?? ""
        let isProxy = trusted.contains { $0.contains(peer) }
        return carryOut {
            let decision = $0.table.admit(id, from: ClientAddress.network(of: peer), isProxy: isProxy)
            if case .admitted = decision { $0.channels[id] = channel }
            return decision
        }
    }

    /// Closes the connection that has to give way; `false` if there is no room.
    private func carryOut(
        _ decide: (inout sending State) -> ConnectionTable<ObjectIdentifier>.Decision
    ) -> Bool {
        let (isAdmitted, victim): (Bool, (any Channel)?) = state.withLock { state in
            switch decide(&state) {
            case .refused: (false, nil)
            case .admitted(let victim): (true, victim.flatMap { state.channels.removeValue(forKey: $0) })
            }
        }
        if let victim { victim.pipeline.fireUserInboundEventTriggered(ConnectionEvent.abort) }
        return isAdmitted
    }

    package func remove(_ channel: any Channel) {
        state.withLock { state in
            state.table.remove(ObjectIdentifier(channel))
            state.channels[ObjectIdentifier(channel)] = nil
        }
    }

    /// Notes that a paired browser sent the request.
    ///
    /// - Parameter channel: the channel of the request.
    package func recognise(_ channel: any Channel) {
        state.withLock { $0.table.recognise(ObjectIdentifier(channel.connection)) }
    }

    /// Counts a request on a connection, and closes another connection if it has to give way; `false` if the
    /// request must not be carried out.
    package func beginRequest(_ connection: any Channel) -> Bool {
        carryOut { $0.table.beginRequest(ObjectIdentifier(connection)) }
    }

    package func endRequest(_ connection: any Channel) {
        state.withLock { $0.table.endRequest(ObjectIdentifier(connection)) }
    }

    /// Counts a stream of events.
    ///
    /// - Parameter channel: the channel of the request.
    package func beginStream(_ channel: any Channel) {
        state.withLock { $0.table.beginStream(ObjectIdentifier(channel.connection)) }
    }

    package func endStream(_ channel: any Channel) {
        state.withLock { $0.table.endStream(ObjectIdentifier(channel.connection)) }
    }
}

extension Channel {
    /// Whether the channel is a stream of an HTTP/2 connection. The parent of a TCP connection is the
    /// listener, which has no parent.
    package var isMultiplexed: Bool { parent?.parent != nil }

    /// The TCP connection that carries the channel.
    package var connection: any Channel {
        if let parent, parent.parent != nil { return parent }
        return self
    }
}
