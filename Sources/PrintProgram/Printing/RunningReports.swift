import Synchronization

/// The reports about a printer that are under way while a transmission blocks its thread.
final class RunningReports: Sendable {
    private let tasks = Mutex<[Task<Void, Never>]>([])

    func add(_ task: Task<Void, Never>) {
        tasks.withLock { $0.append(task) }
    }

    /// Waits until all are stored; returns whether there were any.
    func finish() async -> Bool {
        let all = tasks.withLock { tasks in
            defer { tasks = [] }
            return tasks
        }
        for task in all { await task.value }
        return !all.isEmpty
    }
}
