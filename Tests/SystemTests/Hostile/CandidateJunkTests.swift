import Foundation
import McOrderModel
import Testing

/// Junk under names that a daemon reads delays neither orders nor the watchdog's pulses.
@Suite(.timeLimit(.minutes(10))) struct CandidateJunkTests {
    /// The kinds of junk.
    enum Kind: String, CaseIterable, CustomTestStringConvertible {
        /// Twenty thousand names of one large file that is JSON, but no order.
        case links
        /// The same with a file that is not JSON and is touched continually, so that it never stays
        /// unchanged.
        case touchedLinks = "links of a file that is touched"
        /// Ten thousand small files.
        case files
        /// Five thousand notices about unknown orders.
        case notices

        var testDescription: String { rawValue }

        /// Puts the junk into the drop folder.
        ///
        /// - Returns: the path of the file to touch.
        func make(in programs: Programs) throws -> String? {
            switch self {
            case .links: try Junk.link(Junk.dense, names: 20_000, in: programs)
            case .touchedLinks: return try Junk.link(Junk.dense.dropLast(), names: 20_000, in: programs)
            case .files: try Junk.files(10_000, in: programs)
            case .notices: try Junk.notices(5000, from: 1000, in: programs)
            }
            return nil
        }

        /// The daemon's settings: a touched file must stay unchanged first.
        var variables: [String: String] {
            ["WATCHDOG_USEC": "10000000"].merging(
                self == .touchedLinks ? ["MCORDERD_INTAKE_SETTLE": "3s"] : [:]
            ) { $1 }
        }
    }

    /// The longest time that an order may take on a machine that does little else. The promise is five
    /// seconds with release programs on an idle machine.
    private static let limit = Duration.seconds(10)

    /// The pulses of a daemon, read often.
    private struct Pulses {
        var count = 0
        var last = ContinuousClock.now
        var longest = Duration.zero
        /// The longest time that a till took to list the orders: it measures how much a busy machine slows
        /// the programs down.
        var slowestList = Duration.zero

        /// The limit on a machine as busy as this one: at least the time of twenty lists.
        var limit: Duration { max(CandidateJunkTests.limit, slowestList * 20) }

        mutating func look(_ session: DaemonSession) throws {
            let count = session.manager.count(of: "WATCHDOG=1")
            longest = max(longest, .now - last)
            guard count > self.count else { return }
            self.count = count
            last = .now
        }
    }

    @Test(arguments: Kind.allCases)
    func `an order among junk from before the daemon's start is soon taken in`(_ kind: Kind) async throws {
        try await Programs.withSandbox { programs in
            let touched = try kind.make(in: programs)
            try await programs.withSession(adding: kind.variables) { session in
                try await serve(programs, session, touching: touched)
            }
        }
    }

    @Test(arguments: Kind.allCases)
    func `an order among junk that comes while the daemon runs is soon taken in`(_ kind: Kind) async throws {
        try await Programs.withSandbox { programs in
            try await programs.withSession(adding: kind.variables) { session in
                let touched = try kind.make(in: programs)
                try await serve(programs, session, touching: touched)
            }
        }
    }

    /// Orders three times, one after the other, and then cancels the last order.
    private func serve(_ programs: Programs, _ session: DaemonSession, touching path: String?) async throws {
        var pulses = Pulses()
        for number in 1...3 {
            try programs.drop(Programs.sample(number), as: "order \(number).json")
            try await soon("order \(number)", &pulses, session, path) { try await programs.lists(number) }
        }
        let notice = """
            {"format": 1, "type": "cancel", "udid": "975319E0-43ED-435F-AA81-0B4F051B3768", "number": "3", \
            "at": "\(Date.now.formatted(.iso8601))"}

            """
        try programs.drop(notice, as: "cancel.notice")
        try await soon("the notice", &pulses, session, path) { try await !programs.lists(3) }
        #expect(
            pulses.longest < pulses.limit,
            "the watchdog, which waits 10 s, was not fed for \(pulses.longest)"
        )
    }

    /// Waits until something is visible, much longer than the limit, so that a failure reports how long it
    /// took.
    private func soon(
        _ what: String,
        _ pulses: inout Pulses,
        _ session: DaemonSession,
        _ touched: String?,
        _ isSeen: () async throws -> Bool
    ) async throws {
        let begin = ContinuousClock.now
        while true {
            if let touched { try Junk.touch(touched) }
            try pulses.look(session)
            let list = ContinuousClock.now
            let isThere = try await isSeen()
            pulses.slowestList = max(pulses.slowestList, .now - list)
            if isThere { break }
            guard .now - begin < pulses.limit * 3 else {
                Issue.record("\(what) was not seen within \(pulses.limit * 3)")
                throw CancellationError()
            }
            try await Task.sleep(for: .milliseconds(10))
        }
        let time = ContinuousClock.now - begin
        #expect(time < pulses.limit, "\(what) was seen after \(time)")
    }
}
