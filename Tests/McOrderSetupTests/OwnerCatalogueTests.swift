import FolderTesting
import Glibc
import McOrderModel
import OrderTesting
import Testing

@testable import McOrderSetup

/// The owner's catalogue as tables, and changes of single prices.
@Suite struct OwnerCatalogueTests {
    private let folder: TemporaryFolder
    private let path: String
    private let tables: String
    private let owner: OwnerCatalogue

    init() throws {
        folder = try TemporaryFolder()
        path = folder.path + "/catalogue"
        tables = folder.path + "/tables"
        try RepositoryCatalogue.copy(to: path)
        owner = OwnerCatalogue(path)
    }

    /// The content of each file of the catalogue.
    private func files() throws -> [String: [UInt8]] {
        var files: [String: [UInt8]] = [:]
        for name in try Files.names(path) where name.hasSuffix(".json") {
            files[name] = try Files.read(path + "/" + name)
        }
        return files
    }

    @discardableResult
    private func export(replacing: Bool = false, usesDecimalComma: Bool = false) throws -> [String] {
        try owner.export(to: tables, replacing: replacing, usesDecimalComma: usesDecimalComma)
    }

    private func edit(_ table: String, _ old: String, _ new: String) throws {
        try RepositoryCatalogue.replace(old, with: new, in: table, of: tables)
    }

    private func problems(_ body: () throws -> Void) -> [SheetError] {
        let failure = #expect(throws: OwnerCatalogue.EditError.self) { try body() }
        guard case .sheets(let errors, catalogue: path)? = failure else { return [] }
        return errors.errors
    }

    // MARK: Tables

    @Test(arguments: [false, true])
    func `exported tables are the same catalogue again`(_ usesDecimalComma: Bool) throws {
        let before = try owner.read()
        try export(usesDecimalComma: usesDecimalComma)
        let draft = try owner.draft(tables: tables)
        #expect(OwnerCatalogue.differences(from: before, to: draft.catalogue).isEmpty)
        try owner.use(draft)
        #expect(try owner.read() == before)
    }

    @Test func `a draft changes nothing until it is used`() throws {
        try export()
        try edit("products.csv", "1.20", "1.30")
        let before = try files()
        let draft = try owner.draft(tables: tables)
        #expect(try files() == before)
        let changes = try OwnerCatalogue.differences(from: owner.read(), to: draft.catalogue)
        #expect(changes.map(\.column) == ["price"])
        #expect(changes.first?.before == "1.20" && changes.first?.after == "1.30")
        try owner.use(draft)
        #expect(try owner.differences(from: draft.catalogue).isEmpty)
    }

    @Test func `tables that an owner has edited are not overwritten unasked`() throws {
        try export()
        try edit("products.csv", "Espresso", "Café solo")
        let edited = try Files.read(tables + "/products.csv")
        let failure = #expect(throws: OwnerCatalogue.EditError.self) { try export() }
        guard case .tablesExist(let file)? = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
        #expect(try Files.names(tables).contains(file))
        #expect(try Files.read(tables + "/products.csv") == edited)
        try export(replacing: true)
        #expect(try Files.read(tables + "/products.csv") != edited)
    }

