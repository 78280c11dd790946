import FolderTesting
import Glibc
import Logging
import McOrderFiles
import OrderTesting
import Testing

@testable import McOrderIntake
@testable import McOrderModel
@testable import McOrderQueue

struct CataloguePublisherTests {
    private let fixture: IntakeFixture
    private let source: String
    private var published: String { fixture.paths.published + "/catalog.json" }

    init() async throws {
        fixture = try await IntakeFixture()
        source = fixture.folder.path + "/owner"
        try RepositoryCatalogue.copy(to: source)
    }

    private func publisher() -> CataloguePublisher {
        CataloguePublisher(source: CatalogueFolder(path: source), resources: fixture.resources())
    }

    /// The files whose errors prevent a catalogue from coming into force.
    private func filesOfErrors() throws -> Set<String> {
        let failure = #expect(throws: CatalogueFolder.ReadingError.self) {
            try publisher().bringIntoForce(now: fixture.now)
        }
        guard case .errors(let errors)? = failure else { return [] }
        return Set(errors.errors.map(\.file))
    }

    private func change(_ old: String, to new: String) throws {
        try RepositoryCatalogue.replace(old, with: new, in: "products.json", of: source)
    }

    @Test func `the published file reads back as the owner's catalogue`() throws {
        let catalogue = try publisher().bringIntoForce(now: fixture.now)
        #expect(try publisher().publish(catalogue, IntakeSettings()).isEmpty)
        let read = try CatalogueReader.read(published: try #require(try Files.read(published)))
        #expect(read.catalogue == (try RepositoryCatalogue.read()))
        #expect(read.publishedAt == fixture.now)
    }

    @Test func `all pictures are copied beside the published file`() throws {
        let catalogue = try publisher().bringIntoForce(now: fixture.now)
        #expect(try publisher().publish(catalogue, IntakeSettings()).isEmpty)
        let products = catalogue.catalogue.products.compactMap(\.image)
        let images = Set(products + catalogue.catalogue.restaurants.compactMap(\.image))
        #expect(!images.isEmpty)
        for image in images {
            #expect(try Files.read(fixture.paths.published + "/" + image) == Files.read(source + "/" + image))
        }
        #expect(try Files.rights(fixture.paths.published + "/images") == 0o2750)
    }

    @Test func `an unchanged version keeps its time, its bytes and its file`() throws {
        let first = try publisher().bringIntoForce(now: fixture.now)
        _ = try publisher().publish(first, IntakeSettings())
        let bytes = try Files.read(published)
        let inode = try Files.inode(published)
        let second = try publisher().bringIntoForce(now: fixture.now + .seconds(3600))
        _ = try publisher().publish(second, IntakeSettings())
        #expect(second.publishedAt == fixture.now)
        #expect(try Files.read(published) == bytes)
        #expect(try Files.inode(published) == inode)
    }

    @Test func `a changed catalogue is published, and the old prices stay known`() throws {
        _ = try publisher().bringIntoForce(now: fixture.now)
        try change(#""price": "1.20""#, to: #""price": "1.30""#)
        let later = fixture.now + .seconds(60)
        #expect(try publisher().bringIntoForce(now: later).publishedAt == later)
        let past = try publisher().past(since: fixture.now)
        #expect(past.map(\.until) == [later])
        #expect(try past.map(\.catalogue) == [RepositoryCatalogue.read()])
        #expect(try publisher().past(since: later).isEmpty)
    }

    @Test func `while the source is invalid the last catalogue stays in force, which is logged`() throws {
        let good = try publisher().bringIntoForce(now: fixture.now)
        try change(#""price": "1.20""#, to: #""price": "cheap""#)
        #expect(try publisher().bringIntoForce(now: fixture.now + .seconds(60)) == good)
        #expect(fixture.log.entries.contains { $0.level == .error && $0.message.contains("faulty") })
    }

    @Test func `an invalid source without an earlier one is refused with its errors`() throws {
        try change(#""price": "1.20""#, to: #""price": "cheap""#)
        unlink(source + "/menus.json")
        #expect(try filesOfErrors() == ["products.json", "menus.json"])
    }

    @Test func `a damaged earlier catalogue does not prevent a start`() async throws {
        _ = try publisher().bringIntoForce(now: fixture.now)
        try await fixture.execute("UPDATE catalogue_versions SET file = x'7B'")
        try change(#""price": "1.20""#, to: #""price": "1.30""#)
        _ = try publisher().bringIntoForce(now: fixture.now + .seconds(60))
        #expect(try publisher().past(since: fixture.now).isEmpty)
        #expect(fixture.log.count(of: "damaged") == 1)
    }

    @Test func `an invalid source with a damaged earlier catalogue is refused with the source's errors`()
        async throws
    {
        _ = try publisher().bringIntoForce(now: fixture.now)
        try await fixture.execute("UPDATE catalogue_versions SET file = x'7B'")
        try change(#""price": "1.20""#, to: #""price": "cheap""#)
        #expect(try filesOfErrors() == ["products.json"])
    }

    @Test func `a picture that cannot be copied does not stop the publication`() throws {
        let catalogue = try publisher().bringIntoForce(now: fixture.now)
        try Files.write("", to: fixture.paths.published + "/images")
        let missing = try publisher().publish(catalogue, IntakeSettings())
        #expect(!missing.isEmpty)
        #expect(try Files.read(published) == catalogue.json)
    }

    @Test func `without the customers' folder nothing is published, and that is logged once`() async throws {
        let keeper = try Maintenance(publisher(), settings: IntakeSettings())
        try #require(rmdir(fixture.paths.published) == 0)
        for _ in 1...3 { #expect(await !keeper.publish()) }
        #expect(fixture.log.count(of: "cannot be published yet") == 1)
        try #require(mkdir(fixture.paths.published, 0o770) == 0)
        #expect(await keeper.publish())
    }

    @Test func `a symbolic link in the source is not part of the catalogue`() throws {
        unlink(source + "/company.json")
        symlink("/etc/passwd", source + "/company.json")
        #expect(throws: CatalogueFolder.ReadingError.self) {
            try publisher().bringIntoForce(now: fixture.now)
        }
    }
}
