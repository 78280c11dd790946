/// Who wants to know how an intake's work goes: a service manager, a person at a terminal.
package struct IntakeObserver: Sendable {
    /// Everything stands, and the folder was tried to be watched; called once.
    package let ready: @Sendable () -> Void
    /// The intake is alive. With what it found so far while it looks through the folder; without while it
    /// waits.
    package let pulse: @Sendable (ScanReport?) -> Void

    /// The longest time between two pulses that it bears; `nil` when it does not mind.
    package let patience: Duration?

    /// An observer that is told both.
    package init(
        patience: Duration? = nil,
        ready: @escaping @Sendable () -> Void,
        pulse: @escaping @Sendable (ScanReport?) -> Void
    ) {
        self.patience = patience
        self.ready = ready
        self.pulse = pulse
    }

    /// Nobody.
    package static let none = IntakeObserver(ready: {}, pulse: { _ in })
}
