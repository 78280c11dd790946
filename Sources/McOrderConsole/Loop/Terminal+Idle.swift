import Glibc

extension Terminal {
    /// The environment variable with the descriptor for ``idleMarks``.
    package static let idleVariable = "MCORDER_IDLE_FD"

    /// For tests: the descriptor to which a ``ScreenLoop`` reports that it is idle; `nil` if no test reads
    /// it.
    ///
    /// Only an open descriptor other than the standard three counts.
    package static var idleMarks: Int32? {
        guard let number = environment(idleVariable).flatMap({ Int32($0) }), number > 2 else { return nil }
        return fcntl(number, F_GETFD) == -1 ? nil : number
    }
}
