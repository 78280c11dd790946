/// How a ``ScreenLoop`` ended.
package enum ScreenEnding: Hashable, Sendable {
    /// The model left.
    case left
    /// A signal asked the process to end: SIGINT, SIGTERM, or SIGHUP, which also stands for a terminal that is
    /// gone. By custom the program exits with 128 and the number.
    case signal(Int32)
}
