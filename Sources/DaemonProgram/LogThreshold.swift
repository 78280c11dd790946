import Logging
import Synchronization

/// The level from which on log lines are written; it may change while the daemon runs.
final class LogThreshold: Sendable {
    private let value: Mutex<Logger.Level>

    init(_ name: String) {
        value = Mutex(Self.level(name))
    }

    /// The level in force.
    var level: Logger.Level {
        value.withLock { $0 }
    }

    /// Takes the level of that name into force; the configuration knows no other names than those of
    /// swift-log.
    func use(_ name: String) {
        value.withLock { $0 = Self.level(name) }
    }

    private static func level(_ name: String) -> Logger.Level {
        Logger.Level(rawValue: name) ?? .info
    }
}
