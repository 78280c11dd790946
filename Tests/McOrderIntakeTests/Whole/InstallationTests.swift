import Glibc
import McOrderFiles
import McOrderModel
import McOrderQueue
import Testing

@testable import McOrderIntake
@testable import McOrderSetup

struct InstallationTests {
    private let folder: TemporaryFolder
    private let house: IntakeHouse

    init() throws {
        folder = try TemporaryFolder()
        house = TestHouse.paths(in: folder.path)
    }

    private func make(newCloud: Bool = false, newID: DeviceID = TestHouse.id) async throws
        -> Installation.Outcome
    {
        try await Installation(house).make(newCloud: newCloud, newID: newID)
    }

    @Test func `everything that is missing is made`() async throws {
        let outcome = try await make()
        #expect(outcome.isNewMarker)
        #expect(outcome.folder == TestHouse.id)
        let cloud = folder.path + "/cloud"
        #expect(
            Set(outcome.newFolders) == [house.state, cloud, house.orders, house.receipts, house.published]
        )
        #expect(try await QueueView(state: house.state).folder() == TestHouse.id)
        #expect(try DropFolder.open(house.orders, known: TestHouse.id).id == TestHouse.id)
    }

    @Test func `folders and files have exactly the rights that tills and customers need, whatever the umask`()
        async throws
    {
        let outcome = try await make()
        let wanted: [String: mode_t] = [
            house.state: 0o2770, house.orders: 0o3770, house.receipts: 0o2750, house.published: 0o2750,
            folder.path + "/cloud": 0o2750,
        ]
        #expect(Set(outcome.newFolders) == Set(wanted.keys))
        for (path, mode) in wanted {
            #expect(try Files.rights(path) == mode, "\(path)")
        }
        #expect(try Files.rights(house.orders + "/.mcorder") == 0o640)
        #expect(try Files.rights(house.orders + "/.mcorder.d") == 0o2770)
        for name in ["queue.sqlite", "queue.lock", "queue.next"] {
            #expect(try Files.rights(house.state + "/" + name) == 0o660, "\(name)")
        }
    }

    @Test func `permissions that somebody else set are not changed`() async throws {
        _ = try await make()
        let changed: [String: mode_t] = [
            house.orders: 0o700, house.receipts: 0o2770, house.orders + "/.mcorder": 0o660,
        ]
        for (path, mode) in changed { try #require(chmod(path, mode) == 0) }
        _ = try await make()
        for (path, mode) in changed {
            #expect(try Files.rights(path) == mode, "\(path)")
        }
    }

    @Test func `repeating it changes nothing`() async throws {
        _ = try await make()
        let marker = try Files.read(house.orders + "/.mcorder")
        let again = try await make(newID: TestHouse.other)
        #expect(again == Installation.Outcome(newFolders: [], folder: TestHouse.id, isNewMarker: false))
        #expect(try Files.read(house.orders + "/.mcorder") == marker)
    }

    @Test func `what was lost beside the marker is made again`() async throws {
        _ = try await make()
        try #require(rmdir(house.receipts) == 0)
        #expect(try await make().newFolders == [house.receipts])
    }

    @Test(arguments: ["marker", "folder"])
    func `a known folder that lost its marker is refused`(_ lost: String) async throws {
        _ = try await make()
        unlink(house.orders + "/.mcorder")
        if lost == "folder" {
            for path in [house.orders + "/.mcorder.d", house.orders] { try #require(rmdir(path) == 0) }
        }
        let failure = await #expect(throws: Installation.Failure.self) { try await make() }
        guard case .markerGone(let path) = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
        #expect(path == house.orders)
        #expect(try !Files.names(folder.path + "/cloud").contains("orders") == (lost == "folder"))
    }

    @Test func `a known folder that lost its marker is taken as a new one on demand`() async throws {
        _ = try await make()
        unlink(house.orders + "/.mcorder")
        let outcome = try await make(newCloud: true, newID: TestHouse.other)
        #expect(outcome.isNewMarker)
        #expect(try await QueueView(state: house.state).folder() == TestHouse.other)
    }

    @Test func `another folder is refused, and taken on demand`() async throws {
        _ = try await make()
        try Files.write(FolderMarker(id: TestHouse.other).json, to: house.orders + "/.mcorder")
        await #expect(throws: Installation.Failure.self) { try await make() }
        #expect(try await QueueView(state: house.state).folder() == TestHouse.id)
        #expect(try await make(newCloud: true).folder == TestHouse.other)
        #expect(try await QueueView(state: house.state).folder() == TestHouse.other)
    }

    @Test func `a marker that is there already is taken over by a new queue`() async throws {
        _ = try await make()
        let second = IntakeHouse(
            orders: house.orders,
            receipts: house.receipts,
            published: house.published,
            state: folder.path + "/state2",
            catalogue: house.catalogue
        )
        let outcome = try await Installation(second).make(newCloud: false, newID: TestHouse.other)
        #expect(outcome.folder == TestHouse.id)
        #expect(outcome.newFolders == [second.state])
    }

    @Test func `a file in the place of a folder is reported`() async throws {
        try Files.write("", to: folder.path + "/cloud")
        let failure = await #expect(throws: Installation.Failure.self) { try await make() }
        guard case .file(let error) = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
        #expect(error.isAbsent)
    }
}
