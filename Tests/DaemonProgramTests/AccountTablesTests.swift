import FolderTesting
import Glibc
import McOrderConsole
import McOrderIntake
import McOrderModel
import McOrderQueue
import OrderTesting
import Testing

@testable import DaemonProgram

/// The tables for an accountant.
@Suite(.timeLimit(.minutes(5))) struct AccountTablesTests {
    private let restaurant: InstalledRestaurant
    private let folder: String
    private let view: QueueView

    init() async throws {
        restaurant = try await InstalledRestaurant()
        folder = restaurant.folder.path + "/books"
        view = try await QueueView(state: restaurant.paths.state)
    }

    /// Takes an order in, which is collected and paid this many minutes after noon.
    private func collect(_ sent: Order, at minutes: Int, by: String = "till 1") async throws {
        try await restaurant.decide(try incoming(sent))
        let queue = try await OrderQueue.open(in: restaurant.paths.state, as: "test", patience: .command)
        let order = try #require(try await restaurant.orders().first { $0.number == sent.number.value })
        _ = try await queue.advance(order, to: .collected, by: by, payment: .card, at: at(minutes))
        try await queue.close()
    }

    @discardableResult
    private func write(from begin: Int = 0, to end: Int = 60) async throws -> Int {
        try await AccountTables.write(
            of: at(begin)..<at(end),
            [KnownRestaurant(try OrderTesting.restaurant())],
            from: view,
            to: folder
        )
    }

    private func rows(_ table: String) throws -> [[String: String]] {
        let rows = CSVText(try #require(try Files.read("\(folder)/\(table).csv"))).rows
        let columns = try #require(rows.first)
        return rows.dropFirst().map { Dictionary(zip(columns, $0), uniquingKeysWith: { $1 }) }
    }

    @Test func `a period has its first moment and not its last, and only collected orders`() async throws {
        try await collect(try order(1), at: 10)
        try await collect(try order(2), at: 20)
        try await restaurant.decide(try incoming(order(3)))
        #expect(try await write(from: 10, to: 20) == 1)
        #expect(try rows("orders").map { $0["code"]?.prefix(2) } == ["1-"])
        #expect(try rows("payments").map { $0["payment"] } == ["card"])
    }

    @Test func `amounts have a point and two decimals, and every table adds up to the orders`() async throws {
        try await collect(try order(1), at: 10)
        try await write()
        #expect(try rows("orders").map { $0["gross"] } == ["7.95"])
        #expect(try rows("lines").map { $0["gross"] } == ["1.20", "6.75"])
        #expect(try rows("payments").map { $0["gross"] } == ["7.95"])
    }

    @Test func `an order after midnight belongs to the business day before`() async throws {
        // 01:30 in Madrid; the restaurant's day begins at 05:00.
        try await collect(try order(1), at: 12 * 60 + 30)
        try await write(to: 24 * 60)
        #expect(try rows("orders").map { $0["businessDay"] } == ["2026-11-20"])
        #expect(try rows("orders").first?["collectedAt"]?.hasPrefix("2026-11-21 01:30") == true)
    }

    @Test func `a text that a spreadsheet would compute is written as text`() async throws {
        let names = ["=1+1", "+34", "@SUM(A1)", "-2+3", "Espresso"]
        let lines = names.map { OrderLine(name: $0, price: Money(cents: 100)) }
        try await collect(try order(1, lines: lines), at: 10, by: "=cmd")
        try await write()
        #expect(try rows("lines").map { $0["text"] } == ["'=1+1", "'+34", "'@SUM(A1)", "'-2+3", "Espresso"])
        #expect(try rows("payments").map { $0["by"] } == ["'=cmd"])
    }

    @Test func `no table is replaced, and none is left beside one that exists`() async throws {
        try #require(mkdir(folder, 0o750) == 0)
        try Files.write("mine", to: folder + "/payments.csv")
        let failure = await #expect(throws: CommandError.self) { try await write() }
        #expect(failure?.status == .cannotCreate)
        #expect(try Files.names(folder) == ["payments.csv"])
        #expect(try Files.read(folder + "/payments.csv") == Array("mine".utf8))
    }

    @Test func `after an error no half table is left for the books`() async throws {
        try await collect(try order(1), at: 10)
        try await view.close()
        await #expect(throws: (any Error).self) { try await write() }
        #expect(try Files.names(folder).isEmpty)
    }
}
