/// An order file whose shape was read: seven or eight elements of the right JSON types. Their values are not
/// checked yet.
///
/// Reading has two steps because the rules have an order (format.md, *Deciding about a file*): the device and
/// number must be known before the date is checked.
package struct OrderDocument: Sendable {
    /// The largest order file that is read, in bytes.
    package static let sizeLimit = 65_536
    /// How deeply arrays and objects may be nested.
    package static let depthLimit = 8

    /// Element 0.
    package let restaurant: String
    /// Element 1.
    package let placedAt: String
    /// Element 2.
    package let deviceName: String
    /// Element 3.
    package let udid: String
    /// Element 4.
    package let number: String
    /// Element 5.
    package let comment: String
    /// Element 6, as pairs of name and price.
    package let lines: [(name: String, price: String)]
    /// Element 7, byte for byte.
    package let extensions: String?

    /// Reads the shape of an order.
    ///
    /// - Throws: the first of ``OrderError/tooLarge(bytes:)``, ``OrderError/notUTF8``,
    ///   ``OrderError/notJSON(offset:)``, ``OrderError/controlCharacter(offset:)`` and
    ///   ``OrderError/wrongShape(path:)`` that applies.
    package init(_ bytes: [UInt8]) throws(OrderError) {
        let document = try Self.read(bytes)
        guard let elements = document.value.elements, (7...8).contains(elements.count) else {
            throw .wrongShape(path: "")
        }
        func text(_ index: Int) throws(OrderError) -> String {
            guard let text = elements[index].text else { throw .wrongShape(path: "[\(index)]") }
            return text
        }
        restaurant = try text(0)
        placedAt = try text(1)
        deviceName = try text(2)
        udid = try text(3)
        number = try text(4)
        comment = try text(5)
        guard let pairs = elements[6].elements else { throw .wrongShape(path: "[6]") }
        var lines: [(name: String, price: String)] = []
        lines.reserveCapacity(pairs.count)
        for (index, pair) in pairs.enumerated() {
            guard let parts = pair.elements, parts.count == 2, let name = parts[0].text,
                let price = parts[1].text
            else { throw .wrongShape(path: "[6][\(index)]") }
            lines.append((name, price))
        }
        self.lines = lines
        if elements.count == 8 {
            guard case .object = elements[7] else { throw .wrongShape(path: "[7]") }
            extensions = String(decoding: bytes[document.elementRanges[7]], as: UTF8.self)
        } else {
            extensions = nil
        }
    }

    /// Reads the JSON of an order or a notice, or of a part of one.
    static func read(_ bytes: [UInt8]) throws(OrderError) -> JSONReader.Document {
        guard bytes.count <= Self.sizeLimit else { throw .tooLarge(bytes: bytes.count) }
        do {
            return try JSONReader.read(bytes, depth: Self.depthLimit)
        } catch {
            throw OrderError(error)
        }
    }

    /// The order's device and number.
    ///
    /// - Throws: ``OrderError/badUDID(_:)`` or ``OrderError/badNumber(_:)``.
    package func identity() throws(OrderError) -> OrderIdentity {
        guard let device = DeviceID(udid) else { throw .badUDID(udid) }
        guard let number = OrderNumber(number) else { throw .badNumber(number) }
        return OrderIdentity(device: device, number: number)
    }

    /// The whole order, with all values checked.
    ///
    /// - Throws: the first error, in the order of format.md's rules.
    package func order() throws(OrderError) -> Order {
        let identity = try identity()
        guard let placedAt = CivilTime(placedAt) else { throw .badDate(placedAt) }
        // An invalid price is thrown last, because the rule for prices comes after those for the number of
        // lines.
        var priced: [OrderLine] = []
        var error: OrderError?
        for (index, line) in lines.enumerated() {
            if let price = Money(line.price) {
                priced.append(OrderLine(name: line.name, price: price))
            } else {
                error = error ?? .badPrice(line.price, line: index + 1)
                priced.append(OrderLine(name: line.name, price: .zero))
            }
        }
        let order = try Order(
            checking: restaurant,
            placedAt: placedAt,
            deviceName: deviceName,
            device: identity.device,
            number: identity.number,
            comment: comment,
            lines: priced,
            extensions: try extensions.map { text throws(OrderError) in try OrderExtensions(text) }
        )
        if let error { throw error }
        return order
    }
}

extension OrderError {
    /// The order error for bytes that are not the JSON that this program reads.
    init(_ error: JSONError) {
        self =
            switch error {
            case .notUTF8: .notUTF8
            case .byteOrderMark, .syntax, .trailingBytes, .loneSurrogate, .tooDeep:
                .notJSON(offset: error.offset ?? 0)
            case .controlCharacter(let offset): .controlCharacter(offset: offset)
            }
    }
}
