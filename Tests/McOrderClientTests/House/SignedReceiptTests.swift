import Foundation
import McOrderClient
import Testing

/// Which receipts count for a signed order whose house has an identity.
@Suite struct SignedReceiptTests {
    private func with(_ body: (HouseScene, Home, PlacedOrder) throws -> Void) throws {
        try HouseScene.with { scene in
            let home = try scene.home()
            try body(scene, home, try scene.send(home))
        }
    }

    @Test func `a receipt that the house signed counts, and its serial number is stored`() throws {
        try with { scene, home, placed in
            try scene.answer(placed, serial: 5)
            #expect(try home.receipt(of: placed)?.status == .order(.received))
            try scene.answer(placed, .order(.ready), serial: 6)
            #expect(try home.receipt(of: placed)?.status == .order(.ready))
            // The order itself stays equal, so that it can be sent again under another number.
            #expect(try home.state().lastOrder == placed)
        }
    }

    @Test func `an older receipt does not count`() throws {
        try with { scene, home, placed in
            try scene.answer(placed, .order(.cancelled), serial: 6)
            #expect(try home.receipt(of: placed)?.isDropped == true)
            try scene.answer(placed, serial: 5)
            #expect(try home.receipt(of: placed) == nil)
            #expect(try Home.open(home.path).receipt(of: placed) == nil)
        }
    }

    @Test func `a receipt without the house's signature does not count`() throws {
        try with { scene, home, placed in
            for key in [nil, HouseScene.stranger] {
                try scene.answer(placed, .order(.cancelled), by: key)
                #expect(try home.receipt(of: placed) == nil)
                #expect(try home.otherOrder(under: placed) == nil)
                let reason = Receipt.Reason(code: "stale", message: "")
                try scene.answer(placed, .rejected(reason), by: key)
                #expect(try home.receipt(of: placed) == nil)
            }
        }
    }

    @Test func `the receipt of another order, copied, does not count`() throws {
        try with { scene, home, first in
            let second = try scene.send(home, later: .seconds(1))
            try scene.answer(first, .order(.collected), serial: 3)
            let receipts = scene.fixture.cloud + "/receipts/"
            try FileManager.default.copyItem(
                atPath: receipts + Receipt.fileName(of: first.order.identity),
                toPath: receipts + Receipt.fileName(of: second.order.identity)
            )
            #expect(try home.receipt(of: second) == nil)
            #expect(try home.receipt(of: first) != nil)
        }
    }

    @Test func `a receipt about other content under the number is that of another order`() throws {
        try with { scene, home, placed in
            try scene.answer(placed, content: placed.order.contentHash)
            #expect(try home.receipt(of: placed) == nil)
            #expect(try home.otherOrder(under: placed) != nil)
        }
    }

    @Test func `the order that has the number is found after the refusal of this one, which is later`() throws
    {
        try with { scene, home, placed in
            try scene.answer(placed, serial: 5, content: placed.order.contentHash)
            let reason = Receipt.Reason(code: RejectionReason.numberReused.rawValue, message: "")
            try scene.answer(placed, .rejected(reason), serial: 6)
            #expect(try home.receipt(of: placed)?.reason?.code == reason.code)
            #expect(try home.otherOrder(under: placed) != nil)
        }
    }

    @Test(arguments: [RejectionReason.badSignature, .signatureMissing])
    func `a file whose signature was refused is recognised by its hash`(reason: RejectionReason) throws {
        try with { scene, home, placed in
            try scene.refuse(placed.bytes, reason, naming: ContentHash(.file, of: [1]))
            #expect(try home.receipt(of: placed) == nil)
            try scene.refuse(placed.bytes, reason, by: HouseScene.stranger)
            #expect(try home.receipt(of: placed) == nil)
            try scene.refuse(placed.bytes, reason)
            #expect(try home.receipt(of: placed)?.reason?.code == reason.rawValue)
        }
    }