    @Test func `all errors of the tables are reported, and the catalogue stays`() throws {
        try export()
        let before = try files()
        try edit("products.csv", "1.20", "cheap")
        try edit("restaurants.csv", "garbera", "")
        try #require(unlink(tables + "/categories.csv") == 0)
        let errors = problems { try owner.use(try owner.draft(tables: tables)) }
        #expect(Set(errors.map(\.file)).isSuperset(of: ["products.csv", "categories.csv"]))
        #expect(
            errors.contains { $0.problem == .notAnAmount("cheap") && $0.column == "price" && $0.row != nil }
        )
        #expect(try files() == before)
    }

    @Test func `a picture that the catalogue lacks is an error of the tables`() throws {
        try export()
        try edit("products.csv", "images/burger.svg", "images/none.svg")
        #expect(problems { _ = try owner.draft(tables: tables) }.contains { $0.file == "products.csv" })
    }

    @Test func `copies of a sync program are named and not read, and a misspelt table is an error`() throws {
        try export()
        let copy = "products (conflicted copy 2026-11-20).csv"
        try Files.write("nonsense", to: tables + "/" + copy)
        #expect(try owner.draft(tables: tables).conflictCopies == [copy])
        try Files.write("id,name\n", to: tables + "/prodcts.csv")
        let errors = problems { _ = try owner.draft(tables: tables) }
        #expect(errors.map(\.problem) == [.unknownFile(suggestion: "products.csv")])
    }

    @Test func `a table that is a link or a pipe is not followed`() throws {
        try export()
        for make in [{ symlink("/etc/passwd", $0) }, { mkfifo($0, 0o600) }] as [(String) -> CInt] {
            let file = tables + "/offers.csv"
            unlink(file)
            try #require(make(file) == 0)
            #expect(problems { _ = try owner.draft(tables: tables) }.map(\.problem) == [.notAFile])
        }
    }

    @Test func `a part that the tables no longer have is removed from the catalogue`() throws {
        _ = try owner.setPrice(of: "espresso", to: Money(cents: 140), at: nil, from: "2099-01-01")
        try export()
        #expect(try Files.names(path).contains("planned.json"))
        try #require(unlink(tables + "/planned.csv") == 0)
        try owner.use(try owner.draft(tables: tables))
        #expect(try !Files.names(path).contains("planned.json"))
        #expect(try owner.read() == RepositoryCatalogue.read())
    }

    @Test func `a catalogue with an error can be replaced by tables, and one that is missing is made`() throws
    {
        try export()
        try Files.write("[]", to: path + "/company.json")
        #expect(try owner.readIfValid() == nil)
        try owner.use(try owner.draft(tables: tables))
        #expect(try owner.read() == RepositoryCatalogue.read())
        // A first catalogue has no pictures yet.
        let bare = OwnerCatalogue(folder.path + "/new/inner")
        for name in ["products.csv", "restaurants.csv"] {
            let file = tables + "/" + name
            let text = String(decoding: try #require(try Files.read(file)), as: UTF8.self)
            try Files.write(text.replacing(/images\/[a-z-]+\.svg/, with: ""), to: file)
        }
        try bare.use(try bare.draft(tables: tables))
        #expect(try bare.read().products.count == RepositoryCatalogue.read().products.count)
    }

    // MARK: Prices

    @Test func `a price is set in general, at one restaurant, or from a date on`() throws {
        let espresso = ProductID("espresso")
        let first = try owner.setPrice(of: "Espresso", to: Money(cents: 130), at: nil)
        #expect(first.before == Money(cents: 120))
        #expect(try owner.read().product(espresso)?.price == Money(cents: 130))
        _ = try owner.setPrice(of: "espresso", to: Money(cents: 150), at: "garbera")
        let again = try owner.setPrice(of: "espresso", to: Money(cents: 155), at: "garbera")
        #expect(again.before == Money(cents: 150) && again.product == "Espresso")
        _ = try owner.setPrice(of: "espresso", to: Money(cents: 160), at: nil, from: "2099-01-01")
        let catalogue = try owner.read()
        #expect(catalogue.restaurant(RestaurantID("garbera"))?.prices[espresso] == Money(cents: 155))
        #expect(catalogue.restaurant(RestaurantID("urbil"))?.prices[espresso] == nil)
        #expect(catalogue.product(espresso)?.price == Money(cents: 130))
        #expect(catalogue.planned.count == 1)
    }

    @Test func `a new price changes nothing else in the catalogue`() throws {
        let before = try owner.read()
        _ = try owner.setPrice(of: "espresso", to: Money(cents: 130), at: nil)
        let changes = try owner.differences(from: before)
        #expect(changes.map(\.table) == [.products] && changes.map(\.row) == ["espresso"])
    }

    @Test func `a product or a restaurant that does not exist gets no price`() throws {
        let before = try files()
        let product = #expect(throws: OwnerCatalogue.EditError.self) {
            try owner.setPrice(of: "espreso", to: Money(cents: 1), at: nil)
        }
        guard case .unknownProduct("espreso", nearest: "Espresso")? = product else {
            Issue.record("\(String(describing: product))")
            return
        }
        let restaurant = #expect(throws: OwnerCatalogue.EditError.self) {
            try owner.setPrice(of: "espresso", to: Money(cents: 1), at: "garbara")
        }
        guard case .unknownRestaurant("garbara", let others)? = restaurant else {
            Issue.record("\(String(describing: restaurant))")
            return
        }
        #expect(others.contains("garbera"))
        #expect(try files() == before)
    }

    @Test(arguments: ["soon", "2026-13-01", ""])
    func `a price from a date that is none leaves the catalogue as it is`(_ date: String) throws {
        let before = try files()
        #expect(throws: OwnerCatalogue.EditError.self) {
            try owner.setPrice(of: "espresso", to: Money(cents: 130), at: nil, from: date)
        }
        #expect(try files() == before)
    }
}
