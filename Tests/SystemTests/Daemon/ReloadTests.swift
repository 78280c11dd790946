import Foundation
import Glibc
import McOrderModel
import Testing

/// The settings that SIGHUP changes in a running daemon, and those that it does not change.
@Suite struct ReloadTests {
    /// Runs a daemon with a configuration file that `body` may replace.
    private static func withDaemon(
        _ text: String,
        _ body: (Programs, DaemonSession, (String) throws -> Void) async throws -> Void
    ) async throws {
        try await Programs.withSandbox { programs in
            let path = "\(programs.folder)/mcorderd.yaml"
            let write = { (text: String) in try Data(text.utf8).write(to: URL(filePath: path)) }
            try write(text)
            try await programs.withSession(arguments: ["run", "--config", path]) { session in
                try await body(programs, session, write)
            }
        }
    }

    @Test func `a reload changes the level of the log`() async throws {
        try await Self.withDaemon("log: {level: error}") { programs, session, write in
            try programs.drop(Programs.sample, as: "a.json")
            try await programs.until("the order is there") { try programs.waiting().isEmpty }
            #expect(try session.logText().isEmpty)
            try write("log: {level: info}")
            try session.send(SIGHUP)
            try await programs.until("it is ready again") { session.manager.count(of: "READY=1") == 2 }
            try programs.drop(Programs.sample, as: "b.json")
            try await session.untilLogged("delivered again code=9-624")
        }
    }

    @Test func `a reload changes the time between polls`() async throws {
        try await Self.withDaemon("intake: {poll: 1h}") { programs, session, write in
            let first = try await session.status().member("lastScanAt")
            try write("intake: {poll: 20ms}")
            try session.send(SIGHUP)
            // The heartbeat is written at most once a second.
            for _ in 1...2 {
                let seen = try await session.status().member("lastScanAt")
                try await programs.until("there is another scan") {
                    try await session.status().member("lastScanAt") != seen
                }
            }
            #expect(try await session.status().member("lastScanAt") != first)
        }
    }

    @Test func `after a reload the new rules apply to the next order`() async throws {
        try await Self.withDaemon("language: en") { programs, session, write in
            let second = Programs.sample.replacingOccurrences(of: "\"9\"", with: "\"10\"")
            try programs.drop(Programs.sample, as: "a.json")
            try await programs.until("the order is there") {
                try await programs.till("show", "9").status == 0
            }
            try write("restaurants: [urbil]")
            try session.send(SIGHUP)
            try await session.untilLogged("reloaded")
            try programs.drop(second, as: "b.json")
            try await programs.until("it is somebody else's") {
                try await session.status().member("elsewhere")?.integer == 1
            }
            #expect(try programs.waiting() == ["b.json"])
        }
    }

    @Test(arguments: ["intake: {pol: 1s}", "intake: {poll: 5}", "restaurants: [nowhere]", "intake: ["])
    func `a reload with an invalid configuration changes nothing and is reported`(_ faulty: String)
        async throws
    {
        try await Self.withDaemon("restaurants: [garbera]") { programs, session, write in
            try write(faulty)
            try session.send(SIGHUP)
            try await session.untilLogged("in force stay")
            try await programs.until("it is ready again") { session.manager.count(of: "READY=1") == 2 }
            try programs.drop(Programs.sample, as: "a.json")
            try await programs.until("the order is there") {
                try await programs.till("show", "9").status == 0
            }
        }
    }
}
