import Foundation
import Glibc
import McOrderModel
import Subprocess
import SystemPackage
import Testing

extension Programs {
    /// The sample order with another number.
    static func sample(_ number: Int) -> String {
        sample.replacingOccurrences(of: "\"9\"", with: "\"\(number)\"")
    }

    /// The way in which a second installation shares this restaurant's folder.
    enum Sharing {
        /// The same folder, as on one machine or one mount.
        case sameFolder
        /// A copy with the same marker, as a sync client makes one on another machine.
        case copy
    }

    /// Another installation next to this one, with its own state folder.
    func neighbour(
        _ name: String = "neighbour",
        _ sharing: Sharing = .sameFolder,
        settings: [Environment.Key: String] = [:]
    ) throws -> Programs {
        let place = "\(folder)/\(name)"
        let manager = FileManager.default
        try manager.createDirectory(atPath: place, withIntermediateDirectories: false)
        let cloud = "\(folder)/cloud"
        var own = settings
        switch sharing {
        case .sameFolder:
            try manager.createSymbolicLink(atPath: "\(place)/cloud", withDestinationPath: cloud)
            own["MCORDER_CLOUD"] = cloud
        case .copy:
            try manager.copyItem(atPath: cloud, toPath: "\(place)/cloud")
        }
        return Programs(folder: place, ownCatalogue: ownCatalogue, settings: own)
    }

    /// Runs `mcorderd`, which is expected to end by itself. A daemon that serves is killed after 15 s and
    /// returns 137.
    func endingDaemon(_ arguments: String..., adding variables: [String: String] = [:]) async throws
        -> Outcome
    {
        let all = variables.merging(["LC_ALL": "C.UTF-8"]) { $1 }
        let result = try await Subprocess.run(
            .path("/usr/bin/timeout"),
            arguments: Arguments(
                ["--signal=KILL", "15", "\(try Self.binaryFolder())/mcorderd"] + arguments + ["--lang", "en"]
            ),
            environment: environment.updating(
                Dictionary(uniqueKeysWithValues: all.map { (Environment.Key(rawValue: $0) ?? "_", $1) })
            ),
            output: .string(limit: 64 << 20),
            error: .string(limit: 64 << 20)
        )
        let status: Int32 =
            switch result.terminationStatus {
            case .exited(let code): code
            // timeout(1) ends by the same signal that it sends.
            case .signaled(let signal): 128 + signal
            }
        return Outcome(status: status, output: result.standardOutput, error: result.standardError)
    }

    /// Creates or replaces a file atomically, as a sync client does.
    func placeWhole(_ path: String, with text: String) throws {
        let temporary = "\(folder)/replacement"
        try Data(text.utf8).write(to: URL(filePath: temporary))
        try #require(rename(temporary, path) == 0)
    }

    func lists(_ number: Int) async throws -> Bool {
        let list = try await till("list", "--json")
        #expect(list.status == 0, "\(list.error)")
        return try list.json().elements?.contains { $0.member("number")?.text == "\(number)" } ?? false
    }
}

extension DaemonSession {
    /// The code of the folder's problem in `mcorderd status --json`; `nil` for none.
    func problem() async throws -> String? {
        try await status().member("trouble")?.text
    }

    /// Waits until the daemon reports this problem, and checks that it still runs.
    func until(problem: String?) async throws {
        try await programs.until("the trouble is \(problem ?? "over")") {
            let log = try logText()
            try #require(isAlive, "the daemon ended: \(log)")
            return try await self.problem() == problem
        }
    }

    /// Whether the daemon still runs; its end is noticed here, and not only when the test's body has ended.
    var isAlive: Bool {
        // A process that was waited for has no folder in /proc.
        guard let stat = try? String(contentsOfFile: "/proc/\(process.value)/stat", encoding: .utf8),
            let bracket = stat.lastIndex(of: ")")
        else { return false }
        return stat[bracket...].dropFirst(2).first != "Z"
    }
}
