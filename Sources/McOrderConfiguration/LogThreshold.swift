package import Logging
import Synchronization

/// The lowest level at which log lines are written. It may change while the daemon runs.
package final class LogThreshold: Sendable {
    private let value: Mutex<Logger.Level>

    package init(_ name: String) {
        value = Mutex(Self.level(name))
    }

    package var level: Logger.Level {
        value.withLock { $0 }
    }

    /// Sets the level of that name. The configuration accepts only the names of swift-log.
    package func use(_ name: String) {
        value.withLock { $0 = Self.level(name) }
    }

    private static func level(_ name: String) -> Logger.Level {
        Logger.Level(rawValue: name) ?? .info
    }
}
