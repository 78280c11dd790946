import OrderTesting
import Testing

@testable import McOrderModel

/// Source: format.md, *Sealed file*, *Deciding about a file*.
struct SealedJudgingTests {
    private let key: SigningKey
    private let house: PublicKey
    private let seal: SealKey
    private var id: HouseID { HouseID(identity: house) }

    init() throws {
        key = try TrustSamples.key()
        house = try TrustSamples.key(100).publicKey
        seal = try #require(SealKey(secret: Array(repeating: 5, count: 32), until: noon))
    }

    private func judge(
        _ keyring: SealKeyring? = nil,
        _ policy: SealingPolicy = .optional,
        restaurants: Set<RestaurantID>? = nil,
        hasIdentity: Bool = true
    ) throws -> OrderJudge {
        var settings = IntakeSettings()
        settings.sealing = policy
        settings.restaurants = restaurants
        return OrderJudge(
            catalogue: try RepositoryCatalogue.read(),
            past: [],
            settings: settings,
            houses: ValidHouses(hasIdentity ? HouseRecord(identity: house) : nil),
            keyring: keyring ?? SealKeyring([seal])
        )
    }

    private func signed(for house: HouseID? = nil) throws -> [UInt8] {
        try TrustSamples.order(by: key).signed(by: key, for: house ?? id)
    }

    private func sealed(_ document: [UInt8], _ kind: DropKind = .order, for other: SealKey? = nil) throws
        -> SealedFile.Made
    {
        let entry = SealKeyEntry(other ?? seal, restaurants: nil)
        return try #require(try SealedFile.seal(document, as: kind, for: entry, house: id))
    }

    private func decided(_ judge: OrderJudge, _ bytes: [UInt8]) throws -> IncomingFile {
        let judgement = judge.judge(bytes, file: "f.json", receivedAt: SampleOrder.soonAfter)
        guard case .decided(let incoming) = judgement else { throw OrderJudgeTests.Elsewhere() }
        return incoming
    }

    private func reason(_ incoming: IncomingFile) -> RejectionReason? {
        guard case .rejected(let reason, _) = incoming.verdict else { return nil }
        return reason
    }

    private func isElsewhere(_ judge: OrderJudge, _ bytes: [UInt8]) -> Bool {
        if case .elsewhere = judge.judge(bytes, file: "f.json", receivedAt: SampleOrder.soonAfter) {
            true
        } else {
            false
        }
    }

