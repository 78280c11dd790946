package import Logging
import McOrderConsole
package import McOrderModel
import McOrderText

/// Writes a log line to the standard error: under systemd with journald's priority in front, otherwise with
/// time and level. Source: sd-daemon(3).
package struct LineLogHandler: LogHandler {
    package var metadata: Logger.Metadata = [:]
    private let threshold: LogThreshold
    private let isJournal: Bool
    private let now: @Sendable () -> Timestamp

    package init(threshold: LogThreshold, isJournal: Bool, now: @escaping @Sendable () -> Timestamp) {
        self.threshold = threshold
        self.isJournal = isJournal
        self.now = now
    }

    /// The level of all loggers together, so that a new `log.level` takes effect in loggers that are in use.
    package var logLevel: Logger.Level {
        get { threshold.level }
        set { threshold.level = newValue }
    }

    package subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    package func log(event: LogEvent) {
        let all = metadata.merging(event.metadata ?? [:]) { $1 }
        let values = all.sorted { $0.key < $1.key }.map { "\($0.key)=\(Self.quoted("\($0.value)"))" }
        let line = (["\(event.message)"] + values).joined(separator: " ")
        Terminal.report(
            isJournal ? "<\(Self.priority(event.level))>\(line)" : "\(now()) \(event.level) \(line)"
        )
    }

    /// A value on one line, in quotation marks if it has spaces.
    private static func quoted(_ text: String) -> String {
        let clean = HarmlessText.clean(text.split(separator: "\n").joined(separator: " "))
        return clean.contains(" ") ? "\"\(clean)\"" : clean
    }

    /// The priority of syslog(3).
    private static func priority(_ level: Logger.Level) -> Int {
        switch level {
        case .trace, .debug: 7
        case .info: 6
        case .notice: 5
        case .warning: 4
        case .error: 3
        case .critical: 2
        }
    }
}
