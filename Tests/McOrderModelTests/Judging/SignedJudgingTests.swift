import OrderTesting
import Testing

@testable import McOrderModel

/// Source: format.md, *Signed order*.
struct SignedJudgingTests {
    private let key: SigningKey
    private let house: PublicKey
    private var id: HouseID { HouseID(identity: house) }

    init() throws {
        key = try TrustSamples.key()
        house = try TrustSamples.key(100).publicKey
    }

    private func judge(
        _ houses: ValidHouses? = nil,
        _ policy: SignaturePolicy = .optional
    ) throws -> OrderJudge {
        var settings = IntakeSettings()
        settings.signatures = policy
        return OrderJudge(
            catalogue: try RepositoryCatalogue.read(),
            past: [],
            settings: settings,
            houses: houses ?? ValidHouses(HouseRecord(identity: house))
        )
    }

    private func order(
        _ bytes: [UInt8],
        _ record: HouseRecord? = nil,
        _ policy: SignaturePolicy = .optional,
        at now: Timestamp = SampleOrder.soonAfter
    ) throws -> IncomingFile {
        let judgement = try judge(record.map { ValidHouses($0) }, policy).judge(
            bytes,
            file: "f.json",
            receivedAt: now
        )
        guard case .decided(let incoming) = judgement else { throw OrderJudgeTests.Elsewhere() }
        return incoming
    }

    private func notice(_ bytes: [UInt8], _ policy: SignaturePolicy = .optional) throws -> IncomingFile {
        let judgement = try judge(nil, policy)
            .judge(notice: bytes, file: "f.notice", receivedAt: SampleOrder.soonAfter, hasWaited: false)
        guard case .decided(let incoming) = judgement else { throw OrderJudgeTests.Elsewhere() }
        return incoming
    }

    private func reason(_ incoming: IncomingFile) -> RejectionReason? {
        guard case .rejected(let reason, _) = incoming.verdict else { return nil }
        return reason
    }

    private func signed(for house: HouseID? = nil, restaurant: String = "McDonald's Garbera") throws
        -> [UInt8]
    {
        let order = try TrustSamples.order(by: key)
        return try Order(
            restaurant: restaurant,
            placedAt: order.placedAt,
            deviceName: order.deviceName,
            device: order.device,
            number: order.number,
            comment: order.comment,
            lines: order.lines
        ).signed(by: key, for: house ?? id)
    }

    /// The bytes with another text.
    private func changed(_ bytes: [UInt8], _ old: String, _ new: String) throws -> [UInt8] {
        let text = String(decoding: bytes, as: UTF8.self)
        try #require(text.contains(old))
        return Array(text.replacing(old, with: new).utf8)
    }

    @Test func `a signed order is acceptable, and is recognised by what is signed`() throws {
        let incoming = try order(signed())
        #expect(reason(incoming) == nil)
        let verified = try #require(try ReceivedOrder(signed()).verify(at: [id]))
        #expect(incoming.key.hash == verified.contentHash && incoming.key.source == .content)
        #expect(incoming.identity?.device == DeviceID(key.publicKey))
    }

    @Test func `an order that a version without signatures stored is the same order`() throws {
        let plain = try TrustSamples.order(by: key).contentHash
        let signedKey = try order(signed()).key
        #expect(signedKey.matches(plain, of: .content))
        #expect(signedKey.candidates(untagged: false).contains(plain))
        #expect(!signedKey.matches(plain, of: .file))
    }

    @Test func `nothing of an order with a wrong signature counts for its device`() throws {
        let file = try signed()
        let plain = try ReceivedOrder(file).document.order().json(with: nil)
        let other = try TrustSamples.order(by: TrustSamples.key(2)).signed(by: TrustSamples.key(2), for: id)
        let foreign = try ReceivedOrder(other).document.extensions ?? ""
        let legacy = SampleOrder.with { $0.extensions = foreign }.bytes
        let attacks: [(name: String, file: [UInt8], reason: RejectionReason)] = [
            ("stripped", plain, .signatureMissing),
            (
                "only extensions",
                Array("\(String(decoding: plain, as: UTF8.self).dropLast(3)),\n  {}\n]\n".utf8),
                .signatureMissing
            ),
            ("another house", try signed(for: TrustSamples.house(7)), .badSignature),
            ("a changed price", try changed(file, "1.20", "0.20"), .badSignature),
            ("a changed number", try changed(file, "\"9\"", "\"10\""), .badSignature),
            ("a changed comment", try changed(file, "3 ketchups", "4 ketchups"), .badSignature),
            (
                "another's UDID",
                try changed(
                    file,
                    DeviceID(key.publicKey).description,
                    DeviceID(TrustSamples.key(2).publicKey).description
                ), .badSignature
            ),
            ("a legacy UDID with a signature", legacy, .badSignature),
        ]
        for attack in attacks {
            let incoming = try order(attack.file)
            #expect(reason(incoming) == attack.reason, "\(attack.name)")
            #expect(incoming.identity == nil, "\(attack.name)")
            #expect(incoming.key == .file(attack.file), "\(attack.name)")
        }
    }

