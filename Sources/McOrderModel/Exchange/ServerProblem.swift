/// Why a queue on a PostgreSQL server cannot be used.
package enum ServerProblem: Error, Hashable, Sendable {
    /// The server cannot be reached, or the connection was lost before anything was changed.
    case unreachable(cause: String)
    /// The server refuses this user: the password is wrong or missing, or no line of `pg_hba.conf` lets it
    /// in.
    case refused(user: String, host: String, passwords: PasswordFile, cause: String)
    /// The user may not do this to the tables of the queue.
    case noRight(cause: String)
    /// The server has no database with this name.
    case noDatabase(name: String, host: String)
    /// The server has as many sessions as it may have.
    case full(host: String, cause: String)
    /// The server's certificate does not prove that it is the one of the address, or cannot be checked.
    case unverified(host: String, cause: String)
    /// The client library refuses a parameter of the address or the environment.
    case setting(cause: String)
    /// Each host of the address is a standby, or read-only.
    case readOnly(hosts: String)
    /// The host's server lacks changes: it is on an earlier timeline than the one known.
    case olderTimeline(host: String, found: Int64, known: Int64)
    /// Several hosts of the address accept changes, so that there are two queues.
    case severalPrimaries(hosts: String)
    /// Commits wait for a synchronous standby that is not connected.
    case standbyAway(names: String)
    /// The database stores texts in another encoding than UTF-8, so that it cannot store every order.
    case encoding(String, database: String)
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
    /// The queue was copied to another place and is used there.
    case moved(to: String)
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

/// The file in which the client library looks for a password.
package struct PasswordFile: Hashable, Sendable {
    package let path: String
    /// Its permissions; `nil` if there is no such file.
    package let mode: UInt16?

    package init(path: String, mode: UInt16?) {
        (self.path, self.mode) = (path, mode)
    }

    /// Whether the file is not used, because others than its owner may read it.
    package var isIgnored: Bool { mode.map { $0 & 0o077 != 0 } ?? false }
}
