import Foundation
import McOrderModel
import Subprocess
import TerminalTesting
import Testing

@testable import McOrderQueue

/// The till before a daemon exists, while the daemon is dead, and afterwards. Each time it shows what is
/// correct, and says what it does not know.
@Suite(.timeLimit(.minutes(5))) struct TillDaemonTests {
    @Test func `a till that starts before the queue exists waits, and shows whether the daemon runs`()
        async throws
    {
        try await Self.withEmptyFolder { programs in
            let till = try TillScreenSession(programs)
            try #require(till.shows("no hay cola en", "NO SE LEE LA COLA"))
            #expect(try await programs.mcorderd("init").status == 0)
            try #require(till.shows("No hay catálogo publicado todavía", "SIN NOTICIAS de mcorderd"))
            _ = try await programs.withDaemon(endingBy: .kill) {
                try #require(till.shows("al día", "EN CAMINO 0"))
                try programs.drop(Programs.sample, as: "a.json")
                try #require(till.shows("EN CAMINO 1"))
            }
            try Self.age(programs, by: 60)
            try #require(till.shows("SIN NOTICIAS de mcorderd", "Puede faltar algún pedido nuevo"))
            try #require(try till.program.type("9\r\r"))
            try #require(till.shows("9-624: en preparación.", "AQUÍ 1", "SIN NOTICIAS"))
        }
    }

    @Test func `orders from the time without a daemon appear when it runs again, and nothing is undone`()
        async throws
    {
        try await Programs.withSandbox { programs in
            let till = try TillScreenSession(programs)
            _ = try await programs.withDaemon(endingBy: .kill) {
                try programs.drop(Programs.sample, as: "a.json")
                try #require(till.shows("EN CAMINO 1", "al día"))
            }
            try Self.age(programs, by: 60)
            try #require(till.shows("SIN NOTICIAS de mcorderd"))
            try programs.drop(Programs.sample.replacingOccurrences(of: "\"9\"", with: "\"10\""), as: "b.json")
            try #require(try till.program.type("9\rce"))
            try #require(till.shows("9-624: recogido.", "EN CAMINO 0"))
            let end = try await programs.withDaemon {
                try #require(till.shows("EN CAMINO 1", "al día"))
                try #require(try till.program.type("10-624\r"))
                try #require(till.shows("10-624 está aquí."))
            }
            #expect(end == .exited(0))
            let orders = try await programs.allOrders()
            #expect(orders.map { $0.member("state")?.text } == ["collected", "received"])
        }
    }

    @Test func `a folder that disappears is reported, and its return too`() async throws {
        try await Programs.withSandbox { programs in
            let till = try TillScreenSession(programs)
            _ = try await programs.withDaemon {
                try #require(till.shows("al día"))
                let (marker, away) = ("\(programs.orders)/.mcorder", "\(programs.folder)/marker")
                try FileManager.default.moveItem(atPath: marker, toPath: away)
                try #require(till.shows("mcorderd NO LEE la carpeta"))
                try FileManager.default.moveItem(atPath: away, toPath: marker)
                try #require(till.shows("al día"))
            }
        }
    }

    @Test(arguments: [
        ["list"], ["show", "9"], ["collect", "9"], ["history", "9"], ["rejected"], ["blacklist", "list"],
        ["stats"],
    ])
    func `without a queue a command prints an error, which names the option for another folder`(
        command: [String]
    )
        async throws
    {
        try await Self.withEmptyFolder { programs in
            let outcome = try await programs.run("till", command + ["--lang", "es"])
            #expect(outcome.status == 66)
            let sentence =
                "till: no hay cola en \(programs.state): ¿es la carpeta correcta? (--state o MCORDER_STATE) Si aún no tiene cola, usa mcorderd init\n"
            #expect(outcome.error == sentence)
            #expect(outcome.output.isEmpty)
        }
    }

    /// Makes the daemon's last heartbeat older, as if time had passed since it died.
    private static func age(_ programs: Programs, by seconds: Int) throws {
        let last = try #require(try QueueView.heartbeat(in: programs.state))
        let scan = try #require(last.lastScanAt)
        let older = Heartbeat(
            process: last.process,
            lastScanAt: scan - .seconds(seconds),
            waitingFiles: last.waitingFiles,
            elsewhere: last.elsewhere,
            lingering: last.lingering,
            problem: last.problem
        )
        try HeartbeatFile(state: programs.state).write(older)
    }

    private static func withEmptyFolder(_ body: (Programs) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "mcorder-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: folder) } }
        try await body(Programs(folder: folder.path(percentEncoded: false)))
    }
}
