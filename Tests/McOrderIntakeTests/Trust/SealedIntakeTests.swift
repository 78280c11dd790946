import FolderTesting
import Glibc
import Logging
import McOrderFiles
import OrderTesting
import Testing

@testable import McOrderIntake
@testable import McOrderModel
@testable import McOrderQueue

/// Sealed orders and notices on their way into the queue, and their answers. Source: format.md, *Sealed
/// file*, *Sealed receipt*.
struct SealedIntakeTests {
    private let fixture: IntakeFixture
    private let identity: PublicKey
    private let key: SigningKey
    private var house: HouseID { HouseID(identity: identity) }

    init() async throws {
        fixture = try await IntakeFixture()
        identity = try #require(try fixture.paths.keys.identity()).publicKey
        key = try #require(SigningKey(secret: Array(repeating: 7, count: 32)))
    }

    // MARK: Samples

    private func run(_ settings: IntakeSettings = IntakeFixture.settings) async throws {
        try await fixture.intake(settings).runOnce()
    }

    private func entries() throws -> [SealKeyEntry] {
        let bytes = try #require(try Files.read(fixture.paths.published + "/catalog.json"))
        return try SignedCatalogue(bytes, pin: .identity(identity), seen: nil).seal
    }

    private func signedOrder(number: Int = 9) throws -> [UInt8] {
        let order = try Order(
            restaurant: "McDonald's Garbera",
            placedAt: try #require(CivilTime("30-04-2013 20:47:21 ")),
            deviceName: "iPhone4 de Beris",
            device: DeviceID(key.publicKey),
            number: try #require(OrderNumber(number)),
            comment: "",
            lines: [OrderLine(name: "Espresso", price: Money(cents: 120))]
        )
        return try order.signed(by: key, for: house)
    }

    private func content(_ document: [UInt8]) throws -> ContentHash {
        try #require(try ReceivedOrder(document).verify(at: [house])).contentHash
    }

    private func notice(_ kind: Notice.Kind, about order: [UInt8], at: Timestamp) throws -> [UInt8] {
        let identity = try ReceivedOrder(order).document.order().identity
        return try Notice(kind, of: identity, at: at).signed(about: content(order), by: key, for: house)
    }

    private func seal(_ document: [UInt8], as kind: DropKind = .order, for entry: SealKeyEntry? = nil) throws
        -> SealedFile.Made
    {
        let entry = try entry ?? #require(try entries().last)
        return try #require(try SealedFile.seal(document, as: kind, for: entry, house: house))
    }

    @discardableResult
    private func drop(_ document: [UInt8], as kind: DropKind = .order) throws -> SealedFile.Made {
        let made = try seal(document, as: kind)
        try fixture.drop(made.bytes, as: made.fileName)
        return made
    }

    private func answer(_ secret: ReceiptSecret) throws -> SealedReceipt? {
        try Files.read(fixture.paths.receipts + "/" + secret.fileName)
            .flatMap { SealedReceipt(json: $0, by: secret) }
    }

    private func state(_ secret: ReceiptSecret) throws -> Receipt.Status? {
        try answer(secret).flatMap { Receipt(json: $0.receipt) }?.status
    }

    private func receiptNames() throws -> [String] { try Files.names(fixture.paths.receipts).sorted() }

    // MARK: Keys

    @Test func `a seal key is made, published and kept, and replaced in time`() async throws {
        try await run()
        let first = try #require(try entries().first)
        #expect(try entries() == [first] && first.restaurants == nil)
        #expect(first.until == Timestamp(seconds: (fixture.now + .seconds(60 * 86_400)).seconds))
        let file = "\(fixture.paths.keys.path)/\(first.kid).key"
        #expect(try Files.rights(file) == 0o600)
        let catalogue = try Files.read(fixture.paths.published + "/catalog.json")
        try await run()
        #expect(try Files.read(fixture.paths.published + "/catalog.json") == catalogue)
        fixture.now = fixture.now + .seconds(31 * 86_400)
        try await fixture.queue.remember(ClockCheck(highest: fixture.now, stepped: nil))
        try await run()
        let second = try #require(try entries().last)
        #expect(try entries() == [first, second] && first.kid != second.kid)
        // It is no longer used, but opens what is on its way.
        fixture.now = first.until + .seconds(60)
        try await fixture.queue.remember(ClockCheck(highest: fixture.now, stepped: nil))
        try await run()
        #expect(try entries().first?.kid == second.kid)
        #expect(try Files.read(file) != nil)
        fixture.now = first.until + IntakeFixture.settings.maxAge + .seconds(1)
        try await fixture.queue.remember(ClockCheck(highest: fixture.now, stepped: nil))
        try await run()
        #expect(try Files.read(file) == nil)
        #expect(!fixture.log.entries.contains { $0.message.contains("seal key is missing") })
    }

