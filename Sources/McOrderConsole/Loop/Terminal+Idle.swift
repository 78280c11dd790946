internal import Glibc

extension Terminal {
    /// The environment variable that names a descriptor for ``idleMarks``.
    package static let idleVariable = "MCORDER_IDLE_FD"

    /// For tests: where a ``ScreenLoop`` says that nothing is left to do; `nil` where nobody listens.
    ///
    /// Only a descriptor that is open, and none of the standard ones, counts.
    package static var idleMarks: Int32? {
        guard let number = environment(idleVariable).flatMap({ Int32($0) }), number > 2 else { return nil }
        return fcntl(number, F_GETFD) == -1 ? nil : number
    }
}
