import Foundation
import McOrderClient
import Testing

@Suite struct CatalogueSourceTests {
    private static let published = PublishedCatalogue(
        CustomersHouse.catalogue,
        publishedAt: CustomersHouse.evening
    )

    private func publish(in house: CustomersHouse, to folder: String = "cloud/catalog") throws {
        try house.write(String(decoding: Self.published.json, as: UTF8.self), to: folder + "/catalog.json")
    }

    @Test func `a folder of files is read as it is, with its pictures`() throws {
        try CustomersHouse.with { house in
            let home = try house.home()
            let reading = try home.catalogue(from: CustomersHouse.catalogueFolder)
            #expect(reading.catalogue == CustomersHouse.catalogue)
            #expect(reading.origin == .folder(CustomersHouse.catalogueFolder))
            #expect(reading.warning == nil)
            #expect(!FileManager.default.fileExists(atPath: house.homePath + "/catalog.json"))
        }
    }

    @Test func `a picture that is missing, or leads out of the catalogue, is a fault`() throws {
        try CustomersHouse.with { house in
            let copy = house.path + "/copy"
            try FileManager.default.copyItem(atPath: CustomersHouse.catalogueFolder, toPath: copy)
            try FileManager.default.removeItem(atPath: copy + "/images/beer.svg")
            try FileManager.default.createSymbolicLink(
                atPath: copy + "/images/beer.svg",
                withDestinationPath: copy + "/images/cup.svg"
            )
            let home = try house.home()
            let error = #expect(throws: ClientError.self) { try home.catalogue(from: copy) }
            guard case .faultyCatalogue(let refusal)? = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            #expect(refusal.path == copy)
            #expect(refusal.firstPlace.hasPrefix("products.json ["))
            #expect(refusal.faults.allSatisfy { $0.problem == .missingImage("images/beer.svg") })
        }
    }

    @Test func `the published catalogue is kept, and used while it is absent or faulty`() throws {
        try CustomersHouse.with { house in
            let home = try house.home()
            try publish(in: house)
            let place = house.cloud + "/catalog"
            #expect(try home.catalogue().origin == .folder(place))
            #expect(try house.bytes("home/catalog.json") == Self.published.json)

            try house.write("{", to: "cloud/catalog/catalog.json")
            let faulty = try home.catalogue()
            #expect(faulty.origin == .copy(publishedAt: CustomersHouse.evening))
            #expect(faulty.catalogue == CustomersHouse.catalogue)
            guard case .faulty(let refusal)? = faulty.warning else {
                Issue.record("\(String(describing: faulty.warning))")
                return
            }
            #expect(refusal.path == place && refusal.count == 1)

            try FileManager.default.removeItem(atPath: house.cloud)
            #expect(try home.catalogue().warning == .absent(places: [place]))
            #expect(try house.bytes("home/catalog.json") == Self.published.json)
        }
    }

    @Test func `a catalogue of the same version is not copied again`() throws {
        try CustomersHouse.with { house in
            let home = try house.home()
            try publish(in: house)
            _ = try home.catalogue()
            let path = house.homePath + "/catalog.json"
            let inode = { () throws in
                try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
            }
            let before = try inode()
            _ = try home.catalogue()
            #expect(try inode() == before)
        }
    }

    @Test func `a copy that is not whole is replaced`() throws {
        try CustomersHouse.with { house in
            let home = try house.home()
            try house.write("{", to: "home/catalog.json")
            try publish(in: house)
            _ = try home.catalogue()
            #expect(try house.bytes("home/catalog.json") == Self.published.json)
        }
    }

    @Test func `a folder that is named goes before the shared one`() throws {
        try CustomersHouse.with { house in
            let home = try house.home()
            try house.write("{", to: "cloud/catalog/catalog.json")
            try publish(in: house, to: "named")
            #expect(try home.catalogue(from: house.path + "/named").warning == nil)
        }
    }

    @Test func `without any catalogue the places are named`() throws {
        try CustomersHouse.with { house in
            #expect(throws: ClientError.noCatalogue(places: [])) {
                try Home.open(house.path + "/new").catalogue()
            }
            let home = try house.home()
            #expect(throws: ClientError.noCatalogue(places: [house.cloud + "/catalog"])) {
                try home.catalogue()
            }
            #expect(throws: ClientError.noCatalogue(places: [house.path + "/x"])) {
                try home.catalogue(from: house.path + "/x")
            }
        }
    }

    @Test func `a published catalogue that is no file is no catalogue`() throws {
        try CustomersHouse.with { house in
            let home = try house.home()
            try house.write("", to: "cloud/catalog/catalog.json/x")
            #expect(throws: ClientError.self) { try home.catalogue() }
        }
    }
}
