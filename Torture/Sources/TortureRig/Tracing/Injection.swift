/// Harm to one system call of a program.
///
/// `TortureKiller` sends SIGKILL. It counts the calls of all threads and kills when the call is entered, so
/// that the call is not made: the killed program leaves the state before the call. An error replaces the call
/// and is injected by strace(1), which counts `when=` per thread, so that the N-th call is the first that is
/// the N-th of *some* thread.
package struct Injection: Sendable, CustomStringConvertible {
    /// The harm that is done to the call.
    package enum Harm: Sendable, Hashable {
        /// The whole process is killed when it enters the call.
        case kill
        /// The call is not made and fails with that error, such as `ENOSPC`.
        case error(String)
    }

    /// The call's name.
    package let call: String
    /// The call's number, from 1.
    package let count: Int
    /// Whether the calls after it are harmed too.
    package let onwards: Bool
    /// The harm that is done to the call.
    package let harm: Harm

    package init(_ harm: Harm, _ call: String, at count: Int, onwards: Bool = false) {
        self.call = call
        self.count = count
        self.onwards = onwards
        self.harm = harm
    }

    /// Whether the call is one of those that determine the order of changes on the disk and at a printer.
    package var isOrdering: Bool {
        [
            "fdatasync", "fsync", "unlinkat", "unlink", "rename", "renameat", "renameat2", "link", "linkat",
            "connect", "sendto",
        ].contains(call)
    }

    /// Whether the call flushes changes to the disk.
    package var isSync: Bool { ["fdatasync", "fsync"].contains(call) }

    /// The call's numbers in strace's spelling.
    var when: String { "\(count)\(onwards ? "+" : "")" }

    package var description: String {
        switch harm {
        case .kill: "killed at \(call) \(when)"
        case .error(let name): "\(name) from \(call) \(when)"
        }
    }
}
