import Foundation
import McOrderClient
import Testing

/// Orders and notices that only the restaurant can read. Source: format.md, *Sealed file*, *Sealed receipt*.
@Suite struct SealedSendingTests {
    private static let key = SealKey.random(until: HouseScene.sentAt + .seconds(86_400))
    private static let house = HouseID(identity: HouseScene.identity.publicKey)

    private static func entry(_ key: SealKey = key, _ restaurants: Set<RestaurantID>? = nil) -> SealKeyEntry {
        SealKeyEntry(key, restaurants: restaurants)
    }

    private func with(
        _ sealing: SealingPolicy = .optional,
        _ entries: [SealKeyEntry] = [entry()],
        _ body: (HouseScene, Home) throws -> Void
    ) throws {
        try HouseScene.with { scene in
            try scene.publish(HouseScene.catalogue(sealing: sealing, seal: entries))
            try body(scene, try scene.fixture.home())
        }
    }

    /// The files in the folder for orders.
    private func files(_ scene: HouseScene) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: scene.fixture.cloud + "/orders")
            .filter { !$0.hasPrefix(".") }.sorted()
    }

    private func opened(_ placed: PlacedOrder, by key: SealKey = key) throws -> SealedFile.Opened {
        let bytes = try Data(contentsOf: URL(filePath: placed.file))
        return try #require(try SealedFile(Array(bytes)).open(by: key, at: [Self.house]))
    }

    /// Writes a sealed receipt.
    private func answer(
        _ secret: ReceiptSecret,
        about content: ContentHash,
        of placed: PlacedOrder,
        _ status: Receipt.Status = .order(.received),
        revision: Int = 5,
        notice: NoticeAnswer? = nil,
        in scene: HouseScene
    ) throws {
        let receipt = Receipt(
            identity: placed.order.identity,
            restaurant: placed.order.restaurant,
            status: status,
            total: placed.order.total,
            shownTotal: placed.order.total,
            reason: nil,
            updatedAt: placed.placedAt,
            notice: notice
        )
        let sealed = SealedReceipt(answered: content, revision: revision, receipt: receipt.json)
        let bytes = try #require(try sealed.json(by: secret))
        let name = secret.fileName
        try scene.fixture.write(String(decoding: bytes, as: UTF8.self), to: "cloud/receipts/\(name)")
    }

    @Test func `an order is sealed, stored with its secret, and sent under a name that tells nothing`() throws
    {
        try with { scene, home in
            let placed = try scene.send(home)
            let name = URL(filePath: placed.file).lastPathComponent
            #expect(try files(scene) == [name])
            #expect(SealedFile.isFileName(name) && !name.contains(placed.order.deviceName))
            let found = try opened(placed)
            #expect(found.document == placed.bytes && found.kind == .order && placed.isSigned)
            let sealed = try #require(placed.sealed)
            #expect(found.secret == sealed.secret)
            #expect(try Home.open(home.path).state().lastOrder?.sealed == sealed)
            let stored = try String(contentsOfFile: home.path + "/home.json", encoding: .utf8)
            #expect(stored.contains("\"format\": 3"))
        }
    }

    @Test(arguments: SendStep.allCases)
    func `after a crash the same bytes are sent, never plain ones`(step: SendStep) throws {
        struct Crash: Error {}
        try with { scene, home in
            let water = try CustomerFolders.item("agua")
            try home.changeTicket { ticket throws(TicketError) in try ticket.add(water) }
            let dying = Sender(home, now: { HouseScene.sentAt }) { found throws(ClientError) in
                if found == step { throw .noCatalogue(places: []) }
            }
            #expect(throws: ClientError.self) {
                try dying.send(CustomerFolders.request(allowsRepeat: true), cloud: nil)
            }
            let again = try Home.open(home.path)
            let kept = try #require(try again.state().orders.first)
            // The house stops sealing meanwhile.
            try scene.publish(HouseScene.catalogue(serial: 11))
            _ = try again.catalogue()
            _ = try again.finishPendingOrder()
            #expect(try files(scene) == [URL(filePath: kept.file).lastPathComponent])
            #expect(try opened(kept).document == kept.bytes)
        }
    }

    @Test func `who cannot seal does not send`() throws {
        let past = SealKey.random(until: HouseScene.sentAt)
        let elsewhere = Self.entry(Self.key, [RestaurantID("elsewhere")])
        for entries in [[], [Self.entry(past)], [elsewhere]] {
            try with(.optional, entries) { scene, home throws in
                let place = scene.fixture.cloud + "/catalog"
                #expect(throws: ClientError.cannotSeal(path: place)) { try scene.send(home) }
                let isEmpty = try files(scene).isEmpty
                let pending = try home.state().pendingOrder
                #expect(isEmpty && pending == nil)
            }
        }
    }

    @Test func `a home without a key of its own seals what it does not sign`() throws {
        try HouseScene.with { scene in
            let home = try scene.legacyHome()
            let before = try files(scene)
            try scene.publish(HouseScene.catalogue(sealing: .required, seal: [Self.entry()]))
            _ = try home.catalogue()
            let placed = try scene.send(home, later: .seconds(1))
            #expect(!placed.isSigned && placed.sealed != nil)
            #expect(try opened(placed).document == placed.order.json)
            #expect(try files(scene).count == before.count + 1)
            let secret = try #require(placed.sealed).secret
            try answer(secret, about: placed.contentHash, of: placed, in: scene)
            #expect(try home.receipt(of: placed)?.status == .order(.received))
        }
    }

    @Test func `only the sealed answer counts, and none that is older or about other content`() throws {
        try with { scene, home in
            let placed = try scene.send(home)
            let secret = try #require(placed.sealed).secret
            // A plain answer, though signed.
            try scene.answer(placed, .order(.cancelled), serial: 9)
            #expect(try home.receipt(of: placed) == nil)
            try answer(secret, about: ContentHash(of: "x"), of: placed, in: scene)
            #expect(try home.receipt(of: placed) == nil)
            try answer(secret, about: placed.contentHash, of: placed, .order(.ready), revision: 6, in: scene)
            #expect(try home.receipt(of: placed)?.status == .order(.ready))
            try answer(
                secret,
                about: placed.contentHash,
                of: placed,
                .order(.received),
                revision: 5,
                in: scene
            )
            #expect(try home.receipt(of: placed) == nil)
            #expect(try Home.open(home.path).receipt(of: placed) == nil)
            // The restaurant does not know the content of a file whose signature it cannot verify.
            let reason = Receipt.Reason(code: "bad-signature", message: "")
            let document = ContentHash(.file, of: placed.bytes)
            try answer(secret, about: document, of: placed, .rejected(reason), revision: 7, in: scene)
            #expect(try home.receipt(of: placed)?.reason?.code == "bad-signature")
        }
    }

    @Test func `of plain answers only a signed one counts that the file could not be opened`() throws {
        try with { scene, home in
            let placed = try scene.send(home)
            let file = placed.sentBytes
            let secret = try #require(placed.sealed).secret
            for reason in [RejectionReason.stale, .badSignature, .notSealed] {
                try scene.refuse(file, reason)
                #expect(try home.receipt(of: placed) == nil)
            }
            try scene.refuse(file, .cannotOpen, by: HouseScene.stranger)
            #expect(try home.receipt(of: placed) == nil)
            try scene.refuse(file, .cannotOpen, naming: ContentHash(.file, of: placed.bytes))
            #expect(try home.receipt(of: placed) == nil)
            try scene.refuse(file, .cannotOpen)
            #expect(try home.receipt(of: placed)?.reason?.code == "cannot-open")
            #expect(try home.receipt(of: placed)?.reason?.code == "cannot-open", "it is not forgotten")
            // Never against a sealed one, also if that was taken away later.
            try answer(secret, about: placed.contentHash, of: placed, in: scene)
            #expect(try home.receipt(of: placed)?.status == .order(.received))
            let name = secret.fileName
            try FileManager.default.removeItem(atPath: scene.fixture.cloud + "/receipts/" + name)
            #expect(try home.receipt(of: placed) == nil)
        }
    }

    @Test func `a file that could not be opened is sealed once more, for another key`() throws {
        let until = Timestamp.now() + .seconds(86_400)
        let (first, second, third) = (
            SealKey.random(until: until), SealKey.random(until: until + .seconds(1)),
            SealKey.random(until: until + .seconds(2))
        )
        try with(.optional, [Self.entry(first)]) { scene, home in
            let placed = try scene.send(home)
            try scene.refuse(placed.sentBytes, .cannotOpen)
            #expect(try home.receipt(of: placed)?.reason?.code == "cannot-open", "there is no other key")
            try scene.publish(
                HouseScene.catalogue(
                    serial: 11,
                    sealing: .optional,
                    seal: [first, second].map { Self.entry($0) }
                )
            )
            _ = try home.catalogue()
            #expect(try home.receipt(of: placed) == nil)
            let again = try #require(try home.state().lastOrder)
            #expect(again.sealed?.kid == second.kid && again.bytes == placed.bytes)
            #expect(try opened(again, by: second).document == placed.bytes)
            #expect(try files(scene).count == 2)
            #expect(try home.receipt(of: again) == nil)
            #expect(try files(scene).count == 2)
            // Once only.
            try scene.publish(
                HouseScene.catalogue(
                    serial: 12,
                    sealing: .optional,
                    seal: [second, third].map { Self.entry($0) }
                )
            )
            _ = try home.catalogue()
            try scene.refuse(again.sentBytes, .cannotOpen)
            #expect(try home.receipt(of: again)?.reason?.code == "cannot-open")
            #expect(try files(scene).count == 2)
        }
    }

    @Test func `a notice is sealed, sent again with the same bytes, and answered`() throws {
        try with { scene, home in
            let placed = try scene.send(home)
            let order = try #require(placed.sealed).secret
            let sender = Sender(home, now: { HouseScene.sentAt })
            let sent = try sender.send(.cancel, about: placed, cloud: nil)
            #expect(try sender.send(.cancel, about: placed, cloud: nil) == sent)
            #expect(try files(scene).count == 2 && sent.file.hasSuffix(".json"))
            let bytes = try Data(contentsOf: URL(filePath: sent.file))
            let found = try #require(try SealedFile(Array(bytes)).open(by: Self.key, at: [Self.house]))
            #expect(found.kind == .notice)
            let notice = try ReceivedNotice(json: found.document)
            #expect(notice.notice == sent.notice && notice.order == placed.contentHash)
            let stored = try #require(try Home.open(home.path).state().signedNotices.first)
            #expect(stored.sealed?.secret == found.secret)
            // Refused under its own secret.
            let reason = Receipt.Reason(code: "revoked", message: "no")
            let content = stored.contentHash
            try answer(found.secret, about: content, of: placed, .rejected(reason), in: scene)
            #expect(try reply(home, sent.notice, placed) == "revoked")
            // Answered in the order's own receipt.
            let answered = NoticeAnswer(kind: .cancel, at: sent.notice.at, outcome: .done)
            try answer(
                order,
                about: placed.contentHash,
                of: placed,
                .order(.cancelled),
                notice: answered,
                in: scene
            )
            #expect(try reply(home, sent.notice, placed) == "cancelled")
        }
    }

    private func reply(_ home: Home, _ notice: Notice, _ placed: PlacedOrder) throws -> String? {
        let state = try home.state()
        let paths = FolderPaths(in: placed.file.replacing("/orders/\(placed.sentName)", with: ""))
        let file = state.signedNotices.first { $0.notice == notice }
        let followed = FollowedHouse(
            paths,
            folder: placed.folder,
            house: HouseScene.code(),
            stored: nil
        )
        var house = followed
        _ = try house.readCatalogue()
        switch try house.reply(to: try #require(file), about: SentOrder(sealed: placed)) {
        case .answered(let receipt): if case .order(let state) = receipt.status { return state.rawValue }
        case .rejected(let reason): return reason.code
        case nil: break
        }
        return nil
    }

    @Test func `a lower policy is said once`() throws {
        try with(.required) { scene, home in
            _ = try home.catalogue()
            try scene.publish(HouseScene.catalogue(serial: 11, sealing: .optional, seal: [Self.entry()]))
            #expect(try home.catalogue().news == [.plainAccepted])
            #expect(try home.catalogue().news.isEmpty)
            try scene.publish(HouseScene.catalogue(serial: 12))
            #expect(try home.catalogue().news == [.noLongerSealed])
            #expect(try scene.send(home).sealed == nil)
        }
    }
}

extension SentOrder {
    /// What the answers about a sealed order are compared with.
    fileprivate init(sealed placed: PlacedOrder) throws {
        let copy = try #require(placed.sealed)
        self.init(
            identity: placed.order.identity,
            content: placed.contentHash,
            file: SentFile(copy.bytes),
            sealed: SealedAnswer(secret: copy.secret, document: ContentHash(.file, of: placed.bytes))
        )
    }
}
