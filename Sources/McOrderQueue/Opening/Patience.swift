/// How long a writer waits for the lock.
package struct Patience: Sendable {
    /// The longest time to wait; `nil` waits forever.
    let deadline: Duration?
    /// Called repeatedly while waiting, with the name of the program that holds the lock and the time waited
    /// so far.
    let onWait: @Sendable (_ holder: String, _ waited: Duration) -> Void

    /// For commands: five seconds, then ``QueueError/busy(holder:)``. Source: rules.md, rule 3.
    package static let command = Patience(deadline: .seconds(5)) { _, _ in }

    /// For daemons: waits without limit, and calls `onWait` every five seconds with the holder of the lock.
    package static func daemon(
        onWait: @escaping @Sendable (_ holder: String, _ waited: Duration) -> Void
    ) -> Patience {
        Patience(deadline: nil, onWait: onWait)
    }
}
