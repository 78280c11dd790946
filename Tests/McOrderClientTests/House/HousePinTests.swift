import Foundation
import McOrderClient
import Testing

/// Which catalogues count in a folder whose house has an identity.
@Suite struct HousePinTests {
    private func reading(_ home: Home) throws -> CatalogueReading { try home.catalogue() }

    private func place(_ scene: HouseScene, _ cloud: String = "cloud") -> String {
        "\(scene.fixture.path)/\(cloud)/catalog"
    }

    @Test func `the first house with a valid identity is accepted at joining`() throws {
        try HouseScene.with { scene in
            let home = try scene.home()
            #expect(try home.houseCode() == HouseScene.code())
            let house = try #require(try home.state().houses.first)
            #expect(house.identity == HouseScene.identity.publicKey)
            #expect(house.catalogueSerial == 10)
            let reading = try reading(home)
            #expect(reading.warning == nil && reading.news.isEmpty)
            #expect(try scene.fixture.bytes("home/catalog.json") == HouseScene.catalogue())
        }
    }

    @Test func `a catalogue that comes after joining is accepted at its first reading`() throws {
        try HouseScene.with { scene in
            let home = try scene.fixture.home()
            #expect(try home.houseCode() == nil)
            try scene.publish(HouseScene.catalogue())
            #expect(try reading(home).warning == nil)
            #expect(try home.houseCode() == HouseScene.code())
            #expect(try home.state().device.id.isKeyed)
        }
    }

    @Test func `without a house the copy and the home are as before`() throws {
        try HouseScene.with { scene in
            try scene.publish(HouseScene.unsignedCatalogue)
            let home = try scene.fixture.home()
            #expect(try reading(home).warning == nil)
            #expect(try scene.fixture.bytes("home/catalog.json") == HouseScene.unsignedCatalogue)
            let text = String(decoding: try scene.fixture.bytes("home/home.json"), as: UTF8.self)
            #expect(text.contains(#""format": 1"#))
            #expect(!text.contains("houses") && !text.contains("receiptSerials"))
            #expect(!FileManager.default.fileExists(atPath: scene.fixture.homePath + "/device.key"))
        }
    }

