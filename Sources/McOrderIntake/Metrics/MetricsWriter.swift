internal import Logging
internal import McOrderFiles
internal import McOrderModel
internal import McOrderQueue

internal import struct SystemPackage.FilePath

/// Writes the file of metrics that node_exporter reads, as a whole each time.
///
/// The metrics can always be recreated, so the file is not fsynced. Its mode is 0644, since another user
/// reads it, and it contains no personal data.
actor MetricsWriter {
    /// The minimum time between two writes.
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
    private var problem: String?

    /// Creates a writer of the metrics file at `path`.
    init(path: String, state: String, version: String, startedAt: Timestamp, view: QueueView, log: Logger) {
        self.path = path
        self.state = state
        self.version = version
        self.startedAt = startedAt
        self.view = view
        self.log = log
    }

    /// Writes the current metrics, unless they were written within the last ``pause``. A problem is logged
    /// once and is not thrown.
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
            report(nil)
        } catch {
            report("\(error)")
        }
    }

    /// Removes the file, because its content is no longer current.
    func remove() {
        do {
            let (folder, name) = try place()
            _ = try folder.remove(name)
        } catch {
            report("\(error)")
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

    private func report(_ words: String?) {
        guard problem != words else { return }
        problem = words
        if let words {
            log.warning("the metrics cannot be written", metadata: ["file": "\(path)", "error": "\(words)"])
        } else {
            log.notice("the metrics are written again", metadata: ["file": "\(path)"])
        }
    }
}
