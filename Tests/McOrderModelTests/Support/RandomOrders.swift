import McOrderModel
import OrderTesting
import Testing

extension SeededGenerator {
    /// A random valid order: long names, emoji, no comment, a hundred lines, with or without an eighth
    /// element.
    mutating func order() throws -> Order {
        let count = number(in: 0...9) == 0 ? 100 : number(in: 1...6)
        let lines = (0..<count).map { _ in
            OrderLine(name: text(characters: 1...20), price: Money(cents: number(in: 0...99_999)))
        }
        let plain = try Order(
            restaurant: text(characters: 1...30),
            placedAt: CivilTime(secondsAsUTC: Int64(number(in: -62_135_596_800...253_402_300_799))),
            deviceName: text(characters: 1...64),
            device: try #require(DeviceID(bytes: deviceBytes())),
            number: try #require(OrderNumber(number(in: OrderNumber.range))),
            comment: text(characters: 0...25),
            lines: lines
        )
        guard number(in: 0...3) == 0 else { return plain }
        var maker = RandomJSON(random: self)
        let value = JSONValue.object([.init("x", maker.value(depth: 4)), .init("y", maker.value(depth: 2))])
        let extensions = maker.text(of: value).trimmingPrefix(while: \.isWhitespace)
        self = maker.random
        let start = String(decoding: plain.json.dropLast(3), as: UTF8.self)
        return try Order(json: Array("\(start),\(extensions)]".utf8))
    }
}

extension Order {
    /// The sample order with some values changed.
    static func sample(
        restaurant: String = "McDonald's Garbera",
        deviceName: String = "iPhone4 de Beris",
        comment: String = "3 ketchups, por favor.",
        lines: [OrderLine] = [
            OrderLine(name: "(G) BigMac + Lipton Ice + Deluxe", price: Money(cents: 675)),
            OrderLine(name: "Espresso", price: Money(cents: 120)),
        ]
    ) throws -> Order {
        try Order(
            restaurant: restaurant,
            placedAt: try #require(CivilTime("30-04-2013 20:47:21 ")),
            deviceName: deviceName,
            device: try #require(DeviceID(SampleOrder.udid)),
            number: try #require(OrderNumber(9)),
            comment: comment,
            lines: lines
        )
    }
}
