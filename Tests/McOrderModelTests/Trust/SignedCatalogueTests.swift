import McOrderModel
import OrderTesting
import Testing

/// Source: format.md, *Signed files*, *Pinning*.
@Suite struct SignedCatalogueTests {
    private let content: JSONValue = ["format": 1]

    private func file(by key: SigningKey, replacing previous: SigningKey? = nil, serial: Int = 5) throws
        -> [UInt8]
    {
        let members = SignedCatalogue.members(
            identity: key.publicKey,
            replacing: try previous.map {
                try HouseReplacement(of: $0, by: key.publicKey, isCompromised: false)
            }
        )
        return try SignedFile.json(content, .catalogue, serial: serial, members: members, by: key)
    }

    @Test(arguments: try TrustVectors.cases("catalogues"))
    func `a catalogue is judged as the independent reader judges it`(_ vector: TrustVectors.Case) throws {
        let pin = try vector.value.member("pin")?.text.map { text in
            try PublicKey(text).map { HousePin.identity($0) } ?? .code(HouseCode(text))
        }
        let seen = vector.value.member("seen")?.integer
        let file = try vector.file()
        let result = Result { () throws(SignedCatalogue.Refusal) in
            try SignedCatalogue(file, pin: pin, seen: seen)
        }
        let word =
            switch result {
            case .success(let catalogue): catalogue.replaced == nil ? "accepted" : "replaced"
            case .failure(.otherHouse): "other-house"
            case .failure(.faulty(.older)): "older"
            case .failure(.faulty(.badSignature)): "bad-signature"
            case .failure(.faulty(.unsigned)): "unsigned"
            case .failure(.faulty(.notJSON)), .failure(.faulty(.wrongShape)): "wrong-shape"
            }
        #expect(word == (try vector.text("result")))
    }

    @Test func `the first valid identity is accepted where none is pinned`() throws {
        let key = try TrustSamples.key(100)
        let catalogue = try SignedCatalogue(file(by: key), pin: nil, seen: nil)
        #expect(catalogue.identity == key.publicKey)
        #expect(catalogue.serial == 5)
        #expect(catalogue.replaced == nil)
    }

    @Test func `another house is a full stop with both codes`() throws {
        let (pinned, found) = (try TrustSamples.key(100), try TrustSamples.key(101))
        let expected = SignedCatalogue.Refusal.otherHouse(
            pinned: HouseID(identity: pinned.publicKey).code,
            found: HouseID(identity: found.publicKey).code
        )
        let file = try file(by: found)
        for pin in [HousePin.identity(pinned.publicKey), .code(HouseID(identity: pinned.publicKey).code)] {
            #expect(throws: expected) { try SignedCatalogue(file, pin: pin, seen: nil) }
        }
    }

    @Test func `an identity that the pinned one named is accepted, and the one after it is not`() throws {
        let keys = try [100, 101, 102].map { try TrustSamples.key($0) }
        let pin = HousePin.identity(keys[0].publicKey)
        let second = try SignedCatalogue(file(by: keys[1], replacing: keys[0]), pin: pin, seen: 5)
        #expect(second.identity == keys[1].publicKey)
        #expect(second.replaced == keys[0].publicKey)
        #expect(throws: SignedCatalogue.Refusal.self) {
            try SignedCatalogue(file(by: keys[2], replacing: keys[1]), pin: pin, seen: 5)
        }
    }

    @Test func `a file that its own identity did not sign is faulty, not another house`() throws {
        let (key, other) = (try TrustSamples.key(100), try TrustSamples.key(101))
        let members = SignedCatalogue.members(identity: other.publicKey)
        let file = try SignedFile.json(content, .catalogue, serial: 5, members: members, by: key)
        #expect(throws: SignedCatalogue.Refusal.faulty(.badSignature)) {
            try SignedCatalogue(file, pin: .identity(key.publicKey), seen: nil)
        }
    }

    @Test(
        arguments: [
            (["identity": 1], ".house.identity"),
            (["previous": ["identity": "x"] as JSONValue], ".house.previous.identity"),
            (["previous": 1], ".house.previous.identity"),
        ] as [(JSONValue, String)]
    )
    func `a wrong shape of the house names its place`(members: JSONValue, path: String) throws {
        let key = try TrustSamples.key(100)
        let identity: JSONValue = members.member("identity") == nil ? ["identity": key.publicKey] : [:]
        let file = try SignedFile.json(
            content,
            .catalogue,
            serial: 5,
            members: identity.followed(by: members),
            by: key
        )
        #expect(throws: SignedCatalogue.Refusal.faulty(.wrongShape(path: path))) {
            try SignedCatalogue(file, pin: nil, seen: nil)
        }
    }

    @Test(arguments: [SealingPolicy.off, .optional, .required])
    func `paying ahead is offered by a house that seals`(sealing: SealingPolicy) throws {
        let key = try TrustSamples.key(100)
        let offer = PayOffer(
            hosts: ["checkout.stripe.com"],
            amounts: Money(cents: 50)...Money(cents: 30_000),
            latest: .seconds(72_000)
        )
        let members = SignedCatalogue.members(identity: key.publicKey, sealing: sealing, pay: offer)
        let file = try SignedFile.json(content, .catalogue, serial: 5, members: members, by: key)
        let read = try SignedCatalogue(file, pin: nil, seen: nil)
        #expect(read.pay == (sealing == .off ? nil : offer))
    }

    @Test func `an offer in other words is none, and the catalogue counts`() throws {
        let key = try TrustSamples.key(100)
        let members = SignedCatalogue.members(identity: key.publicKey)
            .followed(by: ["pay": ["hosts": "checkout.stripe.com"] as JSONValue])
        let file = try SignedFile.json(content, .catalogue, serial: 5, members: members, by: key)
        #expect(try SignedCatalogue(file, pin: nil, seen: nil).pay == nil)
    }

    @Test func `a published catalogue reads as before with a signature`() throws {
        let published = PublishedCatalogue(try RepositoryCatalogue.read(), publishedAt: noon)
        let key = try TrustSamples.key(100)
        let file = try SignedFile.json(
            JSONReader.read(published.json, depth: 8).value,
            .catalogue,
            serial: 5,
            members: SignedCatalogue.members(identity: key.publicKey),
            by: key
        )
        #expect(try SignedCatalogue(file, pin: nil, seen: nil).serial == 5)
        #expect(try CatalogueReader.read(published: file).version == published.version)
    }
}
