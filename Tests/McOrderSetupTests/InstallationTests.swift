import FolderTesting
import Glibc
import McOrderFiles
import McOrderModel
import McOrderQueue
import Testing

@testable import McOrderIntake
@testable import McOrderSetup

struct InstallationTests {
    private let folder: TemporaryFolder
    private let fixture: IntakePaths

    init() throws {
        folder = try TemporaryFolder()
        fixture = SampleRestaurant.paths(in: folder.path)
    }

    private func make(newCloud: Bool = false, newID: DeviceID = SampleRestaurant.id) async throws
        -> Installation.Outcome
    {
        try await Installation(fixture).make(newCloud: newCloud, newID: newID)
    }

    @Test func `an installation creates everything that is missing`() async throws {
        let outcome = try await make()
        #expect(outcome.isNewMarker)
        #expect(outcome.folder == SampleRestaurant.id)
        let cloud = folder.path + "/cloud"
        #expect(
            Set(outcome.newFolders) == [
                fixture.state, cloud, fixture.orders, fixture.receipts, fixture.published,
            ]
        )
        #expect(try await QueueView(state: fixture.state).folder() == SampleRestaurant.id)
        #expect(try DropFolder.open(fixture.orders, known: SampleRestaurant.id).id == SampleRestaurant.id)
    }

    @Test func `folders and files have exactly the rights that tills and customers need, whatever the umask`()
        async throws
    {
        let outcome = try await make()
        let wanted: [String: mode_t] = [
            fixture.state: 0o2770, fixture.orders: 0o3770, fixture.receipts: 0o2750,
            fixture.published: 0o2750,
            folder.path + "/cloud": 0o2750,
        ]
        #expect(Set(outcome.newFolders) == Set(wanted.keys))
        for (path, mode) in wanted {
            #expect(try Files.rights(path) == mode, "\(path)")
        }
        #expect(try Files.rights(fixture.orders + "/.mcorder") == 0o640)
        #expect(try Files.rights(fixture.orders + "/.mcorder.d") == 0o2770)
        for name in ["queue.sqlite", "queue.lock", "queue.next"] {
            #expect(try Files.rights(fixture.state + "/" + name) == 0o660, "\(name)")
        }
    }

    @Test func `permissions that somebody else set are not changed`() async throws {
        _ = try await make()
        let changed: [String: mode_t] = [
            fixture.orders: 0o700, fixture.receipts: 0o2770, fixture.orders + "/.mcorder": 0o660,
        ]
        for (path, mode) in changed { try #require(chmod(path, mode) == 0) }
        _ = try await make()
        for (path, mode) in changed {
            #expect(try Files.rights(path) == mode, "\(path)")
        }
    }

    @Test func `a second installation changes nothing`() async throws {
        let first = try await make()
        let marker = try Files.read(fixture.orders + "/.mcorder")
        let again = try await make(newID: SampleRestaurant.other)
        #expect(
            again
                == Installation.Outcome(
                    newFolders: [],
                    folder: SampleRestaurant.id,
                    isNewMarker: false,
                    house: first.house,
                    isNewHouse: false,
                    foreignHouse: nil
                )
        )
        #expect(try Files.read(fixture.orders + "/.mcorder") == marker)
    }

    @Test func `folders that were lost beside the marker are created again`() async throws {
        _ = try await make()
        try #require(rmdir(fixture.receipts) == 0)
        #expect(try await make().newFolders == [fixture.receipts])
    }

    @Test(arguments: ["marker", "folder"])
    func `a known folder that lost its marker is refused`(_ lost: String) async throws {
        _ = try await make()
        unlink(fixture.orders + "/.mcorder")
        if lost == "folder" {
            for path in [fixture.orders + "/.mcorder.d", fixture.orders] { try #require(rmdir(path) == 0) }
        }
        let failure = await #expect(throws: Installation.MarkerGone.self) { try await make() }
        #expect(failure?.path == fixture.orders)
        #expect(try !Files.names(folder.path + "/cloud").contains("orders") == (lost == "folder"))
    }

    @Test func `a known folder that lost its marker is used as a new one on request`() async throws {
        _ = try await make()
        unlink(fixture.orders + "/.mcorder")
        let outcome = try await make(newCloud: true, newID: SampleRestaurant.other)
        #expect(outcome.isNewMarker)
        #expect(try await QueueView(state: fixture.state).folder() == SampleRestaurant.other)
    }

    @Test func `another folder is refused, and used on request`() async throws {
        _ = try await make()
        try Files.write(FolderMarker(id: SampleRestaurant.other).json, to: fixture.orders + "/.mcorder")
        await #expect(throws: DropFolder.AccessError.self) { try await make() }
        #expect(try await QueueView(state: fixture.state).folder() == SampleRestaurant.id)
        #expect(try await make(newCloud: true).folder == SampleRestaurant.other)
        #expect(try await QueueView(state: fixture.state).folder() == SampleRestaurant.other)
    }

    @Test func `a new queue uses an existing marker`() async throws {
        _ = try await make()
        let second = IntakePaths(
            orders: fixture.orders,
            receipts: fixture.receipts,
            published: fixture.published,
            state: folder.path + "/state2",
            catalogue: fixture.catalogue
        )
        let outcome = try await Installation(second).make(newCloud: false, newID: SampleRestaurant.other)
        #expect(outcome.folder == SampleRestaurant.id)
        #expect(outcome.newFolders == [second.state])
    }

    @Test func `a file in the place of a folder is reported`() async throws {
        try Files.write("", to: folder.path + "/cloud")
        let error = await #expect(throws: FileError.self) { try await make() }
        #expect(error?.isAbsent == true)
    }
}
