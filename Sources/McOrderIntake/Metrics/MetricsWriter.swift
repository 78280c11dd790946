internal import Logging
internal import McOrderFiles
internal import McOrderModel
internal import McOrderQueue

internal import struct SystemPackage.FilePath

/// Writes the metrics into the file that node_exporter reads, whole each time.
///
/// They can always be made again, so the file is not synced. It is 0644, since another user reads it, and
/// holds nothing of persons.
actor MetricsWriter {
    /// The shortest time between two writings.
    static let pause = Duration.seconds(5)

    nonisolated let executor = BlockingExecutor(label: "metrics")
    nonisolated var unownedExecutor: UnownedSerialExecutor {
        executor.asUnownedSerialExecutor()
    }

    private let path: String
    private let state: String
    private let version: String
    private let startedAt: Timestamp
    private let view: QueueView
    private let log: Logger
    private var measures = QueueMeasures()
    private var lastWriting: ContinuousClock.Instant?
    private var trouble: String?

    /// A writer of that file.
    init(path: String, state: String, version: String, startedAt: Timestamp, view: QueueView, log: Logger) {
        self.path = path
        self.state = state
        self.version = version
        self.startedAt = startedAt
        self.view = view
        self.log = log
    }

    /// Writes the metrics as they are, unless that was done within the last ``pause``. What is in the way is
    /// logged once, and stops nobody.
    func write(at instant: ContinuousClock.Instant = .now) throws(QueueError) {
        if let lastWriting, lastWriting.duration(to: instant) < Self.pause { return }
        lastWriting = instant
        var latest = measures
        try view.blocking { try $0.measure(&latest) }
        measures = latest
        let metrics = IntakeMetrics(
            version: version,
            startedAt: startedAt,
            queue: measures,
            heartbeat: try QueueView.heartbeat(in: state)
        )
        do {
            let (folder, name) = try place()
            try WholeFile.replace(
                name,
                bytes: Array(metrics.text.utf8),
                in: folder,
                mode: 0o644,
                durable: false
            )
            tell(nil)
        } catch {
            tell("\(error)")
        }
    }

    /// Takes the file away: what it says is true no longer.
    func remove() {
        do {
            let (folder, name) = try place()
            _ = try folder.remove(name)
        } catch {
            tell("\(error)")
        }
    }

    private func place() throws -> (folder: Directory, name: FileName) {
        let full = FilePath(path)
        let folder = try Directory.open(full.removingLastComponent().string)
        guard let name = full.lastComponent.flatMap({ FileName($0.string) }) else {
            throw FileError(operation: "open", path: path, errno: .invalidArgument)
        }
        return (folder, name)
    }

    private func tell(_ words: String?) {
        guard trouble != words else { return }
        trouble = words
        if let words {
            log.warning("the metrics cannot be written", metadata: ["file": "\(path)", "error": "\(words)"])
        } else {
            log.notice("the metrics are written again", metadata: ["file": "\(path)"])
        }
    }
}
