/// Why a queue on a PostgreSQL server cannot be used.
package enum ServerProblem: Error, Hashable, Sendable {
    /// The server cannot be reached, or the connection was lost before anything was changed.
    case unreachable(cause: String)
    /// The connection was lost during a commit, and the server could not be asked whether the change was
    /// made.
    case unknownOutcome(cause: String)
    /// The server is older than version 15.
    case old(version: String)
    /// Between us and the server is a proxy that shares connections.
    case behindProxy
    /// With this setting the server may lose commits at a power cut.
    case weak(setting: String, value: String)
    /// The server's address contains a password.
    case passwordInAddress
    /// A text that is meant as an address is none of a PostgreSQL server. It may contain a password.
    case notAnAddress
    /// This program was built without the trait `PostgreSQL`.
    case notBuiltIn
    /// Another daemon has taken the lease of our restaurants, since ours was silent.
    case leaseLost
    /// The target of a copy is a queue already.
    case targetInUse
    /// The queue changed while it was copied.
    case changedWhileCopied
    /// A row of this table differs in the copy.
    case copyDiffers(table: String)
    /// A copy is made between a state folder and a server only.
    case sameEngine
    /// The command is for queues in a state folder; the server has its own backups.
    case hasOwnBackup
}
