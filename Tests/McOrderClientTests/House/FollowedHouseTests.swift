import McOrderClient
import Testing

@testable import McOrderModel

struct FollowedHouseTests {
    private func house(
        _ scene: HouseScene,
        code: HouseCode? = nil,
        stored: [UInt8]? = nil
    ) throws -> FollowedHouse {
        let paths = FolderPaths(in: scene.fixture.cloud)
        let folder = try OrdersFolder.open(paths.orders, shownAs: paths.orders)
        return FollowedHouse(paths, folder: folder.id, house: code, stored: stored)
    }

    @Test func `the first house is accepted, and no other one afterwards`() throws {
        try HouseScene.with { scene in
            try scene.publish(HouseScene.catalogue())
            var followed = try house(scene)
            #expect(try followed.readCatalogue().catalogue.restaurants.isEmpty == false)
            #expect(followed.id == HouseID(identity: HouseScene.identity.publicKey))
            try scene.publish(HouseScene.catalogue(serial: 99, by: HouseScene.stranger))
            let stop = ClientError.otherHouse(
                path: scene.fixture.cloud + "/catalog",
                pinned: HouseScene.code().description,
                found: HouseScene.code(HouseScene.stranger).description
            )
            #expect(throws: stop) { try followed.readCatalogue() }
            // The next start of the program knows the house too.
            var restarted = try house(scene, stored: followed.stored)
            #expect(throws: stop) { try restarted.readCatalogue() }
        }
    }

    @Test func `an older or unsigned catalogue does not count`() throws {
        try HouseScene.with { scene in
            try scene.publish(HouseScene.catalogue(serial: 11))
            var followed = try house(scene)
            _ = try followed.readCatalogue()
            for bytes in [try HouseScene.catalogue(serial: 10), HouseScene.unsignedCatalogue] {
                try scene.publish(bytes)
                #expect(throws: ClientError.self) { try followed.readCatalogue() }
            }
            try scene.publish(HouseScene.catalogue(serial: 12))
            _ = try followed.readCatalogue()
            #expect(followed.known?.catalogueSerial == 12)
        }
    }

    @Test func `a given code accepts that house only`() throws {
        try HouseScene.with { scene in
            try scene.publish(HouseScene.catalogue())
            var other = try house(scene, code: HouseScene.code(HouseScene.stranger))
            #expect(other.id == nil)
            #expect(throws: ClientError.self) { try other.readCatalogue() }
            var own = try house(scene, code: HouseScene.code())
            _ = try own.readCatalogue()
            #expect(own.known?.code == HouseScene.code())
        }
    }

    @Test func `a house without identity is that of its folder`() throws {
        try HouseScene.with { scene in
            try scene.publish(HouseScene.unsignedCatalogue)
            var followed = try house(scene)
            _ = try followed.readCatalogue()
            #expect(followed.stored == nil)
            #expect(followed.id == HouseID(folder: followed.folder))
        }
    }
}
