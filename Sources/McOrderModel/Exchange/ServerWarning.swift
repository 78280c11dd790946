/// What makes a queue on a PostgreSQL server less safe than it could be, though it can be used.
package enum ServerWarning: Hashable, Sendable {
    /// No other server has a copy of each change. Files stay in the folder for this time after they were
    /// received, so that they are received again if the server is lost.
    case noStandby(unlinkAfter: Duration)
    /// The address turns off the check of the server's certificate.
    case unverified(mode: String)
    /// The server is far away: the time from a question to its answer.
    case far(milliseconds: Int)
    /// The server's limit of sessions is too low for a restaurant with many tills; how many are in use.
    case fewSessions(limit: Int, used: Int)
}