    @Test func `a sealed order is judged like its document, and keeps it with the secret`() throws {
        let document = try signed()
        let made = try sealed(document)
        let (plain, opened) = (try decided(try judge(), document), try decided(try judge(), made.bytes))
        guard case .acceptable = opened.verdict else { return #expect(Bool(false), "\(opened.verdict)") }
        #expect(opened.raw == document && opened.contentHash == plain.contentHash)
        #expect(opened.secrets == [made.secret] && plain.secrets == nil)
        #expect(opened.kind == .order && opened.identity == plain.identity)
    }

    @Test func `a sealed notice is a notice, whatever the name of its file`() throws {
        let notice = try TrustSamples.notice(by: key).signed(about: ContentHash(of: "x"), by: key, for: id)
        let made = try sealed(notice, .notice)
        let opened = try decided(try judge(), made.bytes)
        guard case .notice(let found, _, _) = opened.verdict else { return #expect(Bool(false)) }
        #expect(opened.kind == .notice && found.kind == .cancel && opened.raw == notice)
        #expect(opened.secrets == [made.secret])
        // A notice under an order's byte is no order.
        #expect(reason(try decided(try judge(), try sealed(notice).bytes)) == .wrongShape)
        #expect(reason(try decided(try judge(), try sealed(signed(), .notice).bytes)) == .wrongShape)
    }

    @Test func `what was opened is decided at once, and by nobody else`() throws {
        let junk = try sealed(Array("[".utf8))
        let judge = try judge(restaurants: [RestaurantID("urbil")])
        #expect(reason(try decided(judge, junk.bytes)) == .notJSON)
        #expect(try decided(judge, junk.bytes).secrets == [junk.secret])
        // An opened order for a restaurant of another daemon.
        #expect(reason(try decided(judge, try sealed(signed()).bytes)) == .unknownRestaurant)
        #expect(isElsewhere(judge, try signed()))
    }

    @Test func `who cannot open a file leaves it if somebody else may`() throws {
        let other = SealKey.random(until: noon)
        let file = try sealed(signed(), for: other).bytes
        #expect(reason(try decided(try judge(), file)) == .cannotOpen)
        #expect(try decided(try judge(), file).raw == file)
        #expect(isElsewhere(try judge(SealKeyring([seal], others: [other.kid])), file))
        #expect(isElsewhere(try judge(restaurants: [RestaurantID("garbera")]), file))
        #expect(isElsewhere(try judge(SealKeyring([seal], isIncomplete: true)), file))
        // A file for a key that is there is decided all the same.
        let broken = try SealedFile.seal(
            signed(),
            as: .order,
            for: SealKeyEntry(seal, restaurants: nil),
            house: HouseID(identity: key.publicKey)
        )
        let judge = try judge(SealKeyring([seal], others: [seal.kid], isIncomplete: true))
        #expect(reason(try decided(judge, try #require(broken).bytes)) == .cannotOpen)
    }

    @Test func `a file that looks half written waits, like an order`() throws {
        let half = Array(try sealed(signed()).bytes.dropLast(40))
        let judgement = try judge().judge(half, file: "f.json", receivedAt: SampleOrder.soonAfter)
        guard case .undecided(let incoming) = judgement else { return #expect(Bool(false)) }
        #expect(reason(incoming) == .notJSON)
    }

    @Test func `where seals are required, plain files are refused after their signatures`() throws {
        let required = try judge(nil, .required)
        #expect(reason(try decided(required, signed())) == .notSealed)
        #expect(try decided(required, signed()).identity == nil)
        #expect(reason(try decided(required, signed(for: HouseID(identity: key.publicKey)))) == .badSignature)
        #expect(reason(try decided(required, SampleOrder().bytes)) == .notSealed)
        guard case .acceptable = try decided(required, try sealed(signed()).bytes).verdict else {
            return #expect(Bool(false))
        }
        let notice = try TrustSamples.notice(by: key).signed(about: ContentHash(of: "x"), by: key, for: id)
        let judgement = required.judge(notice: notice, file: "a.notice", receivedAt: noon, hasWaited: false)
        guard case .decided(let plain) = judgement else { return #expect(Bool(false)) }
        #expect(reason(plain) == .notSealed)
        // Nobody can seal for a house without identity.
        let without = try judge(nil, .required, hasIdentity: false)
        guard case .acceptable = try decided(without, SampleOrder().bytes).verdict else {
            return #expect(Bool(false))
        }
    }

    @Test func `a stored document is judged again as one that was sealed`() throws {
        let required = try judge(nil, .required)
        let judgement = required.judge(
            opened: try signed(),
            .order,
            file: "f.json",
            receivedAt: SampleOrder.soonAfter,
            hasWaited: true,
            secrets: []
        )
        guard case .decided(let incoming) = judgement, case .acceptable = incoming.verdict else {
            return #expect(Bool(false))
        }
        #expect(incoming.secrets == [])
    }

    @Test func `a seal does not replace the signature`() throws {
        let stripped = try ReceivedOrder(signed()).document.order().json(with: nil)
        let made = try sealed(stripped)
        let refused = try decided(try judge(), made.bytes)
        #expect(reason(refused) == .signatureMissing)
        #expect(refused.identity == nil && refused.secrets == [made.secret])
        #expect(refused.contentHash == ContentHash(.file, of: stripped))
    }
}
