import Foundation
import Glibc
import McOrderModel
import Subprocess
import SystemPackage
import Testing

/// A folder that disappears and comes back, and one that two restaurants share.
@Suite struct SharedFolderTests {
    @Test func `two daemons on one folder each take in only their own orders`() async throws {
        try await Programs.withSandbox { programs in
            let variables = { (id: String) in
                [
                    "MCORDER_STATE": "\(programs.folder)/\(id)", "MCORDERD_RESTAURANTS": id,
                    "MCORDERD_INTAKE_POLL": "50ms", "NOTIFY_SOCKET": "",
                ]
            }
            for id in ["garbera", "urbil"] {
                #expect(try await programs.run("mcorderd", ["init"], adding: variables(id)).status == 0)
            }
            let names = ["McDonald's Garbera", "McDonald's Urbil", "McDonald's Artea"]
            for number in 1...60 {
                let text = Programs.sample
                    .replacingOccurrences(of: "\"9\"", with: "\"\(number)\"")
                    .replacingOccurrences(of: names[0], with: names[number % 3])
                try programs.drop(text, as: "order \(number).json")
            }
            try await programs.withSession(adding: variables("garbera"), waits: false) { _ in
                _ = try await Subprocess.run(
                    try Programs.binary("mcorderd"),
                    arguments: ["run"],
                    environment: programs.environment.updating(
                        Dictionary(
                            uniqueKeysWithValues: variables("urbil").map {
                                (Environment.Key(rawValue: $0) ?? "_", $1)
                            }
                        )
                    ),
                    input: .none,
                    output: .discarded,
                    error: .discarded
                ) { second in
                    try await programs.until("only the third restaurant's are left") {
                        try programs.waiting().count == 20
                    }
                    try second.send(signal: .terminate)
                }
            }
            for (id, name) in zip(["garbera", "urbil"], names) {
                let list = try await programs.run("till", ["list", "--json"], adding: variables(id)).json()
                let orders = try #require(list.elements)
                #expect(orders.count == 20)
                #expect(orders.allSatisfy { $0.member("restaurant")?.text == name })
            }
            #expect(
                try programs.waiting().allSatisfy { name in
                    let text = try String(contentsOfFile: "\(programs.orders)/\(name)", encoding: .utf8)
                    return text.contains("Artea")
                }
            )
        }
    }

    /// Whether this user may mount a file system in a separate mount namespace.
    private static let mayMount: Bool = {
        let trial = Process()
        trial.executableURL = URL(filePath: "/usr/bin/unshare")
        trial.arguments = namespace + ["mount", "-t", "tmpfs", "none", "/mnt"]
        trial.standardError = nil
        do {
            try trial.run()
        } catch {
            return false
        }
        trial.waitUntilExit()
        return trial.terminationStatus == 0
    }()

    /// The options of unshare(1) for a mount namespace, in which mounts do not affect other processes.
    private static let namespace = geteuid() == 0 ? ["--mount"] : ["--mount", "--map-root-user"]

    /// A script that unmounts the shared folder under a running daemon and mounts it again. Each wait ends
    /// after 20 s.
    private static let script = """
        set -eu
        wait_for() {
            for _ in $(seq 400); do if sh -c "$1" >/dev/null 2>&1; then return; fi; sleep 0.05; done
            echo "never: $1"; exit 1
        }
        kept=$HOME/kept
        mkdir "$kept"
        cp -a "$MCORDER_CLOUD/." "$kept"
        rm -rf "$MCORDER_CLOUD"/* "$MCORDER_CLOUD"/.[!.]*  || true
        mount -t tmpfs none "$MCORDER_CLOUD"
        cp -a "$kept/." "$MCORDER_CLOUD"
        "$BIN/mcorderd" run 2>"$HOME/log" & daemon=$!
        trap 'kill $daemon' EXIT
        cp "$HOME/first.json" "$MCORDER_CLOUD/orders/"
        wait_for '"$BIN/till" show 9'
        wait_for 'umount "$MCORDER_CLOUD"'
        wait_for '"$BIN/mcorderd" status --json | grep -q absent'
        cp "$HOME/second.json" "$kept/orders/"
        mount -t tmpfs none "$MCORDER_CLOUD"
        cp -a "$kept/." "$MCORDER_CLOUD"
        wait_for '"$BIN/till" show 10'
        cp "$HOME/third.json" "$MCORDER_CLOUD/orders/"
        wait_for '"$BIN/till" show 11'
        kill $daemon
        wait $daemon
        trap - EXIT
        grep -c 'the folder cannot be used' "$HOME/log"
        grep -c 'the folder is back' "$HOME/log"
        """

    @Test(.enabled(if: mayMount, "mounting is not permitted here"))
    func `a folder that is unmounted and mounted again loses no order`() async throws {
        try await Programs.withSandbox { programs in
            for (number, name) in [(9, "first"), (10, "second"), (11, "third")] {
                let text = Programs.sample.replacingOccurrences(of: "\"9\"", with: "\"\(number)\"")
                try Data(text.utf8).write(to: URL(filePath: "\(programs.folder)/\(name).json"))
            }
            let result = try await Subprocess.run(
                .path("/usr/bin/unshare"),
                arguments: Arguments(Self.namespace + ["sh", "-c", Self.script]),
                environment: programs.environment.updating([
                    "BIN": "\(try Programs.binaryFolder())",
                    "MCORDERD_INTAKE_POLL": "50ms",
                ]),
                output: .string(limit: 65_536),
                error: .string(limit: 65_536)
            )
            #expect(
                result.terminationStatus == .exited(0),
                "\(result.standardOutput) \(result.standardError)"
            )
            #expect(result.standardOutput == "1\n1\n")
        }
    }
}
