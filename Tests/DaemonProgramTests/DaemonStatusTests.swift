import FolderTesting
import McOrderIntake
import McOrderModel
import McOrderQueue
import McOrderText
import OrderTesting
import Testing

@testable import DaemonProgram

/// What `mcorderd status` says about a daemon.
@Suite(.timeLimit(.minutes(5))) struct DaemonStatusTests {
    private let restaurant: InstalledRestaurant

    init() async throws { restaurant = try await InstalledRestaurant() }

    /// The state an hour after noon of a daemon with a poll of two seconds.
    private func status(_ heartbeat: Heartbeat?, isRunning: Bool = true) async throws -> DaemonStatus {
        let view = try await QueueView(state: restaurant.paths.state)
        let summary = try await view.summary()
        try await view.close()
        return DaemonStatus(
            isRunning: isRunning,
            heartbeat: heartbeat,
            summary: summary,
            poll: .seconds(2),
            orders: restaurant.paths.orders,
            restaurants: [],
            day: .nothing,
            now: at(60)
        )
    }

    private func heartbeat(
        secondsAgo: Int = 1,
        isReadOnly: Bool = false,
        isStuck: Bool = false,
        problem: FolderError? = nil
    ) -> Heartbeat {
        Heartbeat(
            process: 1,
            lastScanAt: at(60) - .seconds(secondsAgo),
            waitingFiles: 7,
            elsewhere: 0,
            lingering: 0,
            folderIsReadOnly: isReadOnly,
            receiptsAreStuck: isStuck,
            problem: problem
        )
    }

    private func problem(_ heartbeat: Heartbeat?, isRunning: Bool = true) async throws -> String? {
        try await status(heartbeat, isRunning: isRunning).problem?[.english]
    }

    @Test func `of several problems the one that keeps most orders from the kitchen is named`() async throws {
        let folder = FolderError(.noMarker, path: restaurant.paths.orders)
        func worst(_ problem: FolderError?, secondsAgo: Int = 99, isReadOnly: Bool = true) -> Heartbeat {
            heartbeat(secondsAgo: secondsAgo, isReadOnly: isReadOnly, isStuck: true, problem: problem)
        }
        #expect(try await problem(worst(folder), isRunning: false) == DaemonText.notRunning[.english])
        #expect(try await problem(worst(folder)) == folder.sentence[.english])
        #expect(try await problem(worst(nil)) == DaemonText.stuck(seconds: 99)[.english])
        #expect(
            try await problem(worst(nil, secondsAgo: 1))
                == DaemonText.folderIsReadOnly(restaurant.paths.orders)[.english]
        )
        #expect(
            try await problem(worst(nil, secondsAgo: 1, isReadOnly: false))
                == DaemonText.receiptsStuck(due: 0)[.english]
        )
        #expect(try await problem(heartbeat()) == nil)
    }

    @Test(arguments: [(12, false), (13, true), (-3600, false)])
    func `a daemon is stuck ten seconds after a scan was due, and not while its clock was set back`(
        _ seconds: Int,
        _ isStuck: Bool
    ) async throws {
        #expect((try await problem(heartbeat(secondsAgo: seconds)) != nil) == isStuck)
        let age = try await status(heartbeat(secondsAgo: seconds)).json.member("scanAgeSeconds")?.integer
        #expect(age == max(0, seconds))
    }

    @Test func `while no daemon runs the files in the folder are counted, not those of its last report`()
        async throws
    {
        for name in ["1.json", "2.json"] { try Files.write("[", to: restaurant.paths.orders + "/" + name) }
        #expect(try await status(heartbeat()).json.member("waitingFiles")?.integer == 7)
        let stopped = try await status(heartbeat(), isRunning: false)
        #expect(stopped.json.member("waitingFiles")?.integer == 2)
        #expect(stopped.json.member("running") == .bool(false))
    }

    @Test func `the first row is the problem, because a script may read no more`() async throws {
        let status = try await status(heartbeat(), isRunning: false)
        #expect(status.rows(.english).first == ["problem", DaemonText.notRunning[.english]])
        #expect(try await self.status(heartbeat()).rows(.english).first?.first != "problem")
    }

    @Test func `orders are counted by state, and the oldest open one is named`() async throws {
        try await restaurant.decide(
            try incoming(order(1), receivedAt: at(1)),
            try incoming(order(2), receivedAt: at(30)),
            refused(bytes: [0xFF])
        )
        let json = try await status(heartbeat()).json
        #expect(json.member("orders")?.member("received")?.integer == 2)
        #expect(json.member("rejected")?.integer == 1)
        #expect(json.member("oldestOpenAt")?.text == at(1).description)
        #expect(json.member("receiptsDue")?.integer == 2)
    }
}
