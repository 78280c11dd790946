import Logging
import Synchronization

/// A log that records its messages.
final class LogRecorder: Sendable {
    struct Entry: Sendable {
        let level: Logger.Level
        let message: String
        let metadata: [String: String]
    }

    private let kept = Mutex<[Entry]>([])

    var entries: [Entry] { kept.withLock { $0 } }

    var logger: Logger {
        Logger(label: "test") { _ in Handler(recorder: self) }
    }

    /// The number of messages that contain these words.
    func count(of words: String) -> Int {
        entries.count { $0.message.contains(words) }
    }

    fileprivate func add(_ entry: Entry) {
        kept.withLock { $0.append(entry) }
    }
}

private struct Handler: LogHandler {
    let recorder: LogRecorder
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.trace

    init(recorder: LogRecorder) {
        self.recorder = recorder
    }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        let metadata = (event.metadata ?? [:]).mapValues { "\($0)" }
        recorder.add(
            LogRecorder.Entry(level: event.level, message: "\(event.message)", metadata: metadata)
        )
    }
}
