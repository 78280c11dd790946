import Glibc
import Logging
import McOrderFiles
import Testing

@testable import McOrderIntake
@testable import McOrderModel
@testable import McOrderQueue

struct CataloguePublisherTests {
    private let house: TestHouse
    private let source: String
    private var published: String { house.house.published + "/catalog.json" }

    init() async throws {
        house = try await TestHouse()
        source = house.folder.path + "/owner"
        try RepositoryCatalogue.copy(to: source)
    }

    private func publisher() -> CataloguePublisher {
        CataloguePublisher(
            source: CatalogueFolder(path: source),
            folder: house.house.published,
            queue: house.queue,
            view: house.view,
            log: house.log.logger
        )
    }

    private func change(_ old: String, to new: String) throws {
        try RepositoryCatalogue.replace(old, with: new, in: "products.json", of: source)
    }

    @Test func `the published file reads back as the owner's catalogue`() throws {
        let catalogue = try publisher().bringIntoForce(now: house.now)
        #expect(try publisher().publish(catalogue).isEmpty)
        let read = try CatalogueReader.read(published: try #require(try Files.read(published)))
        #expect(read.catalogue == (try RepositoryCatalogue.read()))
        #expect(read.publishedAt == house.now)
    }

    @Test func `all pictures are copied beside it`() throws {
        let catalogue = try publisher().bringIntoForce(now: house.now)
        #expect(try publisher().publish(catalogue).isEmpty)
        let products = catalogue.catalogue.products.compactMap(\.image)
        let images = Set(products + catalogue.catalogue.restaurants.compactMap(\.image))
        #expect(!images.isEmpty)
        for image in images {
            #expect(try Files.read(house.house.published + "/" + image) == Files.read(source + "/" + image))
        }
        #expect(try Files.rights(house.house.published + "/images") == 0o2750)
    }

    @Test func `an unchanged version keeps its time, its bytes and its file`() throws {
        let first = try publisher().bringIntoForce(now: house.now)
        _ = try publisher().publish(first)
        let bytes = try Files.read(published)
        let inode = try Files.inode(published)
        let second = try publisher().bringIntoForce(now: house.now + .seconds(3600))
        _ = try publisher().publish(second)
        #expect(second.publishedAt == house.now)
        #expect(try Files.read(published) == bytes)
        #expect(try Files.inode(published) == inode)
    }

    @Test func `a changed version takes its place, and the old prices are known`() throws {
        _ = try publisher().bringIntoForce(now: house.now)
        try change(#""price": "1.20""#, to: #""price": "1.30""#)
        let later = house.now + .seconds(60)
        #expect(try publisher().bringIntoForce(now: later).publishedAt == later)
        let past = try publisher().past(since: house.now)
        #expect(past.map(\.until) == [later])
        #expect(try past.map(\.catalogue) == [RepositoryCatalogue.read()])
        #expect(try publisher().past(since: later).isEmpty)
    }

    @Test func `while the source is invalid the last one stays in force, and that is logged`() throws {
        let good = try publisher().bringIntoForce(now: house.now)
        try change(#""price": "1.20""#, to: #""price": "cheap""#)
        #expect(try publisher().bringIntoForce(now: house.now + .seconds(60)) == good)
        #expect(house.log.entries.contains { $0.level == .error && $0.message.contains("faulty") })
    }

    @Test func `an invalid source without an earlier one is refused with its errors`() throws {
        try change(#""price": "1.20""#, to: #""price": "cheap""#)
        unlink(source + "/menus.json")
        let faults = #expect(throws: CatalogueFaults.self) {
            try publisher().bringIntoForce(now: house.now)
        }
        #expect(Set(faults?.faults.map(\.file) ?? []) == ["products.json", "menus.json"])
    }

    @Test func `a damaged earlier catalogue does not prevent a start`() async throws {
        _ = try publisher().bringIntoForce(now: house.now)
        try await house.execute("UPDATE catalogue_versions SET file = x'7B'")
        try change(#""price": "1.20""#, to: #""price": "1.30""#)
        _ = try publisher().bringIntoForce(now: house.now + .seconds(60))
        #expect(try publisher().past(since: house.now).isEmpty)
        #expect(house.log.count(of: "damaged") == 1)
    }

    @Test func `an invalid source over a damaged earlier one is refused with its own errors`() async throws {
        _ = try publisher().bringIntoForce(now: house.now)
        try await house.execute("UPDATE catalogue_versions SET file = x'7B'")
        try change(#""price": "1.20""#, to: #""price": "cheap""#)
        let faults = #expect(throws: CatalogueFaults.self) {
            try publisher().bringIntoForce(now: house.now)
        }
        #expect(faults?.faults.map(\.file) == ["products.json"])
    }

    @Test func `a picture that cannot be copied does not stop the publication`() throws {
        let catalogue = try publisher().bringIntoForce(now: house.now)
        try Files.write("", to: house.house.published + "/images")
        let missing = try publisher().publish(catalogue)
        #expect(!missing.isEmpty)
        #expect(try Files.read(published) == catalogue.json)
    }

    @Test func `without the customers' folder nothing is published, and that is logged once`() async throws {
        let keeper = Housekeeper(
            publisher: publisher(),
            keeping: try Housekeeper.Keeping(
                publisher: publisher(),
                settings: IntakeSettings(),
                now: house.now
            ),
            queue: house.queue,
            view: house.view,
            log: house.log.logger
        )
        try #require(rmdir(house.house.published) == 0)
        for _ in 1...3 { #expect(await !keeper.publish()) }
        #expect(house.log.count(of: "cannot be published yet") == 1)
        try #require(mkdir(house.house.published, 0o770) == 0)
        #expect(await keeper.publish())
    }

    @Test func `a link in the source is no part of the catalogue`() throws {
        unlink(source + "/company.json")
        symlink("/etc/passwd", source + "/company.json")
        #expect(throws: CatalogueFaults.self) { try publisher().bringIntoForce(now: house.now) }
    }
}
