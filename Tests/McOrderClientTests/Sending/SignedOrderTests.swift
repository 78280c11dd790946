import Foundation
import McOrderClient
import Testing

/// Orders and notices of a device with a key.
@Suite struct SignedOrderTests {
    private static let house = HouseID(identity: HouseScene.identity.publicKey)

    private func device(_ home: Home) throws -> DeviceID { try home.state().device.id }

    @Test func `an order is signed for the house, and named by the hash of its bytes`() throws {
        try HouseScene.with { scene in
            let home = try scene.home()
            let placed = try scene.send(home)
            let bytes = try scene.fixture.bytes("cloud/orders/\(placed.fileName)")
            #expect(placed.bytes == bytes && placed.order.json == bytes)
            #expect(placed.fileName.hasSuffix(".\(ContentHash(of: bytes).description.prefix(16)).json"))
            let received = try ReceivedOrder(bytes)
            let signature = try #require(try received.verify(at: [Self.house]))
            #expect(DeviceID(signature.key) == (try device(home)))
            #expect(placed.contentHash == signature.contentHash)
            #expect(try home.state().lastOrder == placed)
            #expect(try Home.open(home.path).state().lastOrder?.contentHash == signature.contentHash)
        }
    }

    @Test func `in a folder whose house has no identity an order is signed for the folder`() throws {
        try HouseScene.with { scene in
            let home = try scene.home()
            let id = try #require(DeviceID("11111111-2222-3333-4444-555555555555"))
            try scene.fixture.makeCloud("other", id: id.description)
            try scene.publish(HouseScene.unsignedCatalogue, in: "other")
            try home.join(scene.fixture.path + "/other")
            let placed = try scene.send(home)
            #expect(try ReceivedOrder(placed.bytes).verify(at: [HouseID(folder: id)]) != nil)
        }
    }

    @Test func `a long comment and the terms are signed too`() throws {
        try HouseScene.with { scene in
            let home = try scene.home()
            let water = try CustomerFolders.item("agua")
            try home.changeTicket { ticket throws(TicketError) in try ticket.add(water) }
            let comment = String(repeating: "x", count: 140)
            let request = CustomerFolders.request(comment: comment)
            let placed = try Sender(sample: home).send(request, cloud: nil).order
            #expect(placed.order.fullComment == comment)
            #expect(try ReceivedOrder(placed.bytes).verify(at: [Self.house]) != nil)
            #expect(try home.state().lastOrder == placed)
        }
    }

    @Test(arguments: [SendStep.stored, .written])
    func `an interrupted order is sent again with the same bytes, also after the house changed`(
        step: SendStep
    ) throws {
        try HouseScene.with { scene in
            let home = try scene.home()
            let water = try CustomerFolders.item("agua")
            try home.changeTicket { ticket throws(TicketError) in try ticket.add(water) }
            let crash = ClientError.noFolder
            let dying = Sender(sample: home) { reached throws(ClientError) in
                if reached == step { throw crash }
            }
            #expect(throws: crash) { try dying.send(CustomerFolders.request(), cloud: nil) }
            let pending = try #require(try home.state().pendingOrder)
            let previous = HouseScene.identity
            try scene.publish(HouseScene.catalogue(serial: 11, by: HouseScene.next, replacing: previous))
            _ = try home.catalogue()
            let sent = try #require(try home.finishPendingOrder()).order
            #expect(sent == pending)
            #expect(try scene.fixture.orderFiles() == [pending.fileName])
            #expect(try scene.fixture.bytes("cloud/orders/\(pending.fileName)") == pending.bytes)
            #expect(try ReceivedOrder(sent.bytes).verify(at: [Self.house])?.contentHash == sent.contentHash)
        }
    }

