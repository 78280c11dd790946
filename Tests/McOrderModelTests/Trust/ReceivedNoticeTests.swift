import McOrderModel
import OrderTesting
import Testing

/// Source: format.md, *Signed order*, *Signed notice*.
@Suite struct ReceivedNoticeTests {
    private let order = ContentHash(of: "an order")

    /// The result in the words of the vectors.
    private func result(_ file: [UInt8], at houses: [HouseID]) throws -> String {
        do {
            return try ReceivedNotice(json: file).verify(at: houses)?.contentHash.description ?? "unsigned"
        } catch let error as OrderError {
            return error.reason.rawValue
        } catch let fault as SignatureFault {
            return fault.rawValue
        }
    }

    @Test(arguments: try TrustVectors.cases("notices"))
    func `a notice is judged as the independent reader judges it`(_ vector: TrustVectors.Case) throws {
        #expect(try result(vector.file(), at: vector.houses()) == vector.text("result"))
    }

    @Test(arguments: try TrustVectors.cases("madeNotices"))
    func `a notice is signed as the independent program signs it`(_ vector: TrustVectors.Case) throws {
        let key = try vector.signingKey()
        let identity = OrderIdentity(
            device: DeviceID(key.publicKey),
            number: try #require(OrderNumber(vector.text("number")))
        )
        let kind = try #require(Notice.Kind(rawValue: vector.text("type")))
        let notice = Notice(kind, of: identity, at: try #require(Timestamp(vector.text("at"))))
        let file = try notice.signed(
            about: try #require(ContentHash(hexadecimal: vector.text("order"))),
            presence: vector.value.member("presence")?.text,
            by: key,
            for: TrustVectors.house(hexadecimal: vector.text("house"))
        )
        #expect(file.text == (try vector.text("file")))
    }

    @Test(arguments: Notice.Kind.allCases)
    func `a signed notice reads as it was written`(_ kind: Notice.Kind) throws {
        let (key, house) = (try TrustSamples.key(), try TrustSamples.house())
        let notice = try TrustSamples.notice(kind, by: key)
        let file = try notice.signed(about: order, presence: "minute ñ", by: key, for: house)
        let read = try ReceivedNotice(json: file)
        #expect(read.notice == notice)
        #expect(read.order == order)
        #expect(read.presence == "minute ñ")
        let verified = try #require(try read.verify(at: [house]))
        #expect(verified.key == key.publicKey)
        #expect(verified.contentHash != notice.contentHash)
    }

    @Test func `a notice names the order that it means`() throws {
        let (key, house) = (try TrustSamples.key(), try TrustSamples.house())
        let hashes = try ["a", "b"].map { comment in
            let file = try TrustSamples.order(by: key, comment: comment).signed(by: key, for: house)
            return try #require(try ReceivedOrder(file).verify(at: [house])).contentHash
        }
        let file = try TrustSamples.notice(by: key).signed(about: hashes[0], by: key, for: house)
        #expect(try ReceivedNotice(json: file).order == hashes[0])
        let replayed = file.text.replacing(hashes[0].description, with: hashes[1].description)
        #expect(try result(Array(replayed.utf8), at: [house]) == "bad-signature")
    }

    @Test func `a notice of format 1 is read as before`() throws {
        let device = try #require(DeviceID(SampleOrder.udid))
        let notice = Notice(.cancel, of: OrderIdentity(device: device, number: .first), at: noon)
        let read = try ReceivedNotice(json: notice.json)
        #expect(read.notice == notice)
        #expect(read.order == nil)
        #expect(try read.verify(at: [TrustSamples.house()]) == nil)
        #expect(throws: OrderError.wrongShape(path: ".format")) {
            try ReceivedNotice(json: Array(notice.json.text.replacing(": 1,", with: ": 3,").utf8))
        }
    }

    @Test func `the errors of format 1 are those of format 2`() throws {
        let (key, house) = (try TrustSamples.key(), try TrustSamples.house())
        let text = try TrustSamples.notice(by: key).signed(about: order, by: key, for: house).text
        for (old, new, error) in [
            ("cancel", "pay", OrderError.wrongShape(path: ".type")), ("\"9\"", "\"0\"", .badNumber("0")),
            ("\"9\"", "9", .wrongShape(path: ".number")), ("order", "x", .wrongShape(path: ".order")),
            ("2026-", "26-", .badDate("26-11-20T12:00:00Z")),
        ] {
            let changed = text.replacing(old, with: new)
            #expect(throws: error, "\(old)") { try ReceivedNotice(json: Array(changed.utf8)) }
        }
    }

    @Test func `a device signs no other device's notice`() throws {
        let notice = try TrustSamples.notice(by: TrustSamples.key(2))
        #expect(throws: SigningError.otherDevice(notice.identity.device)) {
            try notice.signed(about: order, by: TrustSamples.key(), for: TrustSamples.house())
        }
    }
}
