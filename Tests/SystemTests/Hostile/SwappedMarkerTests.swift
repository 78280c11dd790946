import Foundation
import Glibc
import McOrderModel
import Subprocess
import Testing

/// Every user who can write to the shared folder can replace its marker. That stops no restaurant for good.
@Suite(.timeLimit(.minutes(5))) struct SwappedMarkerTests {
    /// The replacement of the marker.
    enum Swap: String, CaseIterable, CustomTestStringConvertible {
        case otherFolder = "other-folder"
        case newerMarker = "newer-marker"
        case noMarker = "no-marker"
        case folder
        case link
        case nonsense

        var testDescription: String { rawValue }

        /// The code that the daemon reports for it.
        var problem: String {
            switch self {
            case .otherFolder, .newerMarker, .noMarker: rawValue
            case .folder, .link, .nonsense: "damaged-marker"
            }
        }

        static let other = #"{"format": 1, "id": "00000000-0000-4000-8000-000000000000"}"#

        /// Replaces the marker: by a folder in two steps, by anything else atomically.
        func take(_ programs: Programs) throws {
            let path = "\(programs.orders)/.mcorder"
            switch self {
            case .otherFolder: try programs.placeWhole(path, with: Self.other)
            case .newerMarker:
                let newer = Self.other.replacing("\"format\": 1", with: "\"format\": 2")
                try programs.placeWhole(path, with: newer)
            case .nonsense: try programs.placeWhole(path, with: "{")
            case .noMarker: try #require(unlink(path) == 0)
            case .folder:
                try #require(unlink(path) == 0)
                try #require(mkdir(path, 0o770) == 0)
            case .link:
                try #require(Glibc.link(path, "\(programs.orders)/.kept") == 0)
                try #require(symlink(".kept", "\(programs.folder)/link") == 0)
                try #require(rename("\(programs.folder)/link", path) == 0)
            }
        }

        /// Puts the marker back.
        func giveBack(_ programs: Programs, _ marker: String) throws {
            let path = "\(programs.orders)/.mcorder"
            if self == .folder { try #require(rmdir(path) == 0) }
            try programs.placeWhole(path, with: marker)
        }
    }

    @Test(arguments: Swap.allCases)
    func `a replaced marker pauses a running daemon, which continues when the right marker is back`(
        _ swap: Swap
    )
        async throws
    {
        try await Programs.withSandbox { programs in
            let metrics = "\(programs.folder)/mcorder.prom"
            let marker = try String(contentsOfFile: "\(programs.orders)/.mcorder", encoding: .utf8)
            let variables = [
                "MCORDERD_INTAKE_POLL": "50ms", "MCORDERD_METRICS_TEXTFILE": metrics,
                "WATCHDOG_USEC": "300000",
            ]
            let heard = try await programs.withSession(adding: variables) { session in
                try programs.drop(Programs.sample(1), as: "1.json")
                try await programs.until("the first order is there") { try await programs.lists(1) }
                try swap.take(programs)
                try await session.until(problem: swap.problem)
                try programs.drop(Programs.sample(2), as: "2.json")
                let fed = session.manager.count(of: "WATCHDOG=1")
                try await programs.until("the watchdog is fed") {
                    session.manager.count(of: "WATCHDOG=1") >= fed + 2
                }
                let heartbeat = try String(contentsOfFile: "\(programs.state)/heartbeat", encoding: .utf8)
                #expect(heartbeat.contains("\"\(swap.problem)\""))
                // The metrics are written only every 15 s, so only one case checks them.
                if swap == .otherFolder {
                    try await programs.until("the metrics say so") {
                        try PrometheusText(String(contentsOfFile: metrics, encoding: .utf8))
                            .value("mcorder_folder_up") == 0
                    }
                }
                #expect(try programs.waiting().contains("2.json"))
                #expect(try await programs.lists(2) == false)
                // A till goes on working meanwhile.
                #expect(try await programs.till("prepare", "1").status == 0)
                try swap.giveBack(programs, marker)
                try await programs.until("the waiting order is there") { try await programs.lists(2) }
                try await session.until(problem: nil)
            }
            #expect(heard.end == .exited(0), "\(heard.log)")
            let sentences = heard.log.components(separatedBy: "the folder cannot be used").count - 1
            // A scan may find no marker between the two steps of each change.
            #expect((1...(swap == .folder ? 3 : 1)).contains(sentences), "\(heard.log)")
        }
    }

    @Test(arguments: [Swap.otherFolder, .newerMarker])
    func `a daemon that finds the marker of another folder at its start ends with 78`(_ swap: Swap)
        async throws
    {
        try await Programs.withSandbox { programs in
            try swap.take(programs)
            for arguments in [["run"], ["run", "--once"]] {
                let outcome =
                    arguments.count == 1
                    ? try await programs.endingDaemon("run")
                    : try await programs.endingDaemon("run", "--once")
                #expect(outcome.status == 78, "\(arguments): \(outcome.error)")
            }
        }
    }
}
