import FolderTesting
import Glibc
import Logging
import McOrderFiles
import OrderTesting
import Testing

@testable import McOrderIntake
@testable import McOrderModel
@testable import McOrderQueue

/// What the daemon of a house with identity publishes. Source: format.md, *Signed files*.
struct SignedPublishingTests {
    private let fixture: IntakeFixture
    private let identity: HouseIdentity
    private let key: SigningKey
    private var catalogue: String { fixture.paths.published + "/catalog.json" }
    private var today: String { fixture.paths.published + "/today.json" }

    init() async throws {
        fixture = try await IntakeFixture()
        identity = try #require(try fixture.paths.keys.identity())
        key = try #require(SigningKey(secret: Array(repeating: 7, count: 32)))
    }

    private func bytes(_ path: String) throws -> [UInt8] { try #require(try Files.read(path)) }

    private func receipts() throws -> [String: [UInt8]] {
        let folder = fixture.paths.receipts
        return try Files.names(folder).reduce(into: [:]) { $0[$1] = try Files.read(folder + "/" + $1) }
    }

    private func signedOrder(number: Int = 9, for house: HouseID? = nil) throws -> [UInt8] {
        let order = try Order(
            restaurant: "McDonald's Garbera",
            placedAt: try #require(CivilTime("30-04-2013 20:47:21 ")),
            deviceName: "iPhone4 de Beris",
            device: DeviceID(key.publicKey),
            number: try #require(OrderNumber(number)),
            comment: "",
            lines: [OrderLine(name: "Espresso", price: Money(cents: 120))]
        )
        return try order.signed(by: key, for: house ?? HouseID(identity: identity.publicKey))
    }

    @Test func `catalogue and today are signed, and keep their bytes while nothing changes`() async throws {
        try await fixture.intake().runOnce()
        let first = try bytes(catalogue)
        let signed = try SignedCatalogue(first, pin: nil, seen: nil)
        #expect(signed.identity == identity.publicKey)
        #expect(try CatalogueReader.read(published: first).catalogue == RepositoryCatalogue.read())
        #expect(throws: Never.self) {
            try SignedFile(bytes(today), .today, by: identity.publicKey, seen: nil)
        }
        fixture.now = fixture.now + .seconds(60)
        try await fixture.intake().runOnce()
        #expect(try bytes(catalogue) == first)
    }

    @Test func `each new version has a higher number, also if the file was taken away`() async throws {
        try await fixture.intake().runOnce()
        let first = try SignedCatalogue(bytes(catalogue), pin: nil, seen: nil).serial
        var settings = IntakeFixture.settings
        settings.signatures = .required
        try await fixture.intake(settings).runOnce()
        let second = try SignedCatalogue(bytes(catalogue), pin: nil, seen: first).serial
        #expect(second > first)
        try #require(unlink(catalogue) == 0)
        fixture.now = fixture.now + .seconds(10)
        try await fixture.intake(settings).runOnce()
        #expect(try SignedCatalogue(bytes(catalogue), pin: nil, seen: second).serial > second)
    }

    @Test func `a stranger's number does not count`() async throws {
        let content = try PublishedCatalogue(RepositoryCatalogue.read(), publishedAt: fixture.now).value
        let stranger = try SignedFile.json(
            content,
            .catalogue,
            serial: .max - 1,
            members: SignedCatalogue.members(identity: key.publicKey),
            by: key
        )
        try Files.write(stranger, to: catalogue)
        try await fixture.intake().runOnce()
        let found = try SignedCatalogue(bytes(catalogue), pin: .identity(identity.publicKey), seen: nil)
        #expect(found.serial == Int(fixture.now.seconds))
        #expect(fixture.log.entries.contains { $0.level == .warning && $0.message.contains("another house") })
    }

    @Test func `what a stranger says is sold out is replaced, with a warning`() async throws {
        try await fixture.intake().runOnce()
        let entry = Today.Entry(
            id: RestaurantID("elsewhere"),
            pausedUntil: fixture.now + .seconds(600),
            soldOut: [:],
            lookedAt: nil
        )
        try Files.write(Today(entries: [entry]).json(publishedAt: fixture.now), to: today)
        try await fixture.intake().runOnce()
        let found = try bytes(today)
        #expect(throws: Never.self) { try SignedFile(found, .today, by: identity.publicKey, seen: nil) }
        #expect(try #require(Today(json: found)).entry(RestaurantID("elsewhere")) == nil)
        #expect(fixture.log.entries.contains { $0.level == .warning && $0.message.contains("somebody else") })
    }

    @Test func `only devices with a key get signed receipts`() async throws {
        try fixture.drop(SampleOrder(), as: "plain.json")
        try fixture.drop(try signedOrder(), as: "signed.json")
        try await fixture.intake().runOnce()
        let receipts = try receipts()
        #expect(receipts.count == 2)
        let plainName = Receipt.fileName(of: try Order(json: SampleOrder().bytes).identity)
        let plain = try #require(receipts[plainName])
        #expect(try #require(Receipt(json: plain)).json == plain)
        let signed = try #require(receipts.first { $0.key != plainName }?.value)
        #expect(throws: Never.self) { try SignedFile(signed, .answer, by: identity.publicKey, seen: nil) }
        let received = try ReceivedOrder(signedOrder())
        let verified = try received.verify(at: [HouseID(identity: identity.publicKey)])
        #expect(Receipt(json: signed)?.content == verified?.contentHash)
        // A start does not make sync clients send them again.
        fixture.now = fixture.now + .seconds(60)
        try await fixture.intake().runOnce()
        #expect(try self.receipts() == receipts)
    }

