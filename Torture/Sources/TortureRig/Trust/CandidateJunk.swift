import Foundation
import Glibc

/// Fills the drop folder with junk under names that a daemon reads, in the largest numbers that a file system
/// allows, while orders come.
package struct CandidateJunk: Section {
    package let name = "candidate junk"
    package let share = 2.0
    /// Creating the files takes time, and a daemon runs for a while with each kind.
    package let least = Duration.seconds(120)
    private let links: Int
    private let files: Int
    private let limit: Duration

    /// Creates the section.
    ///
    /// - Parameters:
    ///   - links: how many names one file has; ext4 allows 65,000.
    ///   - files: how many small files there are.
    ///   - limit: how long an order may take. The promise is five seconds with optimized programs.
    package init(links: Int = 64_000, files: Int = 100_000, limit: Duration = .seconds(5)) {
        self.links = links
        self.files = files
        self.limit = limit
    }

    /// The kinds of junk.
    private enum Kind: String, CaseIterable {
        case links = "names of one large file that is JSON"
        case touched = "names of one large file that is none, and is touched"
        case files = "small files"
        case notices = "notices about unknown orders"
    }

    package func run(until deadline: ContinuousClock.Instant, in workshop: Workshop) async throws
        -> SectionReport
    {
        var report = SectionReport(name: name)
        report.notes = ["\(links) names of one file, \(files) small files"]
        if !Self.dropCaches() { report.notes.append("caches cannot be dropped here, so they were warm") }
        for kind in Kind.allCases where ContinuousClock.now < deadline {
            let sandbox = try await workshop.newSandbox()
            let one = try await trial(kind, sandbox).during(kind.rawValue)
            workshop.say("  \(kind.rawValue): \(one.notes.joined(separator: "; "))")
            report.add(one)
            if one.violationCount == 0 { try sandbox.tearDown() }
        }
        return report
    }

    /// Has the kernel drop its cached inodes; returns whether it did.
    private static func dropCaches() -> Bool {
        sync()
        let file = open("/proc/sys/vm/drop_caches", O_WRONLY | O_CLOEXEC)
        guard file >= 0 else { return false }
        defer { close(file) }
        return write(file, "3\n", 2) == 2
    }

    private func trial(_ kind: Kind, _ sandbox: Sandbox) async throws -> SectionReport {
        var report = SectionReport(name: name)
        report.trials = 1
        var ledger = Ledger()
        let touched = try make(kind, in: sandbox, &ledger)
        _ = Self.dropCaches()
        // The delay is long enough for all orders; the daemon is killed once they are seen.
        let ending = Ending()
        async let daemon = sandbox.run(
            "mcorderd",
            ["run"],
            adding: ["MCORDERD_INTAKE_SETTLE": "3s"],
            killedWhen: { ending.isOver }
        )
        var longest = Duration.zero
        // After the first order that took too long, no further orders are tried.
        for number in 1...5 where longest <= limit {
            let bytes = SampleOrder.bytes(number)
            ledger.deliver(bytes)
            try sandbox.drop(bytes, as: "order \(number).json")
            let begin = ContinuousClock.now
            while ContinuousClock.now - begin < limit * 3 {
                if let touched { utimensat(AT_FDCWD, touched, nil, 0) }
                if try QueueRecord.hasOrder(number, state: sandbox.state) { break }
                try await Task.sleep(for: .milliseconds(20))
            }
            longest = max(longest, .now - begin)
        }
        ending.end()
        _ = try await daemon
        report.kills = 1
        if longest > limit { report.add([Violation(.soonSeen, "an order was seen after \(longest)")]) }
        report.notes = ["an order was seen within \(longest)"]
        report.add(try sandbox.violations(ledger, at: .interrupted))
        return report
    }

    /// Puts the junk into the drop folder.
    ///
    /// - Returns: the path of the file whose times are to be changed.
    private func make(_ kind: Kind, in sandbox: Sandbox, _ ledger: inout Ledger) throws -> String? {
        let dense = Array(("[" + String(repeating: "0,", count: 32_760) + "0]").utf8)
        switch kind {
        case .links: return try linkNames(dense, in: sandbox, &ledger)
        case .touched: return try linkNames(Array(dense.dropLast()), in: sandbox, &ledger)
        case .files:
            for index in 0..<files {
                try store(Array("{\"junk\": \(index)}\n".utf8), index, sandbox, &ledger)
            }
        case .notices:
            for index in 0..<files / 10 {
                let notice = SampleOrder.notice("cancel", about: 1000 + index)
                try store(notice, index, sandbox, &ledger, ending: "notice")
            }
        }
        return nil
    }

    private func linkNames(_ bytes: [UInt8], in sandbox: Sandbox, _ ledger: inout Ledger) throws -> String {
        let path = "\(sandbox.orders)/.junk"
        try Data(bytes).write(to: URL(filePath: path))
        ledger.mayHaveWritten(bytes)
        for index in 0..<links {
            let ending = index.isMultiple(of: 2) ? "json" : "notice"
            guard Glibc.link(path, "\(sandbox.orders)/junk\(index).\(ending)") == 0 else {
                throw RigError("link: \(errno)")
            }
        }
        return path
    }

    private func store(
        _ bytes: [UInt8],
        _ index: Int,
        _ sandbox: Sandbox,
        _ ledger: inout Ledger,
        ending: String? = nil
    ) throws {
        ledger.mayHaveWritten(bytes)
        let ending = ending ?? (index.isMultiple(of: 2) ? "json" : "notice")
        try Data(bytes).write(to: URL(filePath: "\(sandbox.orders)/junk\(index).\(ending)"))
    }
}