    @Test func `a house that does not seal publishes nothing about it`() async throws {
        var settings = IntakeFixture.settings
        settings.sealing = .off
        try await run(settings)
        #expect(try Files.names(fixture.paths.keys.path) == ["house.key"])
        let catalogue = try #require(try Files.read(fixture.paths.published + "/catalog.json"))
        #expect(!String(decoding: catalogue, as: UTF8.self).contains("\"seal"))
        settings.sealing = .required
        try await run(settings)
        let bytes = try #require(try Files.read(fixture.paths.published + "/catalog.json"))
        #expect(try SignedCatalogue(bytes, pin: nil, seen: nil).sealing == .required)
    }

    @Test func `while a published key is missing, what was sealed for it stays, with a warning`() async throws
    {
        try await run()
        let entry = try #require(try entries().first)
        let file = "\(fixture.paths.keys.path)/\(entry.kid).key"
        let bytes = try #require(try Files.read(file))
        let made = try drop(signedOrder())
        try #require(unlink(file) == 0)
        try await run()
        #expect(try fixture.waiting() == [made.fileName])
        #expect(
            fixture.log.entries.contains {
                $0.level == .warning && $0.message.contains("seal key is missing")
            }
        )
        // Customers get another key at once.
        let next = try #require(try entries().last)
        #expect(try entries() == [next] && next.kid != entry.kid)
        try drop(signedOrder(number: 10))
        try await run()
        #expect(try await fixture.orders().map(\.number) == [10])
        try Files.write(bytes, to: file)
        try await run()
        #expect(try await fixture.orders().count == 2)
        #expect(try fixture.waiting().isEmpty)
        // A lost key is given up when nothing sealed for it can count any more.
        try #require(unlink(file) == 0)
        fixture.now = entry.until + IntakeFixture.settings.maxAge + .seconds(1)
        try await fixture.queue.remember(ClockCheck(highest: fixture.now, stepped: nil))
        let late = try seal(signedOrder(number: 11), for: entry)
        try fixture.drop(late.bytes, as: late.fileName)
        try await run()
        #expect(try await fixture.reasons() == [.cannotOpen])
    }

    @Test func `the keys of other daemons are kept, those of a stranger are not`() async throws {
        var settings = IntakeFixture.settings
        settings.restaurants = [RestaurantID("garbera")]
        try await run(settings)
        let own = try #require(try entries().first)
        #expect(own.restaurants == settings.restaurants)
        func publish(_ others: [SealKeyEntry], by signer: SigningKey) throws {
            let content = try PublishedCatalogue(RepositoryCatalogue.read(), publishedAt: fixture.now).value
            let members = SignedCatalogue.members(
                identity: signer.publicKey,
                sealing: .optional,
                seal: others
            )
            let serial = Int(fixture.now.seconds) + 100
            let file = try SignedFile.json(content, .catalogue, serial: serial, members: members, by: signer)
            try Files.write(file, to: fixture.paths.published + "/catalog.json")
        }
        let signer = try #require(try fixture.paths.keys.identity()).key
        let until = fixture.now + .seconds(86_400)
        let other = SealKeyEntry(.random(until: until), restaurants: [RestaurantID("urbil")])
        let former = SealKeyEntry(.random(until: until), restaurants: [RestaurantID("garbera")])
        try publish([other, former], by: signer)
        try await run(settings)
        #expect(try Set(entries()) == [own, other])
        // What is sealed for the other daemon stays for it.
        let made = try seal(signedOrder(), for: other)
        try fixture.drop(made.bytes, as: made.fileName)
        try await run(settings)
        #expect(try fixture.waiting() == [made.fileName])
        try publish([other], by: key)
        try await run(settings)
        #expect(try entries() == [own])
    }

    // MARK: Orders and answers

    @Test func `a sealed order is taken in, and only its sender finds the answer`() async throws {
        try await run()
        let document = try signedOrder()
        let made = try drop(document)
        try await run()
        #expect(try await fixture.orders().count == 1)
        #expect(try await fixture.raw(of: "orders") == [document])
        #expect(try fixture.waiting().isEmpty)
        #expect(try receiptNames() == [made.secret.fileName])
        let first = try #require(try answer(made.secret))
        #expect(try first.answered == content(document))
        #expect(try state(made.secret) == .order(.received))
        let bytes = try Files.read(fixture.paths.receipts + "/" + made.secret.fileName)
        fixture.now = fixture.now + .seconds(60)
        try await run()
        #expect(try Files.read(fixture.paths.receipts + "/" + made.secret.fileName) == bytes)
        try await fixture.execute(
            "UPDATE orders SET state = 'preparing', revision = revision + 1, receipt = 'due'"
        )
        try await run()
        let second = try #require(try answer(made.secret))
        #expect(second.revision > first.revision)
        #expect(try state(made.secret) == .order(.preparing))
        // Somebody put the older one back.
        try Files.write(try #require(bytes), to: fixture.paths.receipts + "/" + made.secret.fileName)
        try await run()
        #expect(try state(made.secret) == .order(.preparing))
    }

    @Test func `sealed notices are answered, in the order's answer if they count`() async throws {
        try await run()
        let order = try signedOrder()
        let made = try drop(order)
        // The notice arrives first, and waits.
        let cancel = try drop(notice(.cancel, about: order, at: fixture.now), as: .notice)
        try await run()
        #expect(try state(made.secret) == .order(.cancelled))
        #expect(try receiptNames() == [made.secret.fileName])
        let other = try signedOrder(number: 10)
        let identity = try ReceivedOrder(order).document.order().identity
        let wrong = try Notice(.cancel, of: identity, at: fixture.now + .seconds(1))
            .signed(about: content(other), by: key, for: house)
        let refused = try drop(wrong, as: .notice)
        try await run()
        guard case .rejected(let reason)? = try state(refused.secret) else {
            return #expect(Bool(false), "not answered")
        }
        #expect(reason.code == RejectionReason.numberReused.rawValue)
        #expect(try answer(cancel.secret) == nil)
    }

    @Test func `a refused file is answered to its sender alone, even if nothing in it can be read`()
        async throws
    {
        try await run()
        let stripped = try ReceivedOrder(signedOrder()).document.order().json(with: nil)
        for document in [stripped, Array("no order".utf8)] {
            let made = try drop(document)
            try await run()
            let found = try #require(try answer(made.secret))
            #expect(found.answered == ContentHash(.file, of: document))
        }
        #expect(try await fixture.reasons() == [.signatureMissing, .notJSON])
        #expect(try receiptNames().count == 2)
    }

    @Test func `the same content sealed again is answered too, up to three times`() async throws {
        try await run()
        let order = try signedOrder()
        var made: [SealedFile.Made] = []
        for count in 1...4 {
            made.append(try drop(order))
            try await run()
            #expect(try receiptNames().count == min(count, 3))
        }
        #expect(try await fixture.orders().count == 1)
        #expect(try made.prefix(3).allSatisfy { try state($0.secret) == .order(.received) })
        // The same bytes again, late or renamed, are nothing new.
        try fixture.drop(made[0].bytes, as: "late.json")
        try await run()
        #expect(try receiptNames().count == 3)
        #expect(try await fixture.redelivered() == 4)
        // Who sent it for everybody to read is answered so.
        try fixture.drop(order, as: "plain.json")
        try await run()
        #expect(try receiptNames().count == 4)
    }

    @Test func `a running daemon answers the same content sealed again`() async throws {
        try await run()
        let intake = try await fixture.intake()
        try await intake.begin()
        let judge = await intake.maintenance.configuration.judge
        let order = try signedOrder()
        for _ in 1...2 {
            let made = try seal(order)
            let judgement = judge.judge(made.bytes, file: made.fileName, receivedAt: fixture.now)
            guard case .decided(let file) = judgement else { return #expect(Bool(false), "not decided") }
            _ = try await intake.resources.queue.decide([file], by: "mcorderd")
            #expect(try await intake.receipts.writeDue() == .whole)
            #expect(try state(made.secret) == .order(.received))
        }
        try await intake.close()
    }

    @Test func `secrets are forgotten with the receipt`() async throws {
        try await run()
        let order = try signedOrder()
        let made = try drop(order)
        try await run()
        try await fixture.execute("UPDATE orders SET state = 'collected'")
        fixture.now = fixture.now + IntakeFixture.settings.keepReceipts + .seconds(60)
        try await fixture.queue.remember(ClockCheck(highest: fixture.now, stepped: nil))
        try await run()
        #expect(try receiptNames().isEmpty)
        #expect(try await fixture.words("SELECT hex(secrets) FROM orders WHERE secrets IS NOT NULL").isEmpty)
        try fixture.drop(made.bytes, as: made.fileName)
        try drop(order)
        try await run()
        #expect(try receiptNames().isEmpty)
        #expect(try fixture.waiting().isEmpty)
    }

    @Test func `a file that nobody can open gets a signed answer, but not more than 1,000 do`() async throws {
        try await run()
        let stranger = SealKeyEntry(.random(until: fixture.now + .seconds(60)), restaurants: nil)
        let made = try seal(signedOrder(), for: stranger)
        try fixture.drop(made.bytes, as: made.fileName)
        try await run()
        #expect(try await fixture.reasons() == [.cannotOpen])
        let name = Receipt.fileName(ofFileWith: ContentHash(of: made.bytes))
        #expect(try receiptNames() == [name])
        let bytes = try #require(try Files.read(fixture.paths.receipts + "/" + name))
        #expect(throws: Never.self) { try SignedFile(bytes, .answer, by: identity, seen: nil) }
        #expect(Receipt(json: bytes)?.file == ContentHash(.file, of: made.bytes))
        try await fixture.execute(
            """
            INSERT INTO rejections (at, kind, file, reason, bytes, receipt, content_hash, hash_of, file_hash)
            WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 999)
            SELECT 0, 'order', 'f', 'cannot-open', 1, 'written', randomblob(32), 'file', randomblob(32) FROM n
            """
        )
        let next = try seal(signedOrder(), for: stranger)
        try fixture.drop(next.bytes, as: next.fileName)
        try await run()
        #expect(try fixture.waiting().isEmpty)
        #expect(try !receiptNames().contains(Receipt.fileName(ofFileWith: ContentHash(of: next.bytes))))
    }

    @Test func `a refused file is opened and taken in when a till asks for it`() async throws {
        try await run()
        let entry = try #require(try entries().first)
        let file = "\(fixture.paths.keys.path)/\(entry.kid).key"
        let bytes = try #require(try Files.read(file))
        let made = try drop(signedOrder())
        try #require(unlink(file) == 0)
        // The queue is one that forgot the key.
        try await fixture.queue.remember(house: HouseRecord(identity: identity))
        try await run()
        #expect(try await fixture.reasons() == [.cannotOpen])
        try Files.write(bytes, to: file)
        try await fixture.queue.request(.retry, rejection: 1, by: "till")
        try await run()
        #expect(try await fixture.orders().count == 1)
        #expect(try state(made.secret) == .order(.received))
    }

    @Test func `an order that was refused sealed keeps its secret when it is accepted`() async throws {
        var settings = IntakeFixture.settings
        settings.maxAge = .seconds(60)
        settings.sealing = .required
        try await run(settings)
        fixture.now = fixture.now + .seconds(3600)
        let made = try drop(signedOrder())
        try await run(settings)
        #expect(try await fixture.reasons() == [.stale])
        try await fixture.queue.request(.accept, rejection: 1, by: "till")
        try await run(settings)
        #expect(try await fixture.orders().count == 1)
        #expect(try state(made.secret) == .order(.received))
        #expect(try receiptNames() == [made.secret.fileName])
    }

    @Test func `what the queue keeps of sealed files agrees with its hashes`() async throws {
        try await run()
        let order = try signedOrder()
        try drop(order)
        try drop(notice(.arrived, about: order, at: fixture.now), as: .notice)
        let stranger = SealKeyEntry(.random(until: fixture.now + .seconds(60)), restaurants: nil)
        let made = try seal(order, for: stranger)
        try fixture.drop(made.bytes, as: made.fileName)
        try await run()
        let view = try await QueueView(auditing: fixture.paths.state, as: "test", patience: .command)
        let counts = try await view.audit { Issue.record("\($0)") }
        #expect(counts.orders == 1 && counts.notices == 1 && counts.rejections == 1)
        try await view.close()
    }
}
