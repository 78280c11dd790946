import FolderTesting
import Glibc
import McOrderFiles
import McOrderModel
import McOrderQueue
import OrderTesting
import Synchronization
import Testing

@testable import McOrderIntake
@testable import McOrderSetup

/// Restoring a backup. Order 1 is in the backup, order 2 came after it.
@Suite(.timeLimit(.minutes(5))) struct RestorationTests {
    private let restaurant: InstalledRestaurant
    private let backup: String

    init() async throws {
        restaurant = try await InstalledRestaurant()
        backup = restaurant.folder.path + "/backup.sqlite"
        try await restaurant.decide(try incoming(order(1)))
        _ = try await Backup(restaurant.paths, shared: []).take(to: backup, replacing: false)
        try await restaurant.decide(try incoming(order(2)))
        for number in [1, 2] { try Files.write("{}", to: try receipt(number)) }
        try Files.write("mine", to: restaurant.paths.receipts + "/other.json")
    }

    /// The path of an order's receipt, as the customer's program computes it.
    private func receipt(_ value: Int) throws -> String {
        let identity = OrderIdentity(device: try device(), number: try number(value))
        return restaurant.paths.receipts + "/" + Receipt.fileName(of: identity)
    }

    private func restore(
        from path: String? = nil,
        accepting accept: @escaping @Sendable (QueueReplacement.Loss?) -> Bool = { _ in true }
    ) async throws -> Restoration.Outcome? {
        try await Restoration(restaurant.paths).restore(
            from: path ?? backup,
            patience: .command,
            at: at(60),
            accepting: accept
        )
    }

    /// The files of the receipts, and those of the queue. A lock that a program took leaves a file, and
    /// SQLite's journal comes and goes.
    private func files() throws -> [String] {
        let queue = try Files.names(restaurant.paths.state).filter { name in
            ![".lock", "-shm", "-wal"].contains { name.hasSuffix($0) }
        }
        return try Files.names(restaurant.paths.receipts) + queue
    }

    @Test func `a restore brings the backup's orders back, and removes receipts of orders that it lacks`()
        async throws
    {
        let asked = Mutex<[Int]>([])
        let outcome = try #require(
            try await restore { loss in
                asked.withLock { $0.append(loss?.orders ?? -1) }
                return true
            }
        )
        #expect(asked.withLock { $0 } == [1])
        #expect(outcome.exchange.counts.orders == 1 && outcome.exchange.lost?.openOrders == 1)
        #expect(outcome.receiptsRemoved == 1 && outcome.receiptError == nil)
        #expect(try await restaurant.numbers() == [1])
        #expect(try Files.read(receipt(1)) != nil && Files.read(receipt(2)) == nil)
        #expect(try Files.read(restaurant.paths.receipts + "/other.json") != nil)
    }

    @Test func `the replaced queue is kept, and can be restored in its turn`() async throws {
        let kept = try #require(try await restore()?.exchange.kept)
        let copy = restaurant.folder.path + "/kept.sqlite"
        try Files.write(try #require(try Files.read(kept)), to: copy)
        _ = try await restore(from: copy)
        #expect(try await restaurant.numbers() == [1, 2])
    }

    @Test func `a restore that is not accepted changes nothing`() async throws {
        let before = try files()
        #expect(try await restore { _ in false } == nil)
        #expect(try await restaurant.numbers() == [1, 2])
        #expect(try files() == before)
        // Nothing of it keeps a daemon from starting.
        #expect(try !InstanceLock.isHeld(state: restaurant.paths.state))
    }

    @Test func `a restore that loses nothing asks nobody`() async throws {
        _ = try await Backup(restaurant.paths, shared: []).take(to: backup, replacing: true)
        let outcome = try await restore { _ in
            Issue.record("asked")
            return false
        }
        #expect(outcome?.exchange.counts.orders == 2 && outcome?.receiptsRemoved == 0)
    }

    @Test func `an order that comes while the owner is asked is not lost`() async throws {
        let queue = try await OrderQueue.open(in: restaurant.paths.state, as: "till 1", patience: .command)
        await #expect(throws: CopyError.changed) {
            try await restore { _ in
                let decided = Result {
                    try queue.blocking { try $0.decide([try incoming(order(3))], by: "till 1") }
                }
                #expect(throws: Never.self) { try decided.get() }
                return true
            }
        }
        try await queue.close()
        #expect(try await restaurant.numbers() == [1, 2, 3])
        #expect(try Files.read(receipt(2)) != nil)
    }

    @Test func `while a daemon runs nothing is restored`() async throws {
        let running = try InstanceLock.take(state: restaurant.paths.state, as: "mcorderd")
        let failure = await #expect(throws: IntakeError.self) { try await restore() }
        guard case .running(let holder) = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
        #expect(holder.hasPrefix("mcorderd "))
        try running.release()
        #expect(try await restaurant.numbers() == [1, 2])
    }

    @Test func `without the shared folder the queue is restored, and the stale receipts are reported`()
        async throws
    {
        try #require(unlink(restaurant.paths.orders + "/.mcorder") == 0)
        let outcome = try #require(try await restore())
        #expect(outcome.receiptsRemoved == 0)
        #expect(outcome.receiptError?.contains("no-marker") == true)
        #expect(try await restaurant.numbers() == [1])
        #expect(try Files.read(receipt(2)) != nil)
    }

    @Test func `what a damaged queue loses is unknown, and it is replaced only if that is accepted`()
        async throws
    {
        let file = restaurant.paths.state + "/queue.sqlite"
        for end in ["-wal", "-shm"] { unlink(file + end) }
        try Files.write([UInt8](repeating: 7, count: 4096), to: file)
        #expect(try await restore { $0 != nil } == nil)
        #expect(try Files.read(file)?.count == 4096)
        let outcome = try #require(try await restore { $0 == nil })
        #expect(outcome.exchange.lost == nil && outcome.exchange.kept != nil)
        #expect(try await restaurant.numbers() == [1])
    }

    @Test func `a file that is not a backup changes nothing`() async throws {
        let folder = restaurant.folder.path
        let whole = try #require(try Files.read(backup))
        let broken = [
            ("text", Array("hello".utf8)), ("empty", []), ("half", Array(whole.prefix(whole.count / 2))),
            ("page", Array(whole.prefix(4096))),
        ]
        for (name, bytes) in broken { try Files.write(bytes, to: folder + "/" + name) }
        let before = try files()
        let others = [folder + "/none", folder, restaurant.paths.state + "/queue.sqlite"]
        for path in broken.map({ folder + "/" + $0.0 }) + others {
            await #expect(throws: CopyError.self, "\(path)") { try await restore(from: path) }
        }
        #expect(try await restaurant.numbers() == [1, 2])
        #expect(try files() == before)
    }

    @Test func `a queue on a server is restored by the server's own means`() async throws {
        let paths = restaurant.paths
        let onServer = IntakePaths(
            orders: paths.orders,
            receipts: paths.receipts,
            published: paths.published,
            state: paths.state,
            catalogue: paths.catalogue,
            queue: "postgresql://mcorder@127.0.0.1:1/mcorder"
        )
        await #expect(throws: CopyError.queue(.server(.hasOwnBackup))) {
            try await Restoration(onServer).restore(from: backup, patience: .command, at: noon) { _ in true }
        }
        #expect(try await restaurant.numbers() == [1, 2])
    }
}
