import FolderTesting
import Glibc
import McOrderFiles
import McOrderModel
import McOrderQueue
import OrderTesting
import Testing

@testable import McOrderIntake
@testable import McOrderSetup

/// What `mcorderd check` finds. Rights are in `RightsTests` of the daemon's program, with the command that
/// repairs them.
@Suite(.timeLimit(.minutes(5))) struct InspectionTests {
    private let restaurant: InstalledRestaurant
    private let owner: String

    init() async throws {
        let parent = try TemporaryFolder()
        owner = parent.path + "/catalogue"
        try RepositoryCatalogue.copy(to: owner)
        restaurant = try await InstalledRestaurant(catalogue: owner)
        parents = [parent]
    }

    /// Keeps the folder of the owner's catalogue until the test ends.
    private let parents: [TemporaryFolder]

    private func findings(_ change: (inout IntakeSettings) -> Void = { _ in }) async -> [Inspection.Finding] {
        // A test does not depend on the space that is free on this machine's disk.
        var settings = IntakeSettings()
        settings.minFree = 0
        change(&settings)
        return await Inspection(paths: restaurant.paths, settings: settings).inspect().findings
    }

    /// The only finding.
    private func finding(_ change: (inout IntakeSettings) -> Void = { _ in }) async throws
        -> Inspection.Finding
    {
        let all = await findings(change)
        try #require(all.count == 1, "\(all)")
        return all[0]
    }

    /// The names in the folder and below, with the content of each file. SQLite may create and remove the
    /// files of its journal whenever somebody reads the queue.
    private func contents(_ folder: String) throws -> [String: [UInt8]] {
        var all: [String: [UInt8]] = [:]
        try Directory.open(folder).names { name in
            let path = folder + "/" + name.display
            if (try? Directory.open(path)) != nil {
                all[path] = []
                all.merge(try contents(path)) { $1 }
            } else if !path.hasSuffix("-wal"), !path.hasSuffix("-shm"), !path.contains("/queue.") {
                all[path] = try Files.read(path)
            }
            return true
        }
        return all
    }

    @Test func `a new restaurant has no problem, and its catalogue is returned`() async throws {
        let (findings, _, catalogue) = await Inspection(
            paths: restaurant.paths,
            settings: IntakeSettings()
        ).inspect()
        #expect(findings.isEmpty)
        #expect(try catalogue == RepositoryCatalogue.read())
    }

    @Test func `a check changes neither folders nor files nor orders`() async throws {
        try await restaurant.decide(try incoming(order(1)))
        try Files.write("{", to: restaurant.paths.orders + "/half.json")
        let before = try contents(restaurant.folder.path)
        _ = await findings()
        #expect(try contents(restaurant.folder.path) == before)
        #expect(try await restaurant.numbers() == [1])
    }

    @Test func `each missing folder is named, and none is created`() async throws {
        let paths = restaurant.paths
        for path in [paths.orders, paths.receipts, paths.published, paths.state] {
            try #require(rename(path, path + "-away") == 0)
        }
        let missing = await findings().map { finding -> String in
            switch finding {
            case .absentFolder(let path): path
            case .queue(.absent(let state)): "queue in \(state)"
            default: "\(finding)"
            }
        }
        #expect(
            missing == [paths.orders, paths.receipts, paths.published, paths.state]
                + ["queue in \(paths.state)"]
        )
        #expect(try Files.names(restaurant.folder.path) == ["cloud", "state-away", "state-keys"])
    }

    @Test func `a catalogue with an error is reported with the place of the error`() async throws {
        try RepositoryCatalogue.replace(
            #""price": "1.20""#,
            with: #""price": "1,20""#,
            in: "products.json",
            of: owner
        )
        guard case .catalogue(let folder, let error, let place) = try await finding() else {
            Issue.record("another finding")
            return
        }
        #expect(folder == owner && error.file == "products.json")
        #expect(place != nil)
    }

    @Test func `a catalogue that is missing is reported`() async throws {
        try #require(rename(owner, owner + "-away") == 0)
        let found = await findings()
        let missing = found.compactMap { finding -> String? in
            guard case .catalogue(owner, let error, _) = finding else { return nil }
            return error.problem == .missingFile ? error.file : nil
        }
        #expect(missing.count == found.count && missing.contains("products.json"))
    }

    @Test func `a restaurant to be served that the catalogue lacks is reported`() async throws {
        let found = try await finding { $0.restaurants = [RestaurantID("garbera"), RestaurantID("garbara")] }
        guard case .unknownRestaurant(let id) = found else {
            Issue.record("\(found)")
            return
        }
        #expect(id == RestaurantID("garbara"))
    }

    @Test func `a drop folder without marker, or with that of another folder, is reported`() async throws {
        let paths = restaurant.paths
        try Files.write(FolderMarker(id: SampleRestaurant.other).json, to: paths.orders + "/.mcorder")
        guard case .folder(.other(_, let known, let found)) = try await finding() else {
            Issue.record("another finding")
            return
        }
        #expect(known == SampleRestaurant.id && found == SampleRestaurant.other)
        try #require(unlink(paths.orders + "/.mcorder") == 0)
        guard case .folder(.noMarker) = try await finding() else {
            Issue.record("another finding")
            return
        }
    }

    @Test func `another queue's claim on a restaurant that is served is reported`() async throws {
        var claims = FolderClaims(
            queue: SampleRestaurant.other,
            host: "b",
            state: "/state",
            restaurants: [RestaurantID("urbil")]
        )
        _ = try claims.take(in: try Directory.open(restaurant.paths.orders), at: noon)
        guard case .folder(.claimed(_, let rival)) = try await finding() else {
            Issue.record("another finding")
            return
        }
        #expect(rival.host == "b")
        #expect(await findings { $0.restaurants = [RestaurantID("garbera")] }.isEmpty)
    }

    @Test func `less free space than the reserve is reported, because no order would be taken in`()
        async throws
    {
        guard case .folder(.noSpace(let path, let free)) = try await finding({ $0.minFree = .max }) else {
            Issue.record("another finding")
            return
        }
        #expect(path == restaurant.paths.state && free > 0)
    }

    @Test func `a damaged queue is reported once`() async throws {
        let file = restaurant.paths.state + "/queue.sqlite"
        for end in ["-wal", "-shm"] { unlink(file + end) }
        try Files.write([UInt8](repeating: 7, count: 4096), to: file)
        guard case .queue = try await finding() else {
            Issue.record("another finding")
            return
        }
    }

    @Test func `a missing folder for the metrics is reported`() async throws {
        let paths = restaurant.paths
        let measured = IntakePaths(
            orders: paths.orders,
            receipts: paths.receipts,
            published: paths.published,
            state: paths.state,
            catalogue: paths.catalogue,
            metrics: restaurant.folder.path + "/metrics/mcorder.prom"
        )
        let found = await Inspection(paths: measured, settings: IntakeSettings()).inspect().findings
        guard case .absentMetricsFolder(let path)? = found.first, found.count == 1 else {
            Issue.record("\(found)")
            return
        }
        #expect(path == restaurant.folder.path + "/metrics")
    }
}
