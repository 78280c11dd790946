package import McOrderModel

/// The clock by which the times in a queue are stored and compared. On a server it is the server's, because
/// the clocks of several machines differ; on one machine it is the machine's.
package enum QueueClock {
    /// The clock of the queue at a place.
    ///
    /// - Parameters:
    ///   - place: the state folder or the address of a server.
    ///   - local: the clock of this machine. It is used until the first answer of the server.
    package static func of(
        _ place: String,
        _ local: @escaping @Sendable () -> Timestamp
    ) -> @Sendable () -> Timestamp {
        #if PostgreSQL
        if case .server(let address)? = try? QueuePlace(place) {
            // An invalid address is reported when the queue is opened.
            return { ServerClock.time(of: address, at: local()) }
        }
        #endif
        return local
    }
}
