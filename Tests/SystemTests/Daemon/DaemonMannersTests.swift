import Foundation
import Glibc
import McOrderModel
import Subprocess
import SystemPackage
import Testing

/// The daemon's behaviour towards its service manager, its administrator and another daemon.
@Suite struct DaemonMannersTests {
    private static func moveCloud(of programs: Programs, away: Bool) throws {
        let (here, aside) = ("\(programs.folder)/cloud", "\(programs.folder)/aside")
        try FileManager.default.moveItem(atPath: away ? here : aside, toPath: away ? aside : here)
    }

    @Test func `the service manager is notified from the start to the end`() async throws {
        try await Programs.withSandbox { programs in
            let heard = try await programs.withSession(adding: ["WATCHDOG_USEC": "300000"]) { session in
                try await programs.until("the watchdog is fed three times") {
                    session.manager.count(of: "WATCHDOG=1") >= 3
                }
                #expect(session.manager.messages().contains { $0.hasPrefix("STATUS=") })
                try session.send(SIGHUP)
                try await programs.until("it is ready again") {
                    session.manager.count(of: "READY=1") == 2
                }
                let messages = session.manager.messages()
                let reloading = try #require(messages.firstIndex(of: "RELOADING=1"))
                #expect(messages[reloading + 1].hasPrefix("MONOTONIC_USEC="))
                #expect(messages.firstIndex(of: "READY=1") ?? .max < reloading)
                try session.send(SIGTERM)
                try await programs.until("it says that it stops") {
                    session.manager.count(of: "STOPPING=1") == 1
                }
            }
            #expect(heard.end == .exited(0))
            #expect(heard.log.contains("notice stopped"))
        }
    }

    @Test func `a missing folder delays nothing, is logged once, and is used again when it is back`()
        async throws
    {
        try await Programs.withSandbox { programs in
            try Self.moveCloud(of: programs, away: true)
            let variables = ["WATCHDOG_USEC": "300000", "MCORDERD_INTAKE_POLL": "50ms"]
            let heard = try await programs.withSession(adding: variables) { session in
                let status = try await session.status()
                #expect(status.member("running") == .bool(true))
                #expect(status.member("trouble")?.text == "absent")
                let fed = session.manager.count(of: "WATCHDOG=1")
                try await programs.until("the watchdog is fed all the same") {
                    session.manager.count(of: "WATCHDOG=1") >= fed + 3
                }
                let words = try await programs.mcorderd("status", "--lang", "en").output
                #expect(words.contains("cloud/orders is not there: mount the shared folder"))
                try Self.moveCloud(of: programs, away: false)
                try programs.drop(Programs.sample, as: "a.json")
                try await programs.until("the order is there") {
                    try await programs.till("show", "9").status == 0
                }
                #expect(try await session.status().member("trouble") == .null)
            }
            #expect(heard.log.components(separatedBy: "the folder cannot be used").count == 2)
            #expect(heard.log.components(separatedBy: "the folder is back").count == 2)
        }
    }

    @Test func `the watchdog gets its messages while another process holds the queue's lock`() async throws {
        try await Programs.withSandbox { programs in
            let variables = ["WATCHDOG_USEC": "300000", "MCORDERD_INTAKE_POLL": "50ms"]
            try await programs.withSession(adding: variables) { session in
                let lock = open("\(programs.state)/queue.lock", O_RDWR | O_CLOEXEC)
                try #require(lock >= 0 && flock(lock, LOCK_EX) == 0)
                defer { close(lock) }
                try programs.drop(Programs.sample, as: "a.json")
                try await session.untilLogged("waiting for the process that writes to the queue")
                let fed = session.manager.count(of: "WATCHDOG=1")
                try await programs.until("the watchdog is fed") {
                    session.manager.count(of: "WATCHDOG=1") > fed
                }
                #expect(try programs.waiting() == ["a.json"])
                try #require(flock(lock, LOCK_UN) == 0)
                try await programs.until("the order is there") { try programs.waiting().isEmpty }
            }
        }
    }

