/// Why a ``ScreenLoop`` ended.
package enum ScreenEnding: Hashable, Sendable {
    /// The model returned ``ScreenEffect/leave``.
    case left
    /// A signal asked the process to end: SIGINT, SIGTERM or SIGHUP. SIGHUP also stands for a lost terminal.
    /// By convention the program exits with 128 plus the number.
    case signal(Int32)
}
