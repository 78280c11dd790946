/// Harm done to one system call of a program, and to each of them in turn.
protocol CallHarm: Disturbance where Harm == Injection {
    /// The kinds of calls in which there are places for it.
    var calls: [String] { get }
    /// Its places, in the order in which they are tried.
    ///
    /// - Parameters:
    ///   - log: an undisturbed run.
    ///   - folder: the house's.
    ///   - isBrief: whether only those near the house are wanted.
    func harms(in log: CallLog, of folder: String, isBrief: Bool) -> [Injection]
    /// Those of the kind that come behind all of an undisturbed run, without an end.
    func beyond(_ log: CallLog) -> [[Injection]]
}

extension CallHarm {
    func beyond(_ log: CallLog) -> [[Injection]] { [] }
}

/// SIGKILL at the N-th system call of each kind.
struct KillHarm: CallHarm {
    /// The kinds of calls that open, read, change, order or tell something.
    let calls = [
        "openat", "read", "pread64", "write", "pwrite64", "fdatasync", "fsync", "ftruncate", "fchmod",
        "mkdirat", "unlinkat", "unlink", "rename", "renameat", "renameat2", "link", "linkat", "getdents64",
        "flock",
    ]

    /// Those near the house, and then those that load libraries and the like.
    func harms(in log: CallLog, of folder: String, isBrief: Bool) -> [Injection] {
        let near = CallSite.places(in: log, near: folder, countingEach: .process)
        let known = Set(near)
        let far = CallSite.places(in: log, near: nil, countingEach: .process).filter { !known.contains($0) }
        return (isBrief ? near : near + far).map { Injection(.kill, $0.call, at: $0.count) }
    }

    /// Threads share the work differently each time, so that a run may make some calls more.
    func beyond(_ log: CallLog) -> [[Injection]] {
        let counts = Dictionary(grouping: log.calls, by: \.name).mapValues(\.count)
        return calls.map { call in
            let last = counts[call] ?? 0
            return (last + 1...last + 200).map { Injection(.kill, call, at: $0) }
        }
    }

    func strike(_ house: House, at work: any Scenario, with harm: Injection) async throws -> Stroke {
        let harmed = try await house.run(
            work.program,
            work.arguments(in: house),
            adding: work.variables,
            under: harm
        )
        var stroke = Stroke(harmed.outcome, isStruck: harmed.isStruck)
        stroke.report.kills = harmed.isStruck ? 1 : 0
        if harmed.hung {
            stroke.complain("still at work after \(House.patience) s")
        } else if !harmed.isStruck {
            stroke.report.add(work.expect(harmed.outcome, work.name))
        }
        return stroke
    }
}
