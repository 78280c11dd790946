import Foundation
import Subprocess
import SystemPackage
import Testing

/// Runs the commands of one document in their order, in one shell and in its own folder.
///
/// The programs are those of this build. `sudo` runs its command as the same user, and `systemctl` stops and
/// starts the restaurant's daemon. The folders of an installed package (`/srv/mcorder`, `/var/lib/mcorderd`,
/// `/usr/share/mcorder`, `/etc/mcorder`) and `/var/backups` are replaced by those of the same name below the
/// test's folder. Each database server of a document has its own folders for those in `ofServers`, and a
/// loopback address for its name in `hosts`. Nothing else is replaced. `restaurant` in a `before` comment
/// creates an installed restaurant whose daemon runs, with the shared folder also at `~/McOrder`.
struct DocumentSession {
    /// How a command ended and what it printed.
    struct Result {
        let status: Int
        let output: String
        let error: String
    }

    /// The folder that is the package's root and the user's home.
    let folder: String
    /// The repository.
    let repository: String

    private static let installed = [
        "/srv/mcorder", "/var/lib/mcorderd", "/usr/share/mcorder", "/etc/mcorder", "/var/backups",
    ]
    /// Folders on the machine of a database server.
    private static let ofServers = [
        "/etc/postgresql", "/var/lib/postgresql", "/etc/patroni", "/etc/default/etcd",
    ]
    /// Names of database servers, and the last part of their loopback addresses.
    private static let hosts = ["db1.example": 1, "db2.example": 2, "db.example": 3, "etcd.example": 4]
    /// The first three parts of these addresses. Sessions at the same time use different ones.
    private let network = "127.\(Int.random(in: 2...250)).\(Int.random(in: 2...250))"

    /// Runs the commands. The result has one element for each command, in their order; nil if the command was
    /// not reached.
    func run(_ blocks: [DocumentBlock]) async throws -> [Result?] {
        try prepare()
        var script = ""
        for file in [".ci/documents-postgresql.bash", ".ci/documents.bash"] {
            script += try String(contentsOfFile: repository + file, encoding: .utf8)
        }
        var count = 0
        for block in blocks {
            for commands in block.before { script += "before \(Self.quoted(placed(commands)))\n" }
            for command in block.commands {
                let verb = command.isLasting ? "lasting" : "typed"
                script += "\(verb) \(count) \(Self.quoted(placed(command.text)))\n"
                count += 1
            }
        }
        script += "finish\n"
        try Data(script.utf8).write(to: URL(filePath: "\(folder)/script"))
        let programs = try Programs.binaryFolder().string
        let outcome = try await Subprocess.run(
            .path("/usr/bin/timeout"),
            arguments: ["--kill-after=5", "300", "/bin/bash", "\(folder)/script"],
            environment: .custom([
                "PATH": "\(folder)/bin:/usr/bin:/bin:/usr/sbin:/sbin",
                "HOME": "\(folder)/home",
                "LC_ALL": "C.UTF-8",
                "USER": "ana",
                "DOCUMENT_FOLDER": folder,
                "DOCUMENT_PROGRAMS": programs,
                "MCORDER_STATE": "\(folder)/var/lib/mcorderd",
                "MCORDERD_CLOUD": "\(folder)/srv/mcorder/cloud",
                "MCORDERD_CATALOG": "\(folder)/usr/share/mcorder/catalog",
                "LD_LIBRARY_PATH": ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"] ?? "",
            ]),
            workingDirectory: FilePath("\(folder)/home"),
            input: .none,
            output: .string(limit: 1 << 20),
            error: .string(limit: 1 << 20)
        )
        #expect(
            outcome.terminationStatus == .exited(0),
            "the session itself: \(outcome.standardOutput)\(outcome.standardError)"
        )
        return try (0..<count).map { try result(of: $0) }
    }

    private func prepare() throws {
        let files = FileManager.default
        for path in [
            "bin", "home", "results", "srv/mcorder", "var/lib/mcorderd", "var/backups", "etc/mcorder",
        ] {
            try files.createDirectory(atPath: "\(folder)/\(path)", withIntermediateDirectories: true)
        }
        try files.createDirectory(atPath: "\(folder)/usr/share/mcorder", withIntermediateDirectories: true)
        // The mode that the package gives the folder.
        try files.setAttributes([.posixPermissions: 0o2770], ofItemAtPath: "\(folder)/var/lib/mcorderd")
        try files.copyItem(
            atPath: repository + "catalog",
            toPath: "\(folder)/usr/share/mcorder/catalog"
        )
        try files.copyItem(
            atPath: repository + "config/mcorderd.yaml",
            toPath: "\(folder)/etc/mcorder/mcorderd.yaml"
        )
        for name in ["docs", "catalog", "config", "systemd"] {
            try files.createSymbolicLink(
                atPath: "\(folder)/home/\(name)",
                withDestinationPath: repository + name
            )
        }
    }

    private func placed(_ text: String) -> String {
        var text = Self.installed.reduce(text) { $0.replacing($1, with: folder + $1) }
        // documents-postgresql.bash replaces @server@ and @sockets@ when the command is run.
        for path in Self.ofServers { text = text.replacing(path, with: "\(folder)/servers/@server@\(path)") }
        for (host, number) in Self.hosts { text = text.replacing(host, with: "\(network).\(number)") }
        return text.replacing("/var/run/postgresql", with: "@sockets@")
            .replacing("192.168.1.0/24", with: "127.0.0.0/8")
    }

    private static func quoted(_ text: String) -> String {
        "'" + text.replacing("'", with: #"'\''"#) + "'"
    }

    private func result(of index: Int) throws -> Result? {
        let place = "\(folder)/results/\(index)"
        guard FileManager.default.fileExists(atPath: place + ".status") else { return nil }
        func text(_ kind: String) throws -> String {
            String(decoding: try Data(contentsOf: URL(filePath: "\(place).\(kind)")), as: UTF8.self)
                .replacing(folder, with: "")
        }
        let status = try text("status").trimmingCharacters(in: .whitespacesAndNewlines)
        return Result(
            status: try #require(Int(status)),
            output: try text("out"),
            error: try text("err")
        )
    }
}
