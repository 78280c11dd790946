import Bench

/// Two tills show the same order. One changes it; the time until the other shows the change is measured.
struct TwoTills {
    /// From the writer's last write to the WAL, before it is synced, to the other till's screen.
    private(set) var fromWrite = Quantiles()
    /// From the end of the commit to the other till's screen.
    private(set) var fromCommit = Quantiles()
    /// From the key on one till to the other's screen.
    private(set) var fromKey = Quantiles()

    private let first: Screen
    private let second: Screen
    private let commits: Commits

    init(_ first: Screen, _ second: Screen, _ commits: Commits) {
        (self.first, self.second, self.commits) = (first, second, commits)
    }

    /// Selects an order on both.
    func find(_ code: String) throws {
        for screen in [first, second] {
            try screen.type("\(code)\r")
            try expect("the order on both", [screen]) { screen.isIdle && screen.grid.shows("placed at") }
        }
    }

    /// Changes the order forward and back that number of times.
    mutating func change(times: Int) throws {
        for index in 0..<times {
            // The effects of the previous change must be over, so that its commits are not counted.
            try expect("rest", [first, second, commits]) {
                first.idleAt.duration(to: .now) > .milliseconds(30)
                    && second.idleAt.duration(to: .now) > .milliseconds(30)
            }
            commits.forget()
            let (key, state) = index % 2 == 0 ? ("\r", "PREPARING") : ("b", "RECEIVED")
            let start = ContinuousClock.now
            try first.type(key)
            var shownAt: ContinuousClock.Instant?
            try expect("\(state) on the other till", [first, second, commits]) {
                if shownAt == nil, second.grid.shows(state) { shownAt = .now }
                return shownAt != nil && first.isIdle && first.grid.shows(state) && !commits.all.isEmpty
            }
            guard let shownAt, let commit = commits.all.first else { continue }
            fromKey.add(start.duration(to: shownAt))
            fromWrite.add(commit.written.duration(to: shownAt))
            fromCommit.add(max(.zero, commit.done.duration(to: shownAt)))
        }
    }

    private func expect(_ what: String, _ sources: [any Source], until condition: () -> Bool) throws {
        guard try wait(for: sources, until: condition) else {
            throw BenchError("never: \(what)\n\(first.grid.text)\n\(second.grid.text)")
        }
    }
}
