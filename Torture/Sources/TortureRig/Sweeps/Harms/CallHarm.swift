/// Harm to one system call of a program, tried on each call in turn.
protocol CallHarm: Disturbance where Harm == Injection {
    /// The kinds of calls to which it can be done.
    var calls: [String] { get }
    /// The harms to try, in that order.
    ///
    /// - Parameters:
    ///   - log: an undisturbed run.
    ///   - folder: the restaurant's folder.
    ///   - isBrief: whether to return only the calls that use the restaurant's folder.
    func harms(in log: CallLog, of folder: String, isBrief: Bool) -> [Injection]
    /// For each kind, an endless list of calls after the last one of an undisturbed run.
    func beyond(_ log: CallLog) -> [[Injection]]
}

extension CallHarm {
    func beyond(_ log: CallLog) -> [[Injection]] { [] }
}

/// SIGKILL at the N-th system call of each kind.
struct KillHarm: CallHarm {
    /// The kinds of calls that open, read, change, sync, send or report something.
    let calls = [
        "openat", "read", "pread64", "write", "pwrite64", "fdatasync", "fsync", "ftruncate", "fchmod",
        "mkdirat", "unlinkat", "unlink", "rename", "renameat", "renameat2", "link", "linkat", "getdents64",
        "flock", "connect", "sendto",
    ]

    /// First the calls that use the restaurant's folder, then those that load libraries and the like.
    func harms(in log: CallLog, of folder: String, isBrief: Bool) -> [Injection] {
        let near = CallSite.places(in: log, near: folder, countingEach: .process)
        let known = Set(near)
        let far = CallSite.places(in: log, near: nil, countingEach: .process).filter { !known.contains($0) }
        return (isBrief ? near : near + far).map { Injection(.kill, $0.call, at: $0.count) }
    }

    /// Threads divide the work differently in each run, so that a run may make some calls more.
    func beyond(_ log: CallLog) -> [[Injection]] {
        let counts = Dictionary(grouping: log.calls, by: \.name).mapValues(\.count)
        return calls.map { call in
            let last = counts[call] ?? 0
            return (last + 1...last + 200).map { Injection(.kill, call, at: $0) }
        }
    }

    func strike(_ sandbox: Sandbox, at work: any Scenario, with harm: Injection) async throws -> Stroke {
        let harmed = try await work.attend(sandbox) {
            try await sandbox.run(
                work.program,
                work.arguments(in: sandbox),
                adding: work.variables,
                under: harm
            )
        }
        var stroke = Stroke(harmed.outcome, isStruck: harmed.isStruck)
        stroke.report.kills = harmed.isStruck ? 1 : 0
        if harmed.hung {
            stroke.complain("still at work after \(Sandbox.patience) s")
        } else if !harmed.isStruck {
            stroke.report.add(work.expect(harmed.outcome, work.name))
        }
        return stroke
    }
}
