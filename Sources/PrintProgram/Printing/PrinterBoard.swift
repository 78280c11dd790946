import McOrderModel
import Synchronization

/// What the printers' tasks know of each other: since when each one prints nothing.
final class PrinterBoard: Sendable {
    private let troubles = Mutex<[PrinterID: ContinuousClock.Instant]>([:])

    /// Notes the condition of a printer. The first trouble counts until it is ready again.
    func note(_ condition: PrinterCondition, of printer: PrinterID, at now: ContinuousClock.Instant) {
        troubles.withLock { troubles in
            if !condition.isTrouble {
                troubles[printer] = nil
            } else if troubles[printer] == nil {
                troubles[printer] = now
            }
        }
    }

    /// Whether a printer has been in trouble for that long.
    func isInTrouble(
        _ printer: PrinterID,
        for patience: Duration,
        at now: ContinuousClock.Instant
    ) -> Bool {
        troubles.withLock { troubles in troubles[printer].map { now - $0 >= patience } ?? false }
    }
}
