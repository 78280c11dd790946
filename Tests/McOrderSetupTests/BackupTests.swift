import FolderTesting
import Glibc
import McOrderFiles
import McOrderIntake
import McOrderModel
import McOrderQueue
import OrderTesting
import Testing

@testable import McOrderSetup

/// Backups of an installed restaurant.
@Suite(.timeLimit(.minutes(5))) struct BackupTests {
    private let restaurant: InstalledRestaurant

    init() async throws {
        restaurant = try await InstalledRestaurant()
        try await restaurant.decide(try incoming(order(1)))
    }

    private func take(to path: String, replacing: Bool = false) async throws -> Backup.Outcome {
        let paths = restaurant.paths
        let shared = [restaurant.folder.path + "/cloud", paths.orders, paths.receipts, paths.published]
        return try await Backup(paths, shared: shared).take(to: path, replacing: replacing)
    }

    private func failure(to path: String) async -> Backup.BackupError? {
        await #expect(throws: Backup.BackupError.self, "\(path)") {
            try await take(to: path, replacing: true)
        }
    }

    @Test(arguments: ["", "/state"])
    func `a backup is a whole file with the orders, beside the cloud folder or in the state folder`(
        _ place: String
    ) async throws {
        let path = restaurant.folder.path + place + "/backup.sqlite"
        let outcome = try await take(to: path)
        #expect((outcome.counts.orders, outcome.counts.openOrders) == (1, 1))
        #expect(try Files.read(path)?.count == Int(outcome.bytes))
        // Customers and tills are in groups of their own; names of customers are in the file.
        #expect(try Files.rights(path) == 0o600)
    }

    @Test func `an existing file stays as it is unless it is to be replaced`() async throws {
        let path = restaurant.folder.path + "/backup.sqlite"
        try Files.write("mine", to: path)
        await #expect(throws: Backup.BackupError.copy(.taken(path: path))) { try await take(to: path) }
        #expect(try Files.read(path) == Array("mine".utf8))
        _ = try await take(to: path, replacing: true)
        #expect(try Files.read(path)?.starts(with: Array("SQLite format 3".utf8)) == true)
    }

    @Test(arguments: [
        "queue.sqlite", "queue.sqlite-wal", "queue.lock", "queue.next", "mcorderd.lock",
        "../state/mcorderd.lock", "heartbeat",
    ])
    func `none of the queue's own files is overwritten`(_ name: String) async throws {
        let path = restaurant.paths.state + "/" + name
        #expect(await failure(to: path) == .copy(.ownFile(path: path)))
        #expect(try await restaurant.numbers() == [1])
    }

    @Test func `no backup is written where customers can read it, whatever path leads there`() async throws {
        let paths = restaurant.paths
        let inner = paths.receipts + "/old"
        let link = restaurant.folder.path + "/link"
        try #require(mkdir(inner, 0o700) == 0 && symlink(paths.receipts, link) == 0)
        for (folder, shared) in [
            (paths.orders, paths.orders), (inner, paths.receipts), (link, link),
            (paths.orders + "/../receipts", paths.receipts),
            (restaurant.folder.path + "/cloud", restaurant.folder.path + "/cloud"),
        ] {
            guard case .shared(let path, let found) = await failure(to: folder + "/b.sqlite") else {
                Issue.record("another error for \(folder)")
                continue
            }
            #expect(path == folder + "/b.sqlite")
            #expect(try Files.inode(found + "/.") == Files.inode(shared + "/."))
            #expect(try !Files.names(folder).contains("b.sqlite"))
        }
    }

    @Test func `a path that names no file is refused`() async throws {
        let folder = restaurant.folder.path
        for path in [folder, folder + "/b.sqlite/", folder + "/.."] {
            #expect(await failure(to: path) == .copy(.noFile(path: path)))
        }
        guard case .copy(.file(let error)) = await failure(to: folder + "/none/b.sqlite") else {
            Issue.record("another error")
            return
        }
        #expect(error.isAbsent)
        #expect(try Files.names(folder) == ["cloud", "state", "state-keys"])
    }

    @Test func `without a queue there is no backup, and none is created`() async throws {
        let paths = SampleRestaurant.paths(in: restaurant.folder.path + "/other")
        let path = restaurant.folder.path + "/b.sqlite"
        await #expect(throws: Backup.BackupError.copy(.queue(.absent(state: paths.state)))) {
            try await Backup(paths, shared: []).take(to: path, replacing: false)
        }
        #expect(try Files.names(restaurant.folder.path) == ["cloud", "state", "state-keys"])
    }
}
