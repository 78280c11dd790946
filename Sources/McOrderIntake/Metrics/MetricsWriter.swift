import Logging
import McOrderFiles
import McOrderQueue

import struct SystemPackage.FilePath

/// Writes the file of metrics that node_exporter reads, as a whole each time.
///
/// The metrics can always be recreated, so the file is not fsynced. Its mode is 0644, since another user
/// reads it, and it contains no personal data.
actor MetricsWriter: BlockingActor {
    /// The minimum time between two writes.
    static let pause = Duration.seconds(5)

    nonisolated let executor = BlockingExecutor(label: "metrics")

    private let path: FilePath
    private let resources: IntakeResources
    private var metrics: IntakeMetrics
    private var lastWriting: ContinuousClock.Instant?
    private var problem: RecurringProblem

    init(path: String, version: String, _ resources: IntakeResources) {
        self.path = FilePath(path)
        self.resources = resources
        metrics = IntakeMetrics(version: version, startedAt: resources.now(), now: resources.now())
        problem = RecurringProblem(
            resources.log,
            begins: "the metrics cannot be written",
            ends: "the metrics are written again",
            metadata: ["file": "\(path)"]
        )
    }

    /// Writes the current metrics, unless they were written within the last ``pause``. A problem is logged
    /// once and is not thrown.
    func write(at instant: ContinuousClock.Instant = .now) throws(QueueError) {
        if let lastWriting, lastWriting.duration(to: instant) < Self.pause { return }
        lastWriting = instant
        var latest = metrics
        let heartbeat = try QueueView.heartbeat(in: resources.paths.queue)
        latest.heartbeat = heartbeat
        latest.now = resources.now()
        try resources.view.blocking { try $0.measure(&latest.queue, answered: heartbeat?.answered) }
        metrics = latest
        attempt { folder, name throws(FileError) in
            let bytes = Array(metrics.text.utf8)
            try WholeFile.replace(name, bytes: bytes, in: folder, mode: 0o644, durable: false)
        }
    }

    /// Removes the file, because its content is no longer current.
    func remove() {
        attempt { folder, name throws(FileError) in _ = try folder.remove(name) }
    }

    private func attempt(_ work: (Directory, FileName) throws(FileError) -> Void) {
        do throws(FileError) {
            let folder = try Directory.open(path.removingLastComponent().string)
            guard let name = path.lastComponent.flatMap({ FileName($0.string) }) else {
                throw FileError(operation: "open", path: path.string, errno: .invalidArgument)
            }
            try work(folder, name)
            problem.report(nil)
        } catch {
            problem.report(error)
        }
    }
}