    @Test func `a device without a key sends plain orders to a house, byte for byte as before`() throws {
        try HouseScene.with { scene in
            let home = try scene.legacyHome()
            try scene.publish(HouseScene.catalogue())
            _ = try home.catalogue()
            let placed = try scene.send(home)
            #expect(placed.bytes == placed.order.json && placed.order.extensions == nil)
            #expect(placed.contentHash == placed.order.contentHash)
            let notice = try Sender(sample: home).send(.cancel, about: placed, cloud: nil)
            let bytes = Array(try Data(contentsOf: URL(filePath: notice.file)))
            #expect(bytes == notice.notice.json)
            let text = String(decoding: try scene.fixture.bytes("home/home.json"), as: UTF8.self)
            #expect(text.contains(#""format": 1"#))
        }
    }

    @Test func `a house that takes signed orders only gets them as soon as no order is open`() throws {
        try HouseScene.with { scene in
            var first: PlacedOrder?
            let home = try scene.legacyHome { first = $0 }
            let open = try #require(first)
            try scene.publish(HouseScene.catalogue(signatures: .required))
            _ = try home.catalogue()
            #expect(throws: ClientError.signaturesRequired(open)) { try scene.send(home) }
            #expect(try !device(home).isKeyed)
            try scene.answer(open, .order(.collected), by: nil)
            let water = try CustomerFolders.item("agua")
            try home.changeTicket { ticket throws(TicketError) in ticket = try Ticket([water]) }
            let placed = try Sender(sample: home, later: .seconds(60))
                .send(CustomerFolders.request(), cloud: nil).order
            #expect(placed.number == open.number.next)
            #expect(try ReceivedOrder(placed.bytes).verify(at: [Self.house]) != nil)
        }
    }

    @Test func `while only the code of the house is known, nothing is signed`() throws {
        try HouseScene.with { scene in
            let home = try scene.home()
            let id = "11111111-2222-3333-4444-555555555555"
            try scene.fixture.makeCloud("other", id: id)
            let other = scene.fixture.path + "/other"
            try home.join(other, house: HouseScene.code(HouseScene.stranger))
            let code = HouseScene.code(HouseScene.stranger).description
            let error = ClientError.untrustedCatalogue(path: other + "/catalog", house: code, .unsigned)
            #expect(throws: error) { try scene.send(home) }
            #expect(try scene.fixture.orderFiles("other").isEmpty)
        }
    }

    // MARK: Notices

    @Test(arguments: Notice.Kind.allCases)
    func `a notice is signed about the content of the order, and sent again with the same bytes`(
        kind: Notice.Kind
    ) throws {
        try HouseScene.with { scene in
            let home = try scene.home()
            let placed = try scene.send(home)
            let first = try Sender(sample: home).send(kind, about: placed, cloud: nil)
            let bytes = Array(try Data(contentsOf: URL(filePath: first.file)))
            #expect(first.file.hasSuffix(".\(ContentHash(of: bytes).description.prefix(16)).notice"))
            let received = try ReceivedNotice(json: bytes)
            #expect(received.order == placed.contentHash && received.notice == first.notice)
            #expect(try received.verify(at: [Self.house]) != nil)

            let previous = HouseScene.identity
            try scene.publish(HouseScene.catalogue(serial: 11, by: HouseScene.next, replacing: previous))
            _ = try home.catalogue()
            try FileManager.default.removeItem(atPath: first.file)
            let again = try Sender(sample: Home.open(home.path), later: .seconds(60))
                .send(kind, about: placed, cloud: nil)
            #expect(again == first)
            #expect(try Array(Data(contentsOf: URL(filePath: again.file))) == bytes)
        }
    }

    @Test func `a stored notice that is damaged is found`() throws {
        try HouseScene.with { scene in
            let home = try scene.home()
            let placed = try scene.send(home)
            _ = try Sender(sample: home).send(.cancel, about: placed, cloud: nil)
            let text = String(decoding: try scene.fixture.bytes("home/home.json"), as: UTF8.self)
            let place = try #require(text.range(of: #"\"type\": \"cancel\""#))
            let bad = text.replacingCharacters(in: place, with: #"\"type\": \"arrived\""#)
            try scene.fixture.write(bad, to: "home/home.json")
            let path = scene.fixture.homePath + "/home.json"
            #expect(throws: ClientError.homeDamaged(path: path, place: ".notices[0].content")) {
                try home.state()
            }
        }
    }
}
