import Foundation
import McOrderClient
import Testing

/// A shared folder whose house has an identity, as its daemon would publish it.
struct HouseScene {
    let fixture: CustomerFolders
    static let identity = key(1)
    static let next = key(2)
    static let stranger = key(3)
    static let sentAt = CustomerFolders.evening

    static func with(_ body: (HouseScene) throws -> Void) throws {
        try CustomerFolders.with { fixture in try body(HouseScene(fixture: fixture)) }
    }

    /// A key whose secret is that byte, 32 times.
    static func key(_ byte: UInt8) -> SigningKey {
        guard let key = SigningKey(secret: Array(repeating: byte, count: 32)) else {
            fatalError("a secret has 32 bytes")
        }
        return key
    }

    static func code(_ key: SigningKey = identity) -> HouseCode {
        HouseID(identity: key.publicKey).code
    }

    /// The bytes of a signed catalogue.
    static func catalogue(
        serial: Int = 10,
        by key: SigningKey = identity,
        signatures: SignaturePolicy = .optional,
        sealing: SealingPolicy = .off,
        seal: [SealKeyEntry] = [],
        pay: PayOffer? = nil,
        replacing previous: SigningKey? = nil
    ) throws -> [UInt8] {
        let published = PublishedCatalogue(CustomerFolders.catalogue, publishedAt: sentAt)
        return try SignedFile.json(
            try JSONReader.read(published.json, depth: 8).value,
            .catalogue,
            serial: serial,
            members: SignedCatalogue.members(
                identity: key.publicKey,
                signatures: signatures,
                sealing: sealing,
                seal: seal,
                pay: pay,
                replacing: try previous.map {
                    try HouseReplacement(of: $0, by: key.publicKey, isCompromised: false)
                }
            ),
            by: key
        )
    }

    /// The bytes of an unsigned catalogue.
    static var unsignedCatalogue: [UInt8] {
        PublishedCatalogue(CustomerFolders.catalogue, publishedAt: sentAt).json
    }

    /// Publishes a catalogue.
    func publish(_ catalogue: [UInt8], in cloud: String = "cloud") throws {
        try fixture.write(
            String(decoding: catalogue, as: UTF8.self),
            to: "\(cloud)/catalog/\(PublishedCatalogue.fileName)"
        )
    }

    /// A home that joined the folder after its catalogue was published; its device has a key.
    func home() throws -> Home {
        try publish(Self.catalogue())
        return try fixture.home()
    }

    /// A home that sent an order before its folder had a house.
    func legacyHome(_ order: (PlacedOrder) -> Void = { _ in }) throws -> Home {
        let home = try fixture.homeWithTicket()
        order(try Sender(sample: home).send(CustomerFolders.request(), cloud: nil).order)
        return home
    }

    /// Adds a product to the ticket and sends it.
    func send(_ home: Home, later: Duration = .zero) throws -> PlacedOrder {
        let water = try CustomerFolders.item("agua")
        try home.changeTicket { ticket throws(TicketError) in try ticket.add(water) }
        let request = CustomerFolders.request(allowsRepeat: true)
        return try Sender(sample: home, later: later).send(request, cloud: nil).order
    }

    /// Writes a receipt about an order, signed unless `key` is `nil`.
    func answer(
        _ placed: PlacedOrder,
        _ status: Receipt.Status = .order(.received),
        serial: Int = 1,
        by key: SigningKey? = identity,
        content: ContentHash? = nil,
        notice: NoticeAnswer? = nil
    ) throws {
        let receipt = Receipt(
            identity: placed.order.identity,
            restaurant: placed.order.restaurant,
            status: status,
            total: placed.order.total,
            shownTotal: placed.order.total,
            reason: nil,
            updatedAt: placed.placedAt,
            notice: notice,
            content: content ?? placed.contentHash
        )
        var name = Receipt.fileName(of: placed.order.identity)
        if case .rejected = status { name = Receipt.fileName(ofFileWith: ContentHash(of: placed.bytes)) }
        try put(receipt, serial: serial, by: key, as: name)
    }

    /// Writes a receipt about a file whose content the restaurant does not know.
    func refuse(
        _ bytes: [UInt8],
        _ reason: RejectionReason,
        naming file: ContentHash? = nil,
        by key: SigningKey? = identity
    ) throws {
        let receipt = Receipt(
            identity: nil,
            restaurant: nil,
            status: .rejected(Receipt.Reason(code: reason.rawValue, message: "")),
            total: nil,
            shownTotal: nil,
            reason: nil,
            updatedAt: Self.sentAt,
            file: file ?? ContentHash(.file, of: bytes)
        )
        try put(receipt, serial: 1, by: key, as: Receipt.fileName(ofFileWith: ContentHash(of: bytes)))
    }

    private func put(_ receipt: Receipt, serial: Int, by key: SigningKey?, as name: String) throws {
        let bytes =
            try key.map { try SignedFile.json(receipt.value, .answer, serial: serial, by: $0) }
            ?? receipt.json
        try fixture.write(String(decoding: bytes, as: UTF8.self), to: "cloud/receipts/\(name)")
    }
}
