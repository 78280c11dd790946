import Foundation
import Testing

@testable import McOrderClient

/// The key of a device, and the UDID that comes from it.
@Suite struct DeviceKeyTests {
    private func keyPath(_ scene: HouseScene) -> String { scene.fixture.homePath + "/device.key" }

    private func key(_ scene: HouseScene) throws -> SigningKey {
        try KeyFile(json: try scene.fixture.bytes("home/device.key"), of: .device).key
    }

    @Test func `a new home gets a key with the first house, for its owner only`() throws {
        try HouseScene.with { scene in
            let home = try scene.home()
            let key = try key(scene)
            #expect(try home.state().device.id == DeviceID(key.publicKey))
            #expect(try home.publicKey() == key.publicKey)
            let attributes = try FileManager.default.attributesOfItem(atPath: keyPath(scene))
            #expect(attributes[.posixPermissions] as? Int == 0o600)
            let text = String(decoding: try scene.fixture.bytes("home/home.json"), as: UTF8.self)
            #expect(text.contains(#""format": 2"#))
            _ = try home.catalogue()
            try home.join(scene.fixture.cloud)
            #expect(try self.key(scene).publicKey == key.publicKey)
        }
    }

    @Test func `the UDID comes from the key, also if the program died before it stored the home`() throws {
        try HouseScene.with { scene in
            let home = try scene.fixture.home()
            let legacy = try home.state().device.id
            #expect(!legacy.isKeyed)
            let made = try home.locked { () throws(ClientError) in try home.files.makeKey() }
            let id = DeviceID(made.publicKey)
            #expect(try Home.open(scene.fixture.homePath).state().device.id == id)
            try home.renameDevice("Ane")
            #expect(try home.state().device.id == id)
            #expect(try key(scene).publicKey == made.publicKey)
        }
    }

    @Test func `a missing key is an error and never a reason for a new one`() throws {
        try HouseScene.with { scene in
            let home = try scene.home()
            let before = try scene.fixture.bytes("home/home.json")
            try FileManager.default.removeItem(atPath: keyPath(scene))
            let error = ClientError.deviceKey(path: keyPath(scene), .missing)
            #expect(throws: error) { try home.state() }
            #expect(throws: error) { try Home.open(scene.fixture.homePath) }
            #expect(throws: error) { try home.join(scene.fixture.cloud) }
            #expect(throws: error) { try home.catalogue() }
            #expect(!FileManager.default.fileExists(atPath: keyPath(scene)))
            #expect(try scene.fixture.bytes("home/home.json") == before)
        }
    }

    @Test(arguments: ["", "{}", "x", #"{"mcorder": "house-key", "v": 1, "secret": "AA"}"#])
    func `a damaged key is an error and stays as it is`(text: String) throws {
        try HouseScene.with { scene in
            let home = try scene.home()
            try scene.fixture.write(text, to: "home/device.key")
            let error = ClientError.deviceKey(path: keyPath(scene), .damaged)
            #expect(throws: error) { try home.state() }
            #expect(throws: error) { try Home.open(scene.fixture.homePath) }
            #expect(try scene.fixture.bytes("home/device.key") == Array(text.utf8))
        }
    }

    @Test func `a key of a newer version is an error`() throws {
        try HouseScene.with { scene in
            let home = try scene.home()
            try scene.fixture.write(#"{"mcorder": "device-key", "v": 2}"#, to: "home/device.key")
            #expect(throws: ClientError.deviceKey(path: keyPath(scene), .newerVersion)) { try home.state() }
        }
    }

    @Test func `a key without the order numbers is an error`() throws {
        try HouseScene.with { scene in
            _ = try scene.home()
            try FileManager.default.removeItem(atPath: scene.fixture.homePath + "/home.json")
            #expect(throws: ClientError.deviceKey(path: keyPath(scene), .withoutHome)) {
                try Home.open(scene.fixture.homePath)
            }
            #expect(!FileManager.default.fileExists(atPath: scene.fixture.homePath + "/home.json"))
        }
    }

    @Test func `a legacy device gets a key when asked, and its number goes on`() throws {
        try HouseScene.with { scene in
            let home = try scene.legacyHome()
            let before = try home.state()
            #expect(try home.upgrade(at: HouseScene.sentAt + .seconds(172_801)))
            let after = try home.state()
            #expect(after.device.id == DeviceID(try key(scene).publicKey))
            #expect(after.nextNumber == before.nextNumber && after.lastOrder == before.lastOrder)
            #expect(try !home.upgrade())
            #expect(try home.state() == after)
        }
    }

    @Test func `a device with an open order gets no key`() throws {
        try HouseScene.with { scene in
            var sent: PlacedOrder?
            let home = try scene.legacyHome { sent = $0 }
            let placed = try #require(sent)
            let soon = HouseScene.sentAt + .seconds(60)
            #expect(throws: ClientError.orderOpen(placed)) { try home.upgrade(at: soon) }
            try scene.answer(placed, .order(.preparing), by: nil)
            #expect(throws: ClientError.orderOpen(placed)) { try home.upgrade(at: soon) }
            #expect(!FileManager.default.fileExists(atPath: keyPath(scene)))
            try scene.answer(placed, .order(.collected), by: nil)
            #expect(try home.upgrade(at: soon))
        }
    }
}
