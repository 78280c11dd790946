/// Receives an intake's progress, for a service manager or a person at a terminal.
package struct IntakeObserver: Sendable {
    /// Called once, when everything is initialised and setting the watch on the folder has been attempted.
    package let ready: @Sendable () -> Void
    /// A sign of life: with the results so far while the folder is being scanned, with `nil` while the intake
    /// waits.
    package let pulse: @Sendable (ScanReport?) -> Void

    /// The longest time between two pulses that the observer accepts; `nil` for no limit.
    package let patience: Duration?

    package init(
        patience: Duration? = nil,
        ready: @escaping @Sendable () -> Void,
        pulse: @escaping @Sendable (ScanReport?) -> Void
    ) {
        self.patience = patience
        self.ready = ready
        self.pulse = pulse
    }

    /// An observer that does nothing.
    package static let none = IntakeObserver(ready: {}, pulse: { _ in })
}
