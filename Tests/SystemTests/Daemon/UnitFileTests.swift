import Foundation
import Subprocess
import SystemPackage
import Testing

/// The systemd units: their directives, and how narrowly they restrict the daemon.
///
/// `.ci/deb-boot-test` runs the daemon under them. These tests need `systemd-analyze`, which `make test`
/// installs. Without it they fail rather than being skipped unnoticed.
@Suite struct UnitFileTests {
    private static let repository = Repository.path

    /// The output of `systemd-analyze`, and how it ended.
    private func analyze(
        _ arguments: [String],
        runtime: String = "/tmp"
    ) async throws -> (said: String, end: TerminationStatus) {
        let outcome = try await Subprocess.run(
            .path("/usr/bin/systemd-analyze"),
            arguments: Arguments(arguments),
            environment: .custom(["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "XDG_RUNTIME_DIR": runtime]),
            output: .string(limit: 1 << 20),
            error: .string(limit: 1 << 20)
        )
        return (outcome.standardOutput + outcome.standardError, outcome.terminationStatus)
    }

    /// Copies the unit to a temporary folder and lets it start the program that was just built.
    private func withUnit(_ unit: String, _ body: (_ path: String, _ folder: String) async throws -> Void)
        async throws
    {
        let folder = FileManager.default.temporaryDirectory.appending(path: "mcorder-\(UUID().uuidString)")
            .path(percentEncoded: false)
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { #expect(throws: Never.self) { try FileManager.default.removeItem(atPath: folder) } }
        let programs = try Programs.binaryFolder().string
        let text = try String(contentsOfFile: Self.repository + unit, encoding: .utf8)
            .replacing("/usr/bin/", with: "\(programs)/")
        let path = "\(folder)/\((unit as NSString).lastPathComponent)"
        try Data(text.utf8).write(to: URL(filePath: path))
        try await body(path, folder)
    }

    /// The pages need the network, which the daemon is not allowed to use.
    @Test(arguments: [
        ("systemd/mcorderd.service", 1.0), ("systemd/mcorder-web.service", 1.3),
        // It opens USB printers.
        ("systemd/mcorder-print.service", 1.8), ("systemd/mcorder-pay.service", 1.3),
    ])
    func `the exposure level of a system unit stays low`(_ unit: String, _ limit: Double) async throws {
        let answer = try await analyze([
            "security", "--offline=true", "--no-pager", "\(Self.repository)\(unit)",
        ])
        #expect(answer.end == .exited(0), "\(answer.said)")
        let level = try #require(answer.said.firstMatch(of: /Overall exposure level for [^:]*: ([0-9.]+)/))
        let exposure = try #require(Double(level.1))
        #expect(exposure < limit, "\(answer.said)")
    }

    @Test(arguments: [
        ("systemd/mcorderd.service", "--system"), ("systemd/mcorder-web.service", "--system"),
        ("systemd/mcorder-print.service", "--system"), ("systemd/mcorder-pay.service", "--system"),
        ("systemd/user/mcorderd.service", "--user"),
    ])
    func `systemd-analyze verify accepts a unit`(_ unit: String, _ manager: String) async throws {
        try await withUnit(unit) { path, folder in
            // The manual page is in the package only.
            let answer = try await analyze(["verify", manager, "--man=no", path], runtime: folder)
            #expect(answer.said.isEmpty, "\(answer.said)")
            #expect(answer.end == .exited(0))
        }
    }

    @Test func `systemd-analyze verify rejects a wrong unit`() async throws {
        try await withUnit("systemd/mcorderd.service") { path, folder in
            let text = try String(contentsOfFile: path, encoding: .utf8)
            try Data(text.replacing("WatchdogSec", with: "WatchdogSeconds").utf8).write(
                to: URL(filePath: path)
            )
            let answer = try await analyze(["verify", "--system", "--man=no", path], runtime: folder)
            #expect(answer.said.contains("WatchdogSeconds"))
        }
    }

    @Test(arguments: [
        "Type=notify", "WatchdogSec=60s", "StartLimitIntervalSec=0", "User=mcorder", "Group=mcorder",
        "SupplementaryGroups=mcorder-drop",
        "UMask=0007",
        "StateDirectory=mcorderd", "StateDirectoryMode=2770", "ReadWritePaths=-/srv/mcorder",
        "ProtectSystem=strict", "Restart=on-failure",
    ])
    func `the system unit has the directives that the design requires`(_ line: String) throws {
        let text = try String(contentsOfFile: Self.repository + "systemd/mcorderd.service", encoding: .utf8)
        #expect(text.split(separator: "\n").contains(Substring(line)))
    }

    @Test(arguments: [
        "Type=notify", "User=mcorder", "Group=mcorder", "UMask=0007", "StateDirectory=mcorderd",
        "StateDirectoryMode=2770", "ProtectSystem=strict", "Restart=on-failure",
        "RestrictAddressFamilies=AF_UNIX AF_INET AF_INET6", "LimitNOFILE=4096", "MemoryMax=512M",
    ])
    func `the unit of the pages has the directives that the design requires`(_ line: String) throws {
        let path = Self.repository + "systemd/mcorder-web.service"
        let text = try String(contentsOfFile: path, encoding: .utf8)
        #expect(text.split(separator: "\n").contains(Substring(line)))
        // The program sends no watchdog messages, so systemd would kill it.
        #expect(!text.contains("WatchdogSec"))
    }
}
