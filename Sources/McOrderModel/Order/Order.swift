/// An order as a customer sent it: the seven elements of the format, and an eighth with extensions.
///
/// Source: format.md, *Order: one JSON file*.
public struct Order: Hashable, Sendable {
    /// The restaurant's name in the catalogue.
    public let restaurant: String
    /// What the restaurant's clocks showed when the order was placed.
    public let placedAt: CivilTime
    /// The device's name, 1 to 64 characters.
    public let deviceName: String
    /// The device's unique code.
    public let device: DeviceID
    /// The device's running order number.
    public let number: OrderNumber
    /// The comment to the restaurant, as far as element 5 holds it: 0 to 25 characters. People read
    /// ``fullComment``.
    public let comment: String
    /// What is ordered, 1 to 100 lines; n of one product are n lines.
    public let lines: [OrderLine]
    /// The eighth element; `nil` when there is none.
    let extended: OrderExtensions?

    /// How many lines an order has.
    public static let lineCount = 1...100

    /// Puts an order together. The comment has 0 to 140 characters; what is behind the first 25 goes into an
    /// extension.
    ///
    /// - Throws: the first fault in the order of format.md's rules; of a text with control characters
    ///   ``OrderFault/controlCharacters(field:)``, of a line's name that is empty or longer than 120
    ///   characters ``OrderFault/wrongShape(path:)``, of more than a reader accepts
    ///   ``OrderFault/tooLarge(bytes:)``.
    public init(
        restaurant: String,
        placedAt: CivilTime,
        deviceName: String,
        device: DeviceID,
        number: OrderNumber,
        comment: String,
        lines: [OrderLine]
    ) throws(OrderFault) {
        for (field, text) in [("restaurant", restaurant), ("device name", deviceName), ("comment", comment)]
            + lines.map({ ("line", $0.name) }) where TextRule.hasControlCharacter(text)
        {
            throw .controlCharacters(field: field)
        }
        for (index, line) in lines.enumerated() where !TextRule.name.allows(line.name) {
            throw .wrongShape(path: "[6][\(index)][0]")
        }
        guard TextRule.note.allows(comment) else { throw .commentTooLong(comment) }
        let short = TextRule.comment.longestStart(of: comment)
        try self.init(
            checking: restaurant,
            placedAt: placedAt,
            deviceName: deviceName,
            device: device,
            number: number,
            comment: short,
            lines: lines,
            extensions: short == comment ? nil : OrderExtensions(note: comment)
        )
        let size = json.count
        guard size <= OrderDocument.sizeLimit else { throw .tooLarge(bytes: size) }
    }

    /// Puts an order together whose texts are known to be free of control characters.
    init(
        checking restaurant: String,
        placedAt: CivilTime,
        deviceName: String,
        device: DeviceID,
        number: OrderNumber,
        comment: String,
        lines: [OrderLine],
        extensions: OrderExtensions?
    ) throws(OrderFault) {
        guard TextRule.deviceName.allows(deviceName) else { throw .badDeviceName(deviceName) }
        guard TextRule.comment.allows(comment) else { throw .commentTooLong(comment) }
        guard !lines.isEmpty else { throw .emptyTicket }
        guard lines.count <= Self.lineCount.upperBound else { throw .tooManyLines(lines.count) }
        self.restaurant = restaurant
        self.placedAt = placedAt
        self.deviceName = deviceName
        self.device = device
        self.number = number
        self.comment = comment
        self.lines = lines
        extended = extensions
    }

    /// What the customer says at the counter.
    public var code: OrderCode {
        OrderCode(number: number, device: device)
    }

    /// The JSON object of the eighth element, byte for byte; `nil` when there is none.
    package var extensions: String? {
        extended?.text
    }

    /// The comment as people read it, 0 to 140 characters; of a foreign order whose two comments differ,
    /// both.
    public var fullComment: String {
        guard let note = extended?.note, !note.isEmpty else { return comment }
        return note.hasPrefix(comment) ? note : "\(comment) · \(note)"
    }

    /// The sum that the customer was shown.
    public var total: Money {
        lines.lazy.map(\.price).total()
    }
}

/// One line of an order: a product's or a menu's name and the price that the customer was shown.
public struct OrderLine: Hashable, Sendable {
    /// The product's name, or a menu line's text.
    public let name: String
    /// The price of one.
    public let price: Money

    /// A line of that name and price.
    public init(name: String, price: Money) {
        self.name = name
        self.price = price
    }
}

/// What makes an order the one that it is: the device and its number. Source: format.md, *Identity*.
package struct OrderIdentity: Hashable, Sendable {
    /// The device that sent it.
    package let device: DeviceID
    /// The device's number for it.
    package let number: OrderNumber

    /// The identity of a device's order of that number.
    package init(device: DeviceID, number: OrderNumber) {
        self.device = device
        self.number = number
    }

    /// What the customer says at the counter.
    package var code: OrderCode {
        OrderCode(number: number, device: device)
    }
}

extension Order {
    /// What makes this order the one that it is.
    package var identity: OrderIdentity {
        OrderIdentity(device: device, number: number)
    }
}
