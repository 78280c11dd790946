/// Harm that strace(1) does to one system call of a program.
///
/// strace counts `when=` per thread, so the N-th call of a kind is the first that is the N-th of *some* thread.
/// A signal is delivered when the call is entered, and SIGKILL then keeps it from being made: what the killed
/// program leaves is the state before the call. An error too replaces the call. Seen with strace 6.1, which does not
/// deliver signals where it is also told `--seccomp-bpf`.
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

    /// The value of strace's option `inject`.
    var option: String {
        let what =
            switch harm {
            case .kill: "signal=SIGKILL"
            case .error(let name): "error=\(name)"
            }
        return "\(call):\(what):when=\(count)\(onwards ? "+" : "")"
    }

    package var description: String { option }
}