    @Test func `a receipt that changes has a higher number`() async throws {
        try fixture.drop(try signedOrder(), as: "signed.json")
        try await fixture.intake().runOnce()
        let name = try #require(try Files.names(fixture.paths.receipts).first)
        let path = fixture.paths.receipts + "/" + name
        let first = try SignedFile(bytes(path), .answer, by: identity.publicKey, seen: nil).serial
        try await fixture.execute(
            "UPDATE orders SET state = 'preparing', revision = revision + 1, receipt = 'due'"
        )
        try await fixture.intake().runOnce()
        let second = try SignedFile(bytes(path), .answer, by: identity.publicKey, seen: first).serial
        #expect(second > first)
        #expect(Receipt(json: try bytes(path))?.status == .order(.preparing))
    }

    @Test(arguments: ["stripped", "elsewhere"])
    func `a file with a wrong signature gets a signed answer about the file`(_ attack: String) async throws {
        let file: [UInt8]
        if attack == "stripped" {
            file = try ReceivedOrder(signedOrder()).document.order().json(with: nil)
        } else {
            file = try signedOrder(for: HouseID(identity: key.publicKey))
        }
        try fixture.drop(file, as: "order.json")
        try await fixture.intake().runOnce()
        #expect(try await fixture.reasons() == [attack == "stripped" ? .signatureMissing : .badSignature])
        #expect(try await fixture.orders().isEmpty)
        let answer = try #require(try receipts()[Receipt.fileName(ofFileWith: ContentHash(of: file))])
        #expect(throws: Never.self) { try SignedFile(answer, .answer, by: identity.publicKey, seen: nil) }
        let receipt = try #require(Receipt(json: answer))
        #expect(receipt.file == ContentHash(.file, of: file))
        #expect(receipt.number == nil && receipt.content == nil)
        // The order in its proper form is judged as if it were new.
        try fixture.drop(try signedOrder(), as: "order.json")
        try await fixture.intake().runOnce()
        #expect(try await fixture.orders().count == 1)
    }

    @Test func `a missing key stops the start, and makes no new one`() async throws {
        try await fixture.intake().runOnce()
        let before = try bytes(catalogue)
        try #require(unlink(fixture.paths.keys.path + "/house.key") == 0)
        await #expect(throws: IntakeError.self) { _ = try await fixture.intake() }
        #expect(try fixture.paths.keys.identity() == nil)
        #expect(try bytes(catalogue) == before)
    }

    @Test func `orders for a replaced identity count as long as they may be on their way`() async throws {
        var settings = IntakeFixture.settings
        settings.maxAge = .seconds(3600)
        try await fixture.intake(settings).runOnce()
        let former = HouseID(identity: identity.publicKey)
        let next = try fixture.paths.keys.replace(isCompromised: false)
        try await fixture.intake(settings).runOnce()
        let read = try SignedCatalogue(bytes(catalogue), pin: .identity(identity.publicKey), seen: nil)
        #expect(read.identity == next.publicKey && read.replaced == identity.publicKey)
        #expect(!fixture.log.entries.contains { $0.message.contains("somebody else") })
        try fixture.drop(try signedOrder(for: former), as: "early.json")
        try await fixture.intake(settings).runOnce()
        #expect(try await fixture.orders().count == 1)
        fixture.now = fixture.now + .seconds(3600)
        try fixture.drop(try signedOrder(number: 10, for: former), as: "late.json")
        try await fixture.intake(settings).runOnce()
        #expect(try await fixture.reasons() == [.badSignature])
    }

    @Test func `devices with a key order in a house without identity too`() async throws {
        try #require(unlink(fixture.paths.keys.path + "/house.key") == 0)
        let house = HouseID(folder: SampleRestaurant.id)
        try fixture.drop(try signedOrder(for: house), as: "order.json")
        try await fixture.intake().runOnce()
        #expect(try await fixture.orders().count == 1)
        let name = try #require(try Files.names(fixture.paths.receipts).first)
        let receipt = try bytes(fixture.paths.receipts + "/" + name)
        #expect(try #require(Receipt(json: receipt)).json == receipt)
        // The house gets an identity; what was signed for the folder is still on its way.
        _ = try fixture.paths.keys.make()
        try fixture.drop(try signedOrder(number: 10, for: house), as: "order.json")
        try await fixture.intake().runOnce()
        #expect(try await fixture.orders().count == 2)
    }

    @Test func `stored signed files agree with their hashes`() async throws {
        let file = try signedOrder()
        try fixture.drop(file, as: "order.json")
        try fixture.drop(try signedOrder(number: 10, for: HouseID(identity: key.publicKey)), as: "bad.json")
        let hash = try #require(
            try ReceivedOrder(file).verify(at: [HouseID(identity: identity.publicKey)])
        ).contentHash
        let order = try ReceivedOrder(file).document.order()
        let notice = try Notice(.arrived, of: order.identity, at: fixture.now)
            .signed(about: hash, by: key, for: HouseID(identity: identity.publicKey))
        try fixture.drop(notice, as: "a.notice")
        try await fixture.intake().runOnce()
        let view = try await QueueView(auditing: fixture.paths.state, as: "test", patience: .command)
        let counts = try await view.audit { Issue.record("\($0)") }
        #expect(counts.orders == 1 && counts.notices == 1 && counts.rejections == 1)
        try await view.close()
    }
}
