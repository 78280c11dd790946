/// Harm to one system call of a program.
///
/// SIGKILL comes by `TortureKiller`, which counts the calls of all threads, as the call is entered, and keeps it from
/// being made: what the killed program leaves is the state before the call. An error, which replaces the call, is
/// strace's (1), which counts `when=` per thread, so that the N-th call is the first that is the N-th of *some* thread.
package struct Injection: Sendable, CustomStringConvertible {
    /// What happens to the call.
    package enum Harm: Sendable, Hashable {
        /// The whole process is killed as it enters the call.
        case kill
        /// The call is not made and fails with that error, such as `ENOSPC`.
        case error(String)
    }

    /// The call's name.
    package let call: String
    /// Which call it is, from 1.
    package let count: Int
    /// Whether those after it are harmed as well.
    package let onwards: Bool
    /// What happens to it.
    package let harm: Harm

    /// An injection of those values.
    package init(_ harm: Harm, _ call: String, at count: Int, onwards: Bool = false) {
        self.call = call
        self.count = count
        self.onwards = onwards
        self.harm = harm
    }

    /// Whether the call is one of those by which a program orders what is on the disk.
    package var isOrdering: Bool {
        [
            "fdatasync", "fsync", "unlinkat", "unlink", "rename", "renameat", "renameat2", "link", "linkat",
        ].contains(call)
    }

    /// Whether the call writes what was changed to the disk.
    package var isSync: Bool { ["fdatasync", "fsync"].contains(call) }

    /// Which calls, in strace's spelling.
    var when: String { "\(count)\(onwards ? "+" : "")" }

    package var description: String {
        switch harm {
        case .kill: "killed at \(call) \(when)"
        case .error(let name): "\(name) from \(call) \(when)"
        }
    }
}
