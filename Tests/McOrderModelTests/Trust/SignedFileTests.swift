import McOrderModel
import OrderTesting
import Testing

/// Source: format.md, *Signed files*.
@Suite struct SignedFileTests {
    private let content: JSONValue = ["format": 1, "restaurants": [JSONValue](), "x": "ñ / \"x\""]

    /// The fault in the words of the vectors.
    private static func word(_ fault: SignedFile.Fault) -> String {
        switch fault {
        case .notJSON: "not-json"
        case .unsigned: "unsigned"
        case .wrongShape: "wrong-shape"
        case .badSignature: "bad-signature"
        case .older: "older"
        }
    }

    @Test(arguments: try TrustVectors.cases("files"))
    func `a file is judged as the independent reader judges it`(_ vector: TrustVectors.Case) throws {
        let kind = try #require(SignedFile.Kind(rawValue: vector.text("kind")))
        let identity = try #require(PublicKey(try vector.text("identity")))
        let seen = vector.value.member("seen")?.integer
        let file = try vector.file()
        let result = Result { () throws(SignedFile.Fault) in
            try SignedFile(file, kind, by: identity, seen: seen)
        }
        let word =
            switch result {
            case .success: "accepted"
            case .failure(let fault): Self.word(fault)
            }
        #expect(word == (try vector.text("result")))
    }

    @Test(arguments: try TrustVectors.cases("madeFiles"))
    func `a file is signed as the independent program signs it`(_ vector: TrustVectors.Case) throws {
        let file = try SignedFile.json(
            JSONReader.read(vector.file("content"), depth: 8).value,
            try #require(SignedFile.Kind(rawValue: vector.text("kind"))),
            serial: try #require(vector.value.member("serial")?.integer),
            by: vector.signingKey()
        )
        #expect(file.text == (try vector.text("file")))
    }

    @Test func `a signed file reads with its serial number, and as before by readers that know no signature`()
        throws
    {
        let identity = try TrustSamples.key(100)
        let look = Today.Entry(id: RestaurantID("garbera"), pausedUntil: noon, soldOut: [:])
        let today = Today(entries: [look])
        let plain = try JSONReader.read(today.json(publishedAt: noon), depth: 8).value
        let file = try SignedFile.json(plain, .today, serial: 5, by: identity)
        #expect(try SignedFile(file, .today, by: identity.publicKey, seen: nil).serial == 5)
        #expect(Today(json: file) == today)
    }

    @Test func `a signed receipt reads as before`() throws {
        let identity = try TrustSamples.key(100)
        let receipt = Receipt(
            identity: OrderIdentity(device: try device(), number: .first),
            restaurant: "McDonald's Garbera",
            status: .order(.received),
            total: Money(cents: 120),
            shownTotal: Money(cents: 120),
            reason: nil,
            updatedAt: noon,
            content: ContentHash(of: "an order")
        )
        let file = try SignedFile.json(receipt.value, .answer, serial: 1, by: identity)
        #expect(try SignedFile(file, .answer, by: identity.publicKey, seen: 1).serial == 1)
        #expect(Receipt(json: file) == receipt)
    }

    @Test func `every changed byte makes a file faulty`() throws {
        let identity = try TrustSamples.key(100)
        let file = try SignedFile.json(content, .today, serial: 5, by: identity)
        for place in file.indices {
            var changed = file
            changed[place] ^= 1
            #expect(throws: SignedFile.Fault.self, "byte \(place)") {
                try SignedFile(changed, .today, by: identity.publicKey, seen: nil)
            }
        }
    }

    @Test func `a lower serial number than one that was seen is refused, and says both`() throws {
        let identity = try TrustSamples.key(100)
        let file = try SignedFile.json(content, .today, serial: 5, by: identity)
        for seen in [nil, 0, 4, 5] {
            #expect(try SignedFile(file, .today, by: identity.publicKey, seen: seen).serial == 5)
        }
        #expect(throws: SignedFile.Fault.older(serial: 5, seen: 6)) {
            try SignedFile(file, .today, by: identity.publicKey, seen: 6)
        }
    }

    @Test func `bytes that are no object with a house are unsigned or no JSON`() throws {
        let identity = try TrustSamples.key(100).publicKey
        for (text, fault) in [
            ("", SignedFile.Fault.notJSON), ("{", .notJSON), ("[]", .unsigned), (#"{"house":1}"#, .unsigned),
            (#"{"house":{"signature":1}}"#, .wrongShape(path: ".house.signature")),
        ] {
            #expect(throws: fault) { try SignedFile(Array(text.utf8), .today, by: identity, seen: nil) }
        }
    }

    @Test(
        arguments: [
            (nil, 1_795_176_000), (5, 1_795_176_000), (1_795_175_999, 1_795_176_000),
            (1_795_176_000, 1_795_176_001), (2_000_000_000, 2_000_000_001), (Int.max - 1, Int.max),
        ] as [(Int?, Int)]
    )
    func `a rising number is the last one plus 1 or the Unix time`(last: Int?, next: Int) {
        #expect(RisingNumber.next(after: last, at: noon) == next)
    }
}
