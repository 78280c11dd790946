/// An order as a customer sent it: the seven elements of the format, and an optional eighth with extensions.
///
/// Source: format.md, *Order: one JSON file*.
public struct Order: Hashable, Sendable {
    /// The restaurant's name in the catalogue.
    public let restaurant: String
    /// The date and time on the restaurant's clocks when the order was placed.
    public let placedAt: CivilTime
    /// The device's name, 1 to 64 characters.
    public let deviceName: String
    /// The device's unique code.
    public let device: DeviceID
    /// The order number that the device counts up.
    public let number: OrderNumber
    /// The comment to the restaurant as far as element 5 holds it: 0 to 25 characters. Show ``fullComment``
    /// to people.
    public let comment: String
    /// The ordered lines, 1 to 100; n of one product are n lines.
    public let lines: [OrderLine]
    /// The eighth element; `nil` if the order has none.
    let extended: OrderExtensions?

    /// The allowed number of lines.
    public static let lineCount = 1...100

    /// Creates an order. The comment has 0 to 140 characters; one longer than 25 is also stored whole in an
    /// extension, as the terms are.
    ///
    /// - Throws: the first error, in the order of format.md's rules. A text with control characters throws
    ///   ``OrderError/controlCharacters(field:)``, a line name that is empty or longer than 300 characters
    ///   ``OrderError/wrongShape(path:)``, an order larger than a reader accepts
    ///   ``OrderError/tooLarge(bytes:)``.
    public init(
        restaurant: String,
        placedAt: CivilTime,
        deviceName: String,
        device: DeviceID,
        number: OrderNumber,
        comment: String,
        lines: [OrderLine],
        terms: OrderTerms = OrderTerms()
    ) throws(OrderError) {
        for (field, text) in [
            ("restaurant", restaurant), ("device name", deviceName), ("comment", comment),
            ("table", terms.table ?? ""), ("coupon", terms.coupon ?? ""),
        ]
            + lines.map({ ("line", $0.name) }) where TextRule.hasControlCharacter(text)
        {
            throw .controlCharacters(field: field)
        }
        for (index, line) in lines.enumerated() where !TextRule.line.allows(line.name) {
            throw .wrongShape(path: "[6][\(index)][0]")
        }
        try Self.check(comment: comment, terms)
        let short = TextRule.comment.longestStart(of: comment)
        try self.init(
            checking: restaurant,
            placedAt: placedAt,
            deviceName: deviceName,
            device: device,
            number: number,
            comment: short,
            lines: lines,
            extensions: OrderExtensions(note: short == comment ? nil : comment, terms: terms)
        )
        let size = json.count
        guard size <= OrderDocument.sizeLimit else { throw .tooLarge(bytes: size) }
    }

    /// Checks the lengths of a comment, a table and a coupon.
    static func check(comment: String, _ terms: OrderTerms) throws(OrderError) {
        for (name, text) in [("table", terms.table), ("coupon", terms.coupon)] {
            guard text.map(TextRule.coupon.allows) != false else {
                throw .wrongShape(path: "[7].more.\(name)")
            }
        }
        guard TextRule.note.allows(comment) else { throw .commentTooLong(comment) }
    }

    /// Creates an order from texts that the caller has checked for control characters.
    init(
        checking restaurant: String,
        placedAt: CivilTime,
        deviceName: String,
        device: DeviceID,
        number: OrderNumber,
        comment: String,
        lines: [OrderLine],
        extensions: OrderExtensions?
    ) throws(OrderError) {
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

    /// The code that the customer says at the counter.
    public var code: OrderCode {
        OrderCode(number: number, device: device)
    }

    /// The JSON object of the eighth element, byte for byte; `nil` if the order has none.
    package var extensions: String? {
        extended?.text
    }

    /// What the order states beside its lines.
    public var terms: OrderTerms {
        extended?.terms ?? OrderTerms()
    }

    /// The comment as people read it, 0 to 140 characters. If another program wrote two comments that differ,
    /// it is both of them, separated by a middle dot.
    public var fullComment: String {
        guard let note = extended?.note, !note.isEmpty else { return comment }
        return note.hasPrefix(comment) ? note : "\(comment) · \(note)"
    }

    /// The sum of the prices that the customer was shown.
    public var total: Money {
        lines.lazy.map(\.price).total()
    }
}

/// One line of an order: the name of a product or a menu, and the price that the customer was shown.
public struct OrderLine: Hashable, Sendable {
    /// The product's name, or the text of a menu line.
    public let name: String
    /// The price of one piece.
    public let price: Money

    /// Creates a line.
    public init(name: String, price: Money) {
        self.name = name
        self.price = price
    }
}

/// What identifies an order: the device and its order number. Source: format.md, *Identity*.
package struct OrderIdentity: Hashable, Sendable {
    package let device: DeviceID
    package let number: OrderNumber

    package init(device: DeviceID, number: OrderNumber) {
        self.device = device
        self.number = number
    }

    /// The code that the customer says at the counter.
    package var code: OrderCode {
        OrderCode(number: number, device: device)
    }
}

extension Order {
    package var identity: OrderIdentity {
        OrderIdentity(device: device, number: number)
    }
}