    @Test func `a catalogue with an invalid signature counts as unsigned while no house is known`() throws {
        try HouseScene.with { scene in
            let text = String(decoding: try HouseScene.catalogue(), as: UTF8.self)
            try scene.publish(Array(text.replacing(#""serial": 10"#, with: #""serial": 11"#).utf8))
            let home = try scene.fixture.home()
            #expect(try reading(home).warning == nil)
            #expect(try home.houseCode() == nil)
        }
    }

    /// Catalogues that a stranger can put into the folder of a known house.
    private static let attacks: [(bytes: @Sendable () throws -> [UInt8], problem: SignatureProblem)] = [
        ({ HouseScene.unsignedCatalogue }, .unsigned),
        ({ try HouseScene.catalogue(serial: 9) }, .older),
        (
            {
                let text = String(decoding: try HouseScene.catalogue(), as: UTF8.self)
                return Array(text.replacing(#""serial": 10"#, with: #""serial": 11"#).utf8)
            }, .invalid
        ),
    ]

    @Test(arguments: 0..<3)
    func `in the folder of a known house a catalogue that is not its own leaves the copy in use`(
        index: Int
    ) throws {
        try HouseScene.with { scene in
            let home = try scene.home()
            _ = try reading(home)
            let (bytes, problem) = Self.attacks[index]
            try scene.publish(bytes())
            let found = try reading(home)
            let code = HouseScene.code().description
            #expect(found.warning == .untrusted(path: place(scene), house: code, problem))
            #expect(found.origin == .copy(publishedAt: HouseScene.sentAt))
            #expect(try scene.fixture.bytes("home/catalog.json") == HouseScene.catalogue())
            try FileManager.default.removeItem(atPath: scene.fixture.homePath + "/catalog.json")
            #expect(throws: ClientError.untrustedCatalogue(path: place(scene), house: code, problem)) {
                try home.catalogue()
            }
        }
    }

    @Test func `the owner's files in place of a signed catalogue do not count`() throws {
        try HouseScene.with { scene in
            let home = try scene.home()
            _ = try reading(home)
            let catalog = scene.fixture.cloud + "/catalog"
            try FileManager.default.removeItem(atPath: catalog)
            try FileManager.default.createSymbolicLink(
                atPath: catalog,
                withDestinationPath: CustomerFolders.catalogueFolder
            )
            let code = HouseScene.code().description
            #expect(
                try reading(home).warning == .untrusted(path: place(scene), house: code, .unsigned)
            )
            // A catalogue that the user names is the user's choice, and does not replace the copy.
            let chosen = try home.catalogue(from: CustomerFolders.catalogueFolder)
            #expect(chosen.warning == nil)
            #expect(try scene.fixture.bytes("home/catalog.json") == HouseScene.catalogue())
        }
    }

    @Test func `another house in the folder is a full stop`() throws {
        try HouseScene.with { scene in
            let home = try scene.home()
            try scene.publish(HouseScene.catalogue(serial: 99, by: HouseScene.stranger))
            let stop = ClientError.otherHouse(
                path: place(scene),
                pinned: HouseScene.code().description,
                found: HouseScene.code(HouseScene.stranger).description
            )
            let before = try scene.fixture.bytes("home/home.json")
            #expect(throws: stop) { try home.catalogue() }
            #expect(throws: stop) { try home.join(scene.fixture.cloud) }
            // Another marker does not make it another folder.
            try scene.fixture.makeCloud("cloud", id: "11111111-2222-3333-4444-555555555555")
            #expect(throws: stop) { try home.catalogue() }
            #expect(throws: stop) { try home.join(scene.fixture.cloud) }
            #expect(try scene.fixture.bytes("home/home.json") == before)
        }
    }

    @Test func `another house is accepted with its code, or in another folder`() throws {
        try HouseScene.with { scene in
            let home = try scene.home()
            let other = try HouseScene.catalogue(by: HouseScene.stranger)
            try scene.fixture.makeCloud("other", id: "11111111-2222-3333-4444-555555555555")
            try scene.publish(other, in: "other")
            try home.join(scene.fixture.path + "/other")
            #expect(try home.houseCode() == HouseScene.code(HouseScene.stranger))
            #expect(try home.houseCode(cloud: scene.fixture.cloud) == HouseScene.code())
            try scene.publish(other)
            try home.join(scene.fixture.cloud, house: HouseScene.code(HouseScene.stranger))
            #expect(try home.houseCode() == HouseScene.code(HouseScene.stranger))
            #expect(try reading(home).warning == nil)
        }
    }

    @Test func `a replaced identity is accepted with the old one's signature, and said once`() throws {
        try HouseScene.with { scene in
            let home = try scene.home()
            let replacing = HouseScene.identity
            try scene.publish(HouseScene.catalogue(serial: 11, by: HouseScene.next, replacing: replacing))
            let codes = [HouseScene.code(), HouseScene.code(HouseScene.next)].map(\.description)
            let news = [CatalogueReading.News.houseReplaced(from: codes[0], to: codes[1])]
            // A reading that shows no news leaves them to the next one.
            #expect(try home.catalogue(learns: false).news == news)
            #expect(try reading(home).news == news)
            #expect(try reading(home).news.isEmpty)
            #expect(try home.houseCode() == HouseScene.code(HouseScene.next))
            // The old identity no longer counts.
            try scene.publish(HouseScene.catalogue(serial: 12))
            #expect(throws: ClientError.self) { try home.catalogue() }
        }
    }

    @Test func `a lower policy in a newer catalogue is said once`() throws {
        try HouseScene.with { scene in
            try scene.publish(HouseScene.catalogue(signatures: .required))
            let home = try scene.fixture.home()
            #expect(try reading(home).news.isEmpty)
            try scene.publish(HouseScene.catalogue(serial: 11, signatures: .optional))
            #expect(try reading(home).news == [.unsignedAccepted])
            #expect(try reading(home).news.isEmpty)
        }
    }

    @Test func `a given code accepts that house only`() throws {
        try HouseScene.with { scene in
            try scene.publish(HouseScene.catalogue(by: HouseScene.stranger))
            let home = try Home.open(scene.fixture.homePath)
            let stop = ClientError.otherHouse(
                path: place(scene),
                pinned: HouseScene.code().description,
                found: HouseScene.code(HouseScene.stranger).description
            )
            #expect(throws: stop) { try home.join(scene.fixture.cloud, house: HouseScene.code()) }
            try scene.publish(HouseScene.unsignedCatalogue)
            let code = HouseScene.code().description
            #expect(throws: ClientError.untrustedCatalogue(path: place(scene), house: code, .unsigned)) {
                try home.join(scene.fixture.cloud, house: HouseScene.code())
            }
            #expect(try home.state().cloud == nil && home.state().houses.isEmpty)
            try scene.publish(HouseScene.catalogue())
            try home.join(scene.fixture.cloud, house: HouseScene.code())
            #expect(try home.state().houses.map(\.identity) == [HouseScene.identity.publicKey])
        }
    }

    @Test func `a given code is remembered until the catalogue is there`() throws {
        try HouseScene.with { scene in
            let home = try Home.open(scene.fixture.homePath)
            try home.join(scene.fixture.cloud, house: HouseScene.code())
            #expect(try home.state().houses.map(\.pin) == [.code(HouseScene.code())])
            #expect(throws: ClientError.noCatalogue(places: [place(scene)])) { try home.catalogue() }
            try scene.publish(HouseScene.catalogue(by: HouseScene.stranger))
            #expect(throws: ClientError.self) { try home.catalogue() }
            try scene.publish(HouseScene.catalogue())
            _ = try reading(home)
            #expect(try home.state().houses.map(\.identity) == [HouseScene.identity.publicKey])
            #expect(try home.state().device.id.isKeyed)
        }
    }

    @Test func `the copy of another catalogue does not stand in for that of a known house`() throws {
        try HouseScene.with { scene in
            let home = try scene.home()
            _ = try reading(home)
            try scene.fixture.write(
                String(decoding: HouseScene.unsignedCatalogue, as: UTF8.self),
                to: "home/catalog.json"
            )
            try FileManager.default.removeItem(atPath: scene.fixture.cloud + "/catalog")
            #expect(throws: ClientError.noCatalogue(places: [place(scene)])) { try home.catalogue() }
        }
    }

    @Test func `a home that sent orders before learns the house silently, and stays as it is`() throws {
        try HouseScene.with { scene in
            let home = try scene.legacyHome()
            let device = try home.state().device
            try scene.publish(HouseScene.catalogue())
            let reading = try reading(home)
            #expect(reading.warning == nil && reading.news.isEmpty)
            #expect(try home.houseCode() == HouseScene.code())
            #expect(try home.state().device == device)
            #expect(!FileManager.default.fileExists(atPath: scene.fixture.homePath + "/device.key"))
        }
    }

    @Test func `a folder that moved keeps its house`() throws {
        try HouseScene.with { scene in
            let home = try scene.home()
            try FileManager.default.moveItem(
                atPath: scene.fixture.cloud,
                toPath: scene.fixture.path + "/moved"
            )
            try home.join(scene.fixture.path + "/moved")
            #expect(try home.houseCode() == HouseScene.code())
            #expect(try home.state().houses.map(\.path) == [scene.fixture.path + "/moved"])
        }
    }
}

/// Which `today.json` counts in a folder whose house has an identity.
@Suite struct SignedTodayTests {
    private static let later = HouseScene.sentAt + .seconds(3600)

    private static func today(paused: Bool) -> JSONValue {
        let until: JSONValue = paused ? .string(later.description) : .null
        return .object([
            JSONValue.Member("format", .integer(1)),
            JSONValue.Member("publishedAt", .string(later.description)),
            JSONValue.Member(
                "restaurants",
                .array([
                    .object([
                        JSONValue.Member("id", .string("garbera")), JSONValue.Member("pausedUntil", until),
                        JSONValue.Member("soldOut", .array([])),
                    ])
                ])
            ),
        ])
    }

    private func publish(
        _ scene: HouseScene,
        paused: Bool = true,
        serial: Int,
        by key: SigningKey = HouseScene.identity
    ) throws {
        let bytes = try SignedFile.json(Self.today(paused: paused), .today, serial: serial, by: key)
        try scene.fixture.write(String(decoding: bytes, as: UTF8.self), to: "cloud/catalog/today.json")
    }

    private func isPaused(_ home: Home) throws -> Bool {
        try home.today().pausedUntil(RestaurantID("garbera"), at: HouseScene.sentAt) != nil
    }

    @Test func `only the latest file that the house signed counts`() throws {
        try HouseScene.with { scene in
            let home = try scene.home()
            try publish(scene, serial: 5)
            #expect(try isPaused(home))
            #expect(try home.state().houses.map(\.todaySerial) == [5])
            try publish(scene, serial: 4)
            #expect(try !isPaused(home))
            try publish(scene, serial: 6, by: HouseScene.stranger)
            #expect(try !isPaused(home))
            let plain = JSONWriter.document(Self.today(paused: true))
            try scene.fixture.write(String(decoding: plain, as: UTF8.self), to: "cloud/catalog/today.json")
            #expect(try !isPaused(home))
            try publish(scene, serial: 5)
            #expect(try isPaused(home))
        }
    }

    @Test func `the signature of a catalogue is not that of today's file`() throws {
        try HouseScene.with { scene in
            let home = try scene.home()
            let bytes = try SignedFile.json(
                Self.today(paused: true),
                .catalogue,
                serial: 5,
                by: HouseScene.identity
            )
            try scene.fixture.write(String(decoding: bytes, as: UTF8.self), to: "cloud/catalog/today.json")
            #expect(try !isPaused(home))
        }
    }

    @Test func `without a known house an unsigned file counts as before`() throws {
        try HouseScene.with { scene in
            let home = try scene.fixture.home()
            let plain = JSONWriter.document(Self.today(paused: true))
            try scene.fixture.write(String(decoding: plain, as: UTF8.self), to: "cloud/catalog/today.json")
            #expect(try isPaused(home))
        }
    }
}