    @Test func `a slow stop soon after the start is a stop like any other`() async throws {
        try await Programs.withSandbox { programs in
            let heard = try await programs.withSession(adding: ["MCORDERD_INTAKE_POLL": "50ms"]) { session in
                let lock = open("\(programs.state)/queue.lock", O_RDWR | O_CLOEXEC)
                try #require(lock >= 0 && flock(lock, LOCK_EX) == 0)
                defer { close(lock) }
                try programs.drop(Programs.sample, as: "a.json")
                // The daemon now waits for the lock. Two seconds after its start it counts as running.
                try await Task.sleep(for: .seconds(1))
                try session.send(SIGTERM)
                try await Task.sleep(for: .seconds(2))
                #expect(session.isAlive)
            }
            #expect(heard.end == .exited(0), "\(heard.log)")
            #expect(try programs.waiting().isEmpty)
        }
    }

    @Test func `a service manager that does not read its socket does not block the daemon`() async throws {
        try await Programs.withSandbox { programs in
            let heard = try await programs.withSession(adding: ["MCORDERD_INTAKE_POLL": "10ms"]) { session in
                // From here on the test does not read the socket, whose queue holds ten datagrams.
                for number in 1...40 {
                    let order = Programs.sample.replacingOccurrences(of: "\"9\"", with: "\"\(number)\"")
                    try programs.drop(order, as: "order \(number).json")
                    try await programs.until("order \(number) is taken in") { try programs.waiting().isEmpty }
                }
            }
            #expect(heard.end == .exited(0))
        }
    }

    @Test func `a second daemon is refused, and its error names the first one`() async throws {
        try await Programs.withSandbox { programs in
            try await programs.withSession { session in
                for arguments in [["run"], ["run", "--once"]] {
                    let second = try await programs.run("mcorderd", arguments)
                    #expect(second.status == 75)
                    #expect(second.error.contains("\(session.process.value)"), "\(second.error)")
                }
                #expect(try await programs.mcorderd("status").status == 0)
            }
        }
    }

    @Test func `SIGTERM in the middle of a backlog loses nothing`() async throws {
        try await Programs.withSandbox { programs in
            let count = 1500
            for number in 1...count {
                let order = Programs.sample.replacingOccurrences(of: "\"9\"", with: "\"\(number)\"")
                try programs.drop(order, as: "order \(number).json")
            }
            let heard = try await programs.withSession { session in
                try await programs.until("some are taken in") { try programs.waiting().count < count }
                try session.send(SIGTERM)
            }
            #expect(heard.end == .exited(0))
            let taken = try await programs.allOrders().count
            #expect(taken + (try programs.waiting().count) == count)
            #expect(try await programs.mcorderd("run", "--once").status == 0)
            #expect(try await programs.allOrders().count == count)
        }
    }

    @Test func `the daemon continues when the reader of its log ends`() async throws {
        try await Programs.withSandbox { programs in
            var ends: [Int32] = [0, 0]
            try #require(pipe(&ends) == 0)
            close(ends[0])
            let running = try await Subprocess.run(
                try Programs.binary("mcorderd"),
                arguments: ["run"],
                environment: programs.environment,
                input: .none,
                output: .discarded,
                error: .fileDescriptor(.init(rawValue: ends[1]), closeAfterSpawningProcess: true)
            ) { execution in
                try programs.drop(Programs.sample, as: "a.json")
                try await programs.until("the order is there") {
                    try await programs.till("show", "9").status == 0
                }
                try execution.send(signal: .terminate)
            }
            #expect(running.terminationStatus == .exited(0))
        }
    }

    @Test func `under systemd each line of the log begins with its priority`() async throws {
        try await Programs.withSandbox { programs in
            let variables = ["JOURNAL_STREAM": "8:42", "MCORDERD_LOG_LEVEL": "debug"]
            let heard = try await programs.withSession(adding: variables) { session in
                try programs.drop(Programs.sample, as: "a.json")
                try await session.untilLogged("order received")
            }
            let lines = heard.log.split(separator: "\n")
            #expect(!lines.isEmpty)
            #expect(lines.allSatisfy { $0.wholeMatch(of: /<[2-7]>.+/) != nil })
            #expect(heard.log.contains("<7>order received code=9-624"))
        }
    }

    @Test func `no device name and no comment is in the log`() async throws {
        try await Programs.withSandbox { programs in
            let heard = try await programs.withSession(adding: ["MCORDERD_LOG_LEVEL": "debug"]) { session in
                try programs.drop(Programs.sample, as: "iPhone4 de Beris9.json")
                try programs.drop("[\"iPhone4 de Beris\"]", as: "iPhone4 de Beris10.json")
                try await session.untilLogged("order received")
                try await session.untilLogged("file refused")
            }
            #expect(!heard.log.contains("Beris"))
            #expect(!heard.log.contains("ketchups"))
        }
    }
}
