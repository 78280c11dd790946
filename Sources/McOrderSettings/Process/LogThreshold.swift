package import Logging
import Synchronization

/// The lowest level at which log lines are written. It may change while the daemon runs.
package final class LogThreshold: Sendable {
    private let value: Mutex<Logger.Level>

    package init(_ level: Logger.Level) {
        value = Mutex(level)
    }

    package var level: Logger.Level {
        get { value.withLock { $0 } }
        set { value.withLock { $0 = newValue } }
    }
}