    @Test func `a copy that was refused as another kind of file is no answer to the order`() throws {
        try with { scene, home, placed in
            try scene.refuse(placed.bytes, .wrongShape)
            #expect(try home.receipt(of: placed) == nil)
        }
    }

    @Test func `the answer to a signed notice counts only with the house's signature`() async throws {
        try await CustomerFolders.with { fixture in
            let scene = HouseScene(fixture: fixture)
            let home = try scene.home()
            let placed = try scene.send(home)
            let sent = try Sender(sample: home).send(.arrived, about: placed, cloud: nil)
            let answer = NoticeAnswer(kind: .arrived, at: sent.notice.at, outcome: .done)
            func reply() async throws -> NoticeReply? {
                try await home.reply(
                    to: sent.notice,
                    about: placed,
                    within: .zero,
                    clock: ContinuousClock()
                )
            }
            try scene.answer(placed, by: nil, notice: answer)
            #expect(try await reply() == nil)
            try scene.answer(placed, notice: answer)
            guard case .answered = try await reply() else {
                Issue.record("no answer")
                return
            }
            let bytes = Array(try Data(contentsOf: URL(filePath: sent.file)))
            try FileManager.default.removeItem(atPath: fixture.cloud + "/receipts")
            try scene.refuse(bytes, .badSignature)
            guard case .rejected = try await reply() else {
                Issue.record("no refusal")
                return
            }
        }
    }

    @Test func `a receipt of the replaced identity no longer counts`() throws {
        try with { scene, home, placed in
            let previous = HouseScene.identity
            try scene.publish(HouseScene.catalogue(serial: 11, by: HouseScene.next, replacing: previous))
            _ = try home.catalogue()
            try scene.answer(placed)
            #expect(try home.receipt(of: placed) == nil)
            try scene.answer(placed, by: HouseScene.next)
            #expect(try home.receipt(of: placed) != nil)
        }
    }

    @Test func `for a signed order to a folder without a house an unsigned receipt counts by its content`()
        throws
    {
        try HouseScene.with { scene in
            let home = try scene.fixture.home()
            #expect(try home.upgrade())
            let placed = try scene.send(home)
            try scene.answer(placed, by: nil, content: placed.order.contentHash)
            #expect(try home.receipt(of: placed) == nil)
            try scene.answer(placed, by: nil)
            #expect(try home.receipt(of: placed) != nil)
        }
    }

    @Test func `a folder with another marker in the house's place needs the house's signature too`() throws {
        try HouseScene.with { scene in
            let home = try scene.home()
            try scene.fixture.makeCloud("cloud", id: "11111111-2222-3333-4444-555555555555")
            let placed = try scene.send(home)
            try scene.answer(placed, by: nil)
            #expect(try home.receipt(of: placed) == nil)
            try scene.answer(placed)
            #expect(try home.receipt(of: placed) != nil)
        }
    }

    @Test func `another folder at the path does not change whose receipts count`() throws {
        try HouseScene.with { scene in
            let home = try scene.fixture.home()
            #expect(try home.upgrade())
            let placed = try scene.send(home)
            try scene.answer(placed, by: nil)
            try FileManager.default.moveItem(
                atPath: scene.fixture.cloud,
                toPath: scene.fixture.path + "/moved"
            )
            try scene.fixture.makeCloud("cloud", id: "11111111-2222-3333-4444-555555555555")
            try scene.publish(HouseScene.catalogue())
            try home.join(scene.fixture.cloud)
            #expect(try home.receipt(of: placed, cloud: scene.fixture.path + "/moved") != nil)
        }
    }

    @Test func `for an unsigned order an unsigned receipt counts, whatever the house is`() throws {
        try HouseScene.with { scene in
            let home = try scene.legacyHome()
            try scene.publish(HouseScene.catalogue())
            _ = try home.catalogue()
            let placed = try #require(try home.state().lastOrder)
            try scene.answer(placed, by: nil)
            #expect(try home.receipt(of: placed) != nil)
        }
    }
}
