import McOrderModel
import OrderTesting
import Testing

/// Keys of tests, and what is signed with them.
enum TrustSamples {
    /// A key whose secret is 32 times that byte.
    static func key(_ byte: UInt8 = 1) throws -> SigningKey {
        try #require(SigningKey(secret: Array(repeating: byte, count: 32)))
    }

    /// A house whose identity is the key of that byte.
    static func house(_ byte: UInt8 = 100) throws -> HouseID {
        HouseID(identity: try key(byte).publicKey)
    }

    /// An order of the device with that key.
    static func order(
        by key: SigningKey,
        number: Int = 9,
        comment: String = "3 ketchups, por favor.",
        terms: OrderTerms = OrderTerms()
    ) throws -> Order {
        try Order(
            restaurant: "McDonald's Garbera",
            placedAt: try #require(CivilTime("30-04-2013 20:47:21 ")),
            deviceName: "iPhone4 de Beris",
            device: DeviceID(key.publicKey),
            number: try #require(OrderNumber(number)),
            comment: comment,
            lines: [OrderLine(name: "Espresso", price: Money(cents: 120))],
            terms: terms
        )
    }

    /// A notice of the device with that key.
    static func notice(_ kind: Notice.Kind = .cancel, by key: SigningKey, number: Int = 9) throws -> Notice {
        let number = try #require(OrderNumber(number))
        return Notice(kind, of: OrderIdentity(device: DeviceID(key.publicKey), number: number), at: noon)
    }
}
