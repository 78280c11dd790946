import Foundation
import McOrderClient
import Testing

@Suite struct CatalogueSourceTests {
    private static let published = PublishedCatalogue(
        CustomerFolders.catalogue,
        publishedAt: CustomerFolders.evening
    )

    private func publish(in fixture: CustomerFolders, to folder: String = "cloud/catalog") throws {
        try fixture.write(String(decoding: Self.published.json, as: UTF8.self), to: folder + "/catalog.json")
    }

    @Test func `the owner's folder of files is read directly, with its pictures`() throws {
        try CustomerFolders.with { fixture in
            let home = try fixture.home()
            let reading = try home.catalogue(from: CustomerFolders.catalogueFolder)
            #expect(reading.catalogue == CustomerFolders.catalogue)
            #expect(reading.origin == .folder(CustomerFolders.catalogueFolder))
            #expect(reading.warning == nil)
            #expect(!FileManager.default.fileExists(atPath: fixture.homePath + "/catalog.json"))
        }
    }

    @Test func `a picture that is missing or a symbolic link is an error`() throws {
        try CustomerFolders.with { fixture in
            let copy = fixture.path + "/copy"
            try FileManager.default.copyItem(atPath: CustomerFolders.catalogueFolder, toPath: copy)
            try FileManager.default.removeItem(atPath: copy + "/images/beer.svg")
            try FileManager.default.createSymbolicLink(
                atPath: copy + "/images/beer.svg",
                withDestinationPath: copy + "/images/cup.svg"
            )
            let home = try fixture.home()
            let error = #expect(throws: ClientError.self) { try home.catalogue(from: copy) }
            guard case .invalidCatalogue(let refusal)? = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            #expect(refusal.path == copy)
            #expect(refusal.firstPlace.hasPrefix("products.json ["))
            #expect(refusal.errors.allSatisfy { $0.problem == .missingImage("images/beer.svg") })
        }
    }

    @Test func `the published catalogue is copied to the home, and used while it is absent or faulty`() throws
    {
        try CustomerFolders.with { fixture in
            let home = try fixture.home()
            try publish(in: fixture)
            let place = fixture.cloud + "/catalog"
            #expect(try home.catalogue().origin == .folder(place))
            #expect(try fixture.bytes("home/catalog.json") == Self.published.json)

            try fixture.write("{", to: "cloud/catalog/catalog.json")
            let faulty = try home.catalogue()
            #expect(faulty.origin == .copy(publishedAt: CustomerFolders.evening))
            #expect(faulty.catalogue == CustomerFolders.catalogue)
            guard case .faulty(let refusal)? = faulty.warning else {
                Issue.record("\(String(describing: faulty.warning))")
                return
            }
            #expect(refusal.path == place && refusal.count == 1)

            try FileManager.default.removeItem(atPath: fixture.cloud)
            #expect(try home.catalogue().warning == .absent(places: [place]))
            #expect(try fixture.bytes("home/catalog.json") == Self.published.json)
        }
    }

    @Test func `a catalogue of the same version is not copied again`() throws {
        try CustomerFolders.with { fixture in
            let home = try fixture.home()
            try publish(in: fixture)
            _ = try home.catalogue()
            let path = fixture.homePath + "/catalog.json"
            let inode = { () throws in
                try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
            }
            let before = try inode()
            _ = try home.catalogue()
            #expect(try inode() == before)
        }
    }

    @Test func `an incomplete copy is replaced`() throws {
        try CustomerFolders.with { fixture in
            let home = try fixture.home()
            try fixture.write("{", to: "home/catalog.json")
            try publish(in: fixture)
            _ = try home.catalogue()
            #expect(try fixture.bytes("home/catalog.json") == Self.published.json)
        }
    }

    @Test func `a folder that is named takes precedence over the shared one`() throws {
        try CustomerFolders.with { fixture in
            let home = try fixture.home()
            try fixture.write("{", to: "cloud/catalog/catalog.json")
            try publish(in: fixture, to: "named")
            #expect(try home.catalogue(from: fixture.path + "/named").warning == nil)
        }
    }

    @Test func `without any catalogue the error names the folders that were searched`() throws {
        try CustomerFolders.with { fixture in
            #expect(throws: ClientError.noCatalogue(places: [])) {
                try Home.open(fixture.path + "/new").catalogue()
            }
            let home = try fixture.home()
            #expect(throws: ClientError.noCatalogue(places: [fixture.cloud + "/catalog"])) {
                try home.catalogue()
            }
            #expect(throws: ClientError.noCatalogue(places: [fixture.path + "/x"])) {
                try home.catalogue(from: fixture.path + "/x")
            }
        }
    }

    @Test func `a folder in the place of the published catalogue is an error`() throws {
        try CustomerFolders.with { fixture in
            let home = try fixture.home()
            try fixture.write("", to: "cloud/catalog/catalog.json/x")
            #expect(throws: ClientError.self) { try home.catalogue() }
        }
    }
}
