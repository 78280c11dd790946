/// Who wants to know how an intake's work goes: a service manager, a person at a terminal.
package struct IntakeObserver: Sendable {
    /// Everything stands, and the folder was tried to be watched; called once.
    package let ready: @Sendable () -> Void
    /// The intake is alive. With what it found so far while it looks through the folder; without while it
    /// waits.
    package let pulse: @Sendable (ScanReport?) -> Void

    /// An observer that is told both.
    package init(
        ready: @escaping @Sendable () -> Void,
        pulse: @escaping @Sendable (ScanReport?) -> Void
    ) {
        self.ready = ready
        self.pulse = pulse
    }

    /// Nobody.
    package static let none = IntakeObserver(ready: {}, pulse: { _ in })
}
