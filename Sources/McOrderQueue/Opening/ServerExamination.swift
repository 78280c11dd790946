package import McOrderModel

/// What was found when a queue on a server was tried.
package struct ServerExamination: Sendable {
    /// The hosts of the address that accept changes. Only one of them may.
    package let writableHosts: [String]
    /// The time from a question to its answer.
    let roundTrip: Duration
    /// How many sessions the server may have, and how many it has.
    let sessions: (limit: Int, used: Int)

    /// How many sessions a restaurant uses: twenty tills, a daemon and the pages.
    private static let usualSessions = 30
    /// The round trip above which tills are slow.
    private static let longRoundTrip = Duration.milliseconds(5)

    /// What makes the server slow or small.
    package var warnings: [ServerWarning] {
        let isFar = roundTrip > Self.longRoundTrip
        let isSmall = sessions.limit - sessions.used < Self.usualSessions
        return (isFar ? [.far(milliseconds: Int(roundTrip / .milliseconds(1)))] : [])
            + (isSmall ? [.fewSessions(limit: sessions.limit, used: sessions.used)] : [])
    }

    /// Tries a queue on a server: makes a durable change, and connects to each host of its address. Returns
    /// `nil` for a queue in a state folder.
    ///
    /// - Throws: a ``QueueError`` if a change cannot be made.
    package static func make(of place: String) async throws(QueueError) -> ServerExamination? {
        #if PostgreSQL
        guard case .server(let address) = try QueuePlace(place) else { return nil }
        let queue = try await OrderQueue.open(in: place, as: "mcorderd check", patience: .command)
        try await queue.tryChange()
        try await queue.close()
        return try QueueError.converting(QueueError.init(server:)) {
            let session = try ServerSession.open(address, as: "mcorderd check")
            var trips: [Duration] = []
            for _ in 1...5 {
                let began = ContinuousClock.now
                try session.execute("SELECT 1")
                trips.append(.now - began)
            }
            let row = try session.execute(
                """
                SELECT current_setting('max_connections')::int
                    - current_setting('superuser_reserved_connections')::int,
                    (SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend')
                """
            ).rows[0]
            return ServerExamination(
                writableHosts: try ServerSession.writableHosts(of: address),
                roundTrip: trips.min() ?? .zero,
                sessions: (limit: row[0], used: row[1])
            )
        }
        #else
        return nil
        #endif
    }
}

extension OrderQueue {
    /// Makes a durable change that no other program notices.
    ///
    /// - Throws: ``ServerProblem/noRight(cause:)``, ``ServerProblem/standbyAway(names:)`` or another error.
    package func tryChange() throws(QueueError) {
        try writer.tryChange()
    }
}