    @Test func `a refusal for another reason names the device only if the signature is right`() throws {
        let right = try signed(restaurant: "Nowhere")
        #expect(try reason(order(right)) == .unknownRestaurant)
        #expect(try order(right).identity?.device == DeviceID(key.publicKey))
        let wrong = try signed(for: TrustSamples.house(7), restaurant: "Nowhere")
        #expect(try reason(order(wrong)) == .unknownRestaurant)
        #expect(try order(wrong).identity == nil && order(wrong).key == .file(wrong))
    }

    @Test func `no till accepts an order whose signature is wrong`() throws {
        let judge = try judge()
        let stripped = try ReceivedOrder(signed()).document.order().json(with: nil)
        let overruled = judge.overrule(try order(stripped))
        #expect(reason(overruled) == .signatureMissing)
    }

    @Test func `unsigned orders and notices are taken unless signatures are required`() throws {
        let said = Notice(
            .cancel,
            of: try Order(json: SampleOrder().bytes).identity,
            at: SampleOrder.soonAfter
        )
        #expect(try reason(order(SampleOrder().bytes)) == nil)
        #expect(try reason(notice(said.json)) == nil)
        #expect(try reason(order(SampleOrder().bytes, nil, .required)) == .signatureMissing)
        #expect(try reason(notice(said.json, .required)) == .signatureMissing)
        #expect(try reason(order(signed(), nil, .required)) == nil)
    }

    @Test func `a former id of the house is valid until its time is over`() throws {
        let end = SampleOrder.soonAfter + .seconds(60)
        let former = HouseRecord.Former(id: try TrustSamples.house(7), until: end)
        let record = HouseRecord(identity: house, former: [former])
        let file = try signed(for: TrustSamples.house(7))
        #expect(try reason(order(file, record, at: end - .milliseconds(1))) == nil)
        #expect(try reason(order(file, record, at: end)) == .badSignature)
        #expect(try reason(order(signed(), record, at: end)) == nil)
    }

    @Test func `a house without identity is known by its folder`() throws {
        let folder = try #require(DeviceID("00000000-0000-4000-8000-000000000001"))
        var judge = try judge(ValidHouses())
        let file = try signed(for: HouseID(folder: folder))
        guard case .decided(let before) = judge.judge(file, file: "f", receivedAt: SampleOrder.soonAfter)
        else { throw OrderJudgeTests.Elsewhere() }
        #expect(reason(before) == .badSignature)
        judge.houses.folder = folder
        guard case .decided(let after) = judge.judge(file, file: "f", receivedAt: SampleOrder.soonAfter)
        else { throw OrderJudgeTests.Elsewhere() }
        #expect(reason(after) == nil)
    }

    @Test func `a notice of a device with a key needs its signature`() throws {
        let said = try TrustSamples.notice(by: key)
        let content = try #require(try ReceivedOrder(signed()).verify(at: [id])).contentHash
        let file = try said.signed(about: content, by: key, for: id)
        let incoming = try notice(file)
        guard case .notice(let read, about: content, orElse: nil) = incoming.verdict else {
            Issue.record("refused")
            return
        }
        #expect(read == said)
        let attacks: [(file: [UInt8], reason: RejectionReason)] = [
            (said.json, .signatureMissing),
            (try changed(file, "cancel", "arrived"), .badSignature),
            (try said.signed(about: content, by: key, for: TrustSamples.house(7)), .badSignature),
            (try changed(file, content.description, ContentHash(of: "x").description), .badSignature),
        ]
        for attack in attacks {
            let incoming = try notice(attack.file)
            #expect(reason(incoming) == attack.reason)
            #expect(incoming.identity == nil && incoming.key == .file(attack.file))
        }
    }

    @Test func `the proof of presence in an order and in a notice is read and is signed`() throws {
        let place = RestaurantID("garbera")
        let secret = PresenceSecret.random()
        let said = try TrustSamples.notice(.arrived, by: key)
        let screen = secret.key(of: place, minute: 7)
        let proof = PresenceProof(.board(minute: 7), of: said.identity, with: screen)
        var terms = OrderTerms()
        (terms.channel, terms.presence) = (OrderTerms.storefront, proof.description)
        terms.catalogue = "v"
        let file = try TrustSamples.order(by: key, terms: terms).signed(by: key, for: id)
        let order = try order(file)
        #expect(reason(order) == nil && order.presence == proof)
        let notice = try notice(
            said.signed(about: order.contentHash, presence: proof.description, by: key, for: id)
        )
        #expect(notice.presence == proof)
        // A text that is no proof refuses nothing; one that somebody else put in is not signed.
        terms.presence = "I am here"
        let without = try TrustSamples.order(by: key, terms: terms).signed(by: key, for: id)
        #expect(try reason(self.order(without)) == nil && self.order(without).presence == nil)
        #expect(try reason(self.order(changed(file, "board 7", "board 8"))) == .badSignature)
    }

    @Test func `a notice about other content under the number is refused`() throws {
        let file = try signed()
        let order = try self.order(file)
        let said = try TrustSamples.notice(by: key)
        let other = try said.signed(about: ContentHash(of: "another"), by: key, for: id)
        let right = try said.signed(about: order.contentHash, by: key, for: id)
        let decisions = Decider.decide(
            [order, try notice(other), try notice(right)],
            given: QueueLookups(),
            maxOpen: 0
        )
        guard case .reject(.numberReused, _, _) = decisions.files[1],
            case .notice(_, .done, _, .received, _) = decisions.files[2]
        else {
            Issue.record("\(decisions.files)")
            return
        }
    }
}
