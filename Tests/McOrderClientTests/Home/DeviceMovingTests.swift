import Foundation
import Testing

@testable import McOrderClient

/// A device that moves to another home.
@Suite struct DeviceMovingTests {
    private func file(_ scene: HouseScene) -> String { scene.fixture.path + "/device.json" }
    private func newHome(_ scene: HouseScene) -> String { scene.fixture.path + "/new" }

    @Test func `a device moves with its key, its orders and its number`() throws {
        try HouseScene.with { scene in
            let home = try scene.home()
            _ = try scene.send(home)
            let before = try home.state()
            try home.exportDevice(to: file(scene))
            let attributes = try FileManager.default.attributesOfItem(atPath: file(scene))
            #expect(attributes[.posixPermissions] as? Int == 0o600)
            let moved = ClientError.homeMoved(path: scene.fixture.homePath)
            #expect(throws: moved) { try Home.open(scene.fixture.homePath) }
            #expect(throws: moved) { try home.state() }
            #expect(throws: moved) { try home.renameDevice("x") }
            #expect(!FileManager.default.fileExists(atPath: scene.fixture.homePath + "/device.key"))

            let there = try Home.importDevice(from: file(scene), into: newHome(scene))
            #expect(try there.state() == before)
            try FileManager.default.removeItem(atPath: file(scene))
            let placed = try scene.send(there, later: .seconds(60))
            #expect(placed.number == before.nextNumber)
            #expect(placed.order.device == before.device.id)
            let key = try FileManager.default.attributesOfItem(atPath: newHome(scene) + "/device.key")
            #expect(key[.posixPermissions] as? Int == 0o600)
        }
    }

    @Test func `a device without a key moves too, and back again`() throws {
        try HouseScene.with { scene in
            let home = try scene.legacyHome()
            let before = try home.state()
            try home.exportDevice(to: file(scene))
            let there = try Home.importDevice(from: file(scene), into: newHome(scene))
            #expect(try there.state() == before)
            try there.exportDevice(to: file(scene) + "2")
            let back = try Home.importDevice(from: file(scene) + "2", into: scene.fixture.homePath)
            #expect(try back.state() == before)
        }
    }

    @Test func `an existing file is not overwritten, and the home stays open`() throws {
        try HouseScene.with { scene in
            let home = try scene.home()
            try scene.fixture.write("mine", to: "device.json")
            #expect(throws: ClientError.deviceFileExists(path: file(scene))) {
                try home.exportDevice(to: file(scene))
            }
            #expect(try scene.fixture.bytes("device.json") == Array("mine".utf8))
            #expect(try home.state().device.id.isKeyed)
            let error = #expect(throws: ClientError.self) {
                try home.exportDevice(to: scene.fixture.path + "/none/device.json")
            }
            guard case .deviceFile? = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            #expect(try home.state().device.id.isKeyed)
        }
    }

    @Test func `an export that was interrupted is finished by the same call`() throws {
        try HouseScene.with { scene in
            let home = try scene.home()
            let state = try home.state()
            // The program died after it wrote the file.
            let file = DeviceFile(state, try home.files.readKey())
            try scene.fixture.write(String(decoding: file.json, as: UTF8.self), to: "device.json")
            try home.exportDevice(to: self.file(scene))
            // The program died after it closed the home.
            let key = try #require(file.key)
            try home.files.write(key)
            #expect(throws: ClientError.homeMoved(path: scene.fixture.homePath)) {
                try Home.open(scene.fixture.homePath)
            }
            #expect(!FileManager.default.fileExists(atPath: scene.fixture.homePath + "/device.key"))
        }
    }

    @Test func `an import that was interrupted is finished by the same call`() throws {
        try HouseScene.with { scene in
            let home = try scene.home()
            _ = try scene.send(home)
            let before = try home.state()
            try home.exportDevice(to: file(scene))
            _ = try Home.importDevice(from: file(scene), into: newHome(scene))
            let key = newHome(scene) + "/device.key"
            try FileManager.default.removeItem(atPath: key)
            #expect(throws: ClientError.deviceKey(path: key, .missing)) { try Home.open(newHome(scene)) }
            let there = try Home.importDevice(from: file(scene), into: newHome(scene))
            #expect(try there.state() == before)
        }
    }

    @Test func `a home that was used does not take a device in`() throws {
        try HouseScene.with { scene in
            let home = try scene.home()
            try home.exportDevice(to: file(scene))
            let used = CustomerFolders(path: scene.fixture.path + "/used")
            try used.makeCloud("cloud", id: CustomerFolders.folderID)
            let legacy = try HouseScene(fixture: used).legacyHome()
            let before = try used.bytes("home/home.json")
            #expect(throws: ClientError.homeUsed(path: legacy.path)) {
                try Home.importDevice(from: file(scene), into: legacy.path)
            }
            #expect(try used.bytes("home/home.json") == before)
            let keyed = try Home.open(scene.fixture.path + "/keyed")
            try keyed.join(scene.fixture.cloud)
            let device = try keyed.state().device
            #expect(throws: ClientError.homeUsed(path: keyed.path)) {
                try Home.importDevice(from: file(scene), into: keyed.path)
            }
            #expect(try keyed.state().device == device)
        }
    }

    @Test(arguments: ["", "{}", #"{"mcorder": "device", "v": 2}"#])
    func `a file that is not that of a device is refused`(text: String) throws {
        try HouseScene.with { scene in
            try scene.fixture.write(text, to: "device.json")
            #expect(throws: ClientError.badDeviceFile(path: file(scene))) {
                try Home.importDevice(from: file(scene), into: newHome(scene))
            }
        }
    }

    @Test func `a file with another device's key is refused`() throws {
        try HouseScene.with { scene in
            let home = try scene.home()
            let file = DeviceFile(try home.state(), HouseScene.stranger)
            try scene.fixture.write(String(decoding: file.json, as: UTF8.self), to: "device.json")
            #expect(throws: ClientError.badDeviceFile(path: self.file(scene))) {
                try Home.importDevice(from: self.file(scene), into: newHome(scene))
            }
        }
    }
}
