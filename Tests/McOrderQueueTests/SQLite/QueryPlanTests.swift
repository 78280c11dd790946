import GRDB
import McOrderModel
import OrderTesting
import Synchronization
import Testing

@testable import McOrderQueue

/// The query plans that SQLite chooses. A test with ten orders does not show that a query reads years of
/// history.
@Suite(.timeLimit(.minutes(5))) struct QueryPlanTests {
    private let fixture: TestQueue

    init() async throws {
        fixture = try await TestQueue()
        _ = try await fixture.queue.decide(
            try (1...20).map { try incoming(try order($0)) } + [refused(order(90), .stale)],
            by: "mcorderd"
        )
    }

    /// The statements that a view executes during `body`.
    private func statements(_ body: (isolated QueueView) throws -> Void) throws -> [String] {
        let log = StatementLog()
        try fixture.view.readSQLite { connection in
            connection.trace(options: .statement) { log.add($0) }
        }
        try fixture.view.blocking(body)
        try fixture.view.readSQLite { $0.trace(options: .statement, nil) }
        return log.statements
    }

    /// The steps of the statements' query plans.
    private func steps(of statements: [String]) throws -> [String] {
        try fixture.queue.writeSQLite { connection in
            var steps: [String] = []
            for sql in statements where sql.hasPrefix("SELECT") || sql.hasPrefix("UPDATE") {
                let rows = try GRDB.Row.fetchAll(connection, sql: "EXPLAIN QUERY PLAN \(sql)")
                steps += rows.map { $0["detail"] as String }
            }
            return steps
        }
    }

    /// The steps of the statements' query plans that read `orders` or `rejections` themselves.
    private func plan(_ statements: [String]) throws -> [String] {
        try steps(of: statements).filter { $0.contains(" orders") || $0.contains(" rejections") }
    }

    /// The steps of the query plans of all statements that a view executes during `body`.
    private func plan(_ body: (isolated QueueView) throws -> Void) throws -> [String] {
        try plan(statements(body))
    }

    /// Whether a step reads rows of the history that it does not return. The indexes of receipts are allowed:
    /// written receipts are those of the last days, and a start returns them all.
    private func walksHistory(_ step: String) -> Bool {
        step.hasPrefix("SCAN") && !step.contains("USING INDEX orders_open")
            && !step.contains("_receipt_due") && !step.hasSuffix("_receipt_written")
            && !step.hasSuffix("_untagged")
    }

    /// The search, for each order of a list, for another device with its name. It is only made in a house
    /// with an identity.
    private static let namesake = "SEARCH other USING INDEX orders_device_name (<expr>=?)"

    @Test func `the list of a restaurant's open orders comes sorted from its index`() throws {
        let lists = try statements { _ = try $0.orders(at: RestaurantID("garbera"), in: OrderState.open) }
        #expect(
            try plan(lists) == ["SEARCH orders USING INDEX orders_open (restaurant_id=?)", Self.namesake]
        )
        #expect(try steps(of: lists).filter { $0.contains("TEMP B-TREE") } == [])
    }

    @Test func `the list of all open orders comes from an index of them`() throws {
        let steps = try plan { _ = try $0.orders(at: nil, in: OrderState.open) }
        #expect(steps == ["SCAN orders USING INDEX orders_open_received", Self.namesake])
    }

    @Test(arguments: [nil, "garbera"])
    func `a list of closed orders comes from their index, one state at a time`(place: String?) throws {
        let restaurant = place.map { RestaurantID($0) }
        let steps = try plan {
            _ = try $0.orderIDs(at: restaurant, in: [.collected, .noShow], receivedSince: nil)
        }
        #expect(steps.count == 2)
        #expect(
            steps.allSatisfy { $0.hasPrefix("SEARCH orders USING COVERING INDEX orders_closed (state=?") }
        )
        let all = try plan {
            _ = try $0.orderIDs(at: restaurant, in: OrderState.allCases, receivedSince: nil)
        }
        #expect(all.filter(walksHistory) == [])
    }

    @Test func `the collections of a period come sorted from their index`() throws {
        let lists = try statements { try $0.collectedOrders(in: at(1)..<at(9)) { _ in } }
        let steps = try steps(of: lists)
        #expect(
            steps.contains("SEARCH order_changes USING INDEX order_changes_collected (at>? AND at<?)"),
            "\(steps)"
        )
        #expect(steps.filter { $0.contains("TEMP B-TREE") || $0.hasPrefix("SCAN") } == [])
    }

    @Test func `a list since an instant never reads the whole history`() throws {
        let steps = try plan { _ = try $0.orderIDs(at: nil, in: [.collected], receivedSince: at(1)) }
        #expect(steps == ["SEARCH orders USING INDEX orders_received (received_at>?)"])
    }

    @Test func `after a change at another restaurant a till reads none of its own orders again`() async throws
    {
        var memory = CounterMemory()
        func steps() throws -> [String] {
            try plan {
                _ = try $0.snapshot(
                    at: RestaurantID("garbera"),
                    dayStart: noon,
                    now: noon,
                    remembering: &memory
                )
            }
        }
        #expect(try steps().contains { $0.contains("orders_open") })
        _ = try await fixture.enqueue(try incoming(try order(50, for: "zubiarte"), for: "zubiarte"))
        #expect(try steps().allSatisfy { !$0.contains("orders_open") })
        _ = try await fixture.enqueue(try incoming(try order(51)))
        #expect(try steps().contains { $0.contains("orders_open") })
    }

    @Test(arguments: [nil, "garbera"])
    func `a second read of the counter reads open orders by their index`(place: String?) async throws {
        let restaurant = place.map { RestaurantID($0) }
        var memory = CounterMemory()
        func steps() throws -> [String] {
            try plan { _ = try $0.snapshot(at: restaurant, dayStart: noon, now: noon, remembering: &memory) }
        }
        _ = try steps()
        _ = try await fixture.enqueue(try incoming(try order(60)))
        let steps = try steps()
        #expect(steps.filter(walksHistory) == [])
        // For one restaurant, the other restaurants' orders are not read.
        let index =
            place == nil
            ? "SCAN orders USING INDEX orders_open_received" : "INDEX orders_open (restaurant_id=?)"
        #expect(steps.contains { $0.hasSuffix(index) }, "\(steps)")
    }

    @Test(arguments: [nil, "garbera"], [nil, "iPhone", "00000000-0000-0000-0000-000000000001"])
    func `a search for candidates never reads the whole history`(place: String?, device: String?) throws {
        let restaurant = place.map { RestaurantID($0) }
        for query in ["999", "9-999"] {
            let steps = try plan {
                _ = try $0.candidates(
                    for: try #require(OrderQuery(query)),
                    at: restaurant,
                    device: device,
                    dayStart: noon
                )
            }
            #expect(steps.count == 3)
            #expect(steps.filter(walksHistory) == [])
        }
    }

    @Test(arguments: [nil, "iPhone", "00000000-0000-0000-0000-000000000001"])
    func `a search for an id looks up one row`(device: String?) throws {
        let steps = try plan {
            _ = try $0.candidates(for: .id(99), at: RestaurantID("garbera"), device: device, dayStart: noon)
        }
        #expect(steps == ["SEARCH orders USING INTEGER PRIMARY KEY (rowid=?)"])
    }

    @Test(arguments: [nil, "garbera"])
    func `closed orders come from the last changes and the index of numbers`(place: String?)
        async throws
    {
        let restaurant = place.map { RestaurantID($0) }
        for id in 1...3 {
            try await fixture.queue.advance(
                try await fixture.order(Int64(id)),
                to: .collected,
                by: "till 1",
                at: at(2)
            )
        }
        let lists: [(isolated QueueView) throws -> Void] = [
            { _ = try $0.lastOver(at: restaurant, most: 20) },
            { _ = try $0.over(matching: "nobody", at: restaurant, most: 20) },
            { _ = try $0.over(matching: "99", at: restaurant, most: 20) },
            { _ = try $0.over(matching: "#2", at: restaurant, most: 20) },
        ]
        for list in lists {
            let steps = try steps(of: statements(list)).filter { !$0.contains("order_lines") }
            // The only scans are of the result of the subquery about one number, and of lists of ids that
            // are arguments.
            let lists = ["SCAN newest", "SCAN json_each"]
            let scans = steps.filter { $0.hasPrefix("SCAN") }
            #expect(scans.filter { step in !lists.contains { step.hasPrefix($0) } } == [])
            #expect(steps.filter { $0.contains("TEMP B-TREE") } == [])
            #expect(steps.contains { $0.contains("INTEGER PRIMARY KEY (rowid") })
        }
        let numbers = try plan { _ = try $0.over(matching: "99", at: restaurant, most: 20) }
        #expect(numbers.contains { $0.hasPrefix("SEARCH orders USING INDEX orders_number (number=?") })
    }

    @Test func `a number is searched for among open orders by their index`() throws {
        let steps = try plan {
            _ = try $0.candidates(for: .number(try number(999)), at: nil, device: nil, dayStart: noon)
        }
        #expect(steps.first == "SCAN orders USING INDEX orders_open_received")
    }

    @Test func `the counts of status come from indexes alone`() throws {
        let steps = try plan { _ = try $0.summary() }
        #expect(steps.contains { $0.contains("orders USING COVERING INDEX orders_closed") })
        let reading = steps.filter { !$0.contains("COVERING INDEX") }
        let known = ["INDEX orders_open", "INDEX orders_receipt_due", "INDEX rejections_receipt_due"]
        #expect(reading.allSatisfy { step in known.contains { step.contains($0) } }, "\(reading)")
    }

    @Test func `an export never reads the history before its beginning`() throws {
        let steps = try plan {
            try $0.exportOrders(since: at(500), until: at(501), now: at(502)) { _ in }
        }
        #expect(
            steps == ["SEARCH orders USING COVERING INDEX orders_received (received_at>? AND received_at<?)"]
        )
    }

    @Test func `due receipts come from the changes, their orders and the index of refused files`()
        async throws
    {
        try await fixture.queue.advance(try await fixture.order(1), to: .preparing, by: "till 1", at: at(5))
        let steps = try steps(of: statements { _ = try $0.receiptsDue(after: .beginning, atMost: 100) })
        for step in [
            "SEARCH orders USING INDEX orders_receipt_due",
            "SEARCH order_changes USING INTEGER PRIMARY KEY (rowid>? AND rowid<?)",
            "SEARCH orders USING INTEGER PRIMARY KEY (rowid=?)",
            "SEARCH rejections USING INDEX rejections_receipt_due (id>?)",
        ] { #expect(steps.contains(step), "\(step) in \(steps)") }
        let history = ["SCAN orders", "SCAN order_changes", "SCAN notices", "SCAN rejections"]
        #expect(steps.filter { step in history.contains { step.hasPrefix($0) } } == [])
    }

    @Test func `receipts that have to be removed come from their indexes`() throws {
        #expect(
            try plan { _ = try $0.receiptsOutlived(since: at(100), atMost: 100) } == [
                "SEARCH orders USING INDEX orders_receipt_over (changed_at<?)",
                "SEARCH rejections USING INDEX rejections_receipt_written (at<?)",
            ]
        )
    }

    @Test func `rejections since an instant come from their index`() throws {
        let steps = try plan { _ = try $0.rejections(since: at(0)) }
        #expect(steps.filter(walksHistory) == [])
        #expect(steps.count == 1)
    }

    @Test func `the search for orders to expire reads open orders only`() throws {
        let steps = try plan { _ = try $0.hasOpenOrder(receivedBefore: at(1)) }
        #expect(steps == ["SEARCH orders USING INDEX orders_open_received (received_at<?)"])
    }

    @Test func `the search for the oldest open order reads open orders only`() throws {
        let steps = try plan { _ = try $0.summary() }
        #expect(steps.contains("SEARCH orders USING INDEX orders_open_received"))
    }

    @Test func `changes read single orders and open orders only`() async throws {
        // The queue counts the space of refused files once; it does so here, before the log begins.
        try await fixture.queue.keepRefusedFiles(within: 1 << 20)
        let log = StatementLog()
        try fixture.queue.writeSQLite { connection in connection.trace(options: .statement) { log.add($0) } }
        let order = try await fixture.order(1)
        try await fixture.queue.advance(order, to: .preparing, by: "till 1", at: at(5))
        try await fixture.queue.recall(try await fixture.order(1), by: "till 1", at: at(6))
        try await fixture.queue.markArrived(order, by: "till 1", at: at(7))
        try await fixture.queue.renewReceipts()
        try await fixture.queue.receiptsWritten([.rejection(id: 1)])
        #expect(try await fixture.queue.expire(receivedBefore: at(2), by: "mcorderd", at: at(9)) > 0)
        _ = try await fixture.queue.decide(
            [try incoming(try sample(1)), try incoming(try sample(70)), refused(bytes: [0xFF])],
            by: "mcorderd"
        )
        try fixture.queue.writeSQLite { $0.trace(options: .statement, nil) }
        let steps = Set(try plan(log.statements))
        #expect(steps.filter(walksHistory) == [])
        #expect(steps.contains("SEARCH orders USING INDEX orders_open_received (received_at<?)"))
    }

    @Test func `today's cancellations by customers come from their index`() throws {
        var memory = CounterMemory()
        let lists = try statements {
            _ = try $0.snapshot(at: nil, dayStart: noon, now: noon, remembering: &memory)
        }
        let steps = try steps(of: lists).filter { $0.contains("notices") }
        // The newest notice is found at the end of the table.
        #expect(steps == ["SEARCH notices", "SEARCH notices USING INDEX notices_cancelled (at>?)"])
    }

    @Test func `a notice is searched for by indexes only`() async throws {
        let log = StatementLog()
        try fixture.queue.writeSQLite { connection in connection.trace(options: .statement) { log.add($0) } }
        _ = try await fixture.queue.decide(
            [
                incoming(try notice(.cancel, 1)), incoming(try notice(.arrived, 2)),
                incoming(try notice(.cancel, 70)),
            ],
            by: "mcorderd"
        )
        try await fixture.queue.forget(Retention(), at: at(1))
        try fixture.queue.writeSQLite { $0.trace(options: .statement, nil) }
        let all = try steps(of: log.statements)
        #expect(all.filter { $0.hasPrefix("SCAN notices") } == [])
        #expect(all.filter { $0.hasPrefix("SCAN orders") && !$0.contains("USING") } == [])
    }

    @Test func `no-shows of a device are counted by its own index`() async throws {
        try await fixture.queue.adopt(noShowLimit: 2, blacklistDays: 3)
        let log = StatementLog()
        try fixture.queue.writeSQLite { connection in connection.trace(options: .statement) { log.add($0) } }
        try await fixture.queue.advance(try await fixture.order(1), to: .noShow, by: "till 1", at: at(5))
        try fixture.queue.writeSQLite { $0.trace(options: .statement, nil) }
        let steps = try plan(log.statements.filter { $0.contains("no-show") && $0.contains("count(*)") })
        #expect(steps == ["SEARCH orders USING INDEX sqlite_autoindex_orders_1 (udid=?)"])
    }

    @Test func `open orders of a device are counted by its own index`() async throws {
        let log = StatementLog()
        try fixture.queue.writeSQLite { connection in connection.trace(options: .statement) { log.add($0) } }
        _ = try await fixture.queue.decide([try incoming(try sample(81))], by: "mcorderd", maxOpen: 100)
        try fixture.queue.writeSQLite { $0.trace(options: .statement, nil) }
        let steps = try plan(log.statements.filter { $0.hasPrefix("SELECT count(*) FROM orders WHERE udid") })
        #expect(steps == ["SEARCH orders USING INDEX sqlite_autoindex_orders_1 (udid=?)"])
    }

    @Test func `the statements for an order and its changes need no temporary table`() async throws {
        let log = StatementLog()
        try fixture.queue.writeSQLite { connection in connection.trace(options: .statement) { log.add($0) } }
        let decided = try await fixture.queue.decide(
            [try incoming(try sample(80))],
            by: "mcorderd",
            maxOpen: 100
        )
        guard case .enqueued(let id) = decided.first else {
            Issue.record("\(decided)")
            return
        }
        let order = try await fixture.order(id)
        try await fixture.queue.advance(order, to: .preparing, by: "till 1", at: at(5))
        try fixture.queue.writeSQLite { $0.trace(options: .statement, nil) }
        let changes = log.statements.filter { $0.hasPrefix("INSERT") || $0.hasPrefix("UPDATE") }
        #expect(changes.count >= 6)
        let checks = log.statements.filter { $0.hasPrefix("SELECT") && $0.contains("content_hash") }
        // One query for the order and one for the rejection: no hash of version 0.1.0 is searched for.
        #expect(checks.count == 2)
        for sql in changes + checks {
            let codes = try fixture.queue.writeSQLite { connection in
                try GRDB.Row.fetchAll(connection, sql: "EXPLAIN \(sql)").map { $0["opcode"] as String }
            }
            #expect(codes.contains("Halt"))
            #expect(!codes.contains("OpenEphemeral"), "\(sql)")
        }
    }

    private func sample(_ value: Int) throws -> Order { try OrderTesting.order(value) }
}

/// The statements that one connection executed.
private final class StatementLog: Sendable {
    private let log = Mutex<[String]>([])

    var statements: [String] { log.withLock { $0 } }

    func add(_ event: Database.TraceEvent) {
        let text = event.expandedDescription
        log.withLock { $0.append(text) }
    }
}
