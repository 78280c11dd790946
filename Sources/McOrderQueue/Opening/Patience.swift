/// How long a writer waits for its turn.
package struct Patience: Sendable {
    /// The limit; `nil` waits for ever.
    let deadline: Duration?
    /// Told again and again while waiting: who holds the lock, and for how long we have waited.
    let onWait: @Sendable (_ holder: String, _ waited: Duration) -> Void

    /// A command's: five seconds, then ``QueueError/busy(holder:)``. Source: architecture.md, rule 3.
    package static let command = Patience(deadline: .seconds(5)) { _, _ in }

    /// A daemon's: as long as it takes; every five seconds it is told who holds the lock.
    package static func daemon(
        onWait: @escaping @Sendable (_ holder: String, _ waited: Duration) -> Void
    ) -> Patience {
        Patience(deadline: nil, onWait: onWait)
    }

    init(deadline: Duration?, onWait: @escaping @Sendable (String, Duration) -> Void) {
        self.deadline = deadline
        self.onWait = onWait
    }
}
