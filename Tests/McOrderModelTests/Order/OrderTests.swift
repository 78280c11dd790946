import McOrderModel
import OrderTesting
import Testing

@Suite struct OrderTests {
    @Test func `the sample is read field by field`() throws {
        let order = try Order(json: SampleOrder.file)
        #expect(order.restaurant == "McDonald's Garbera")
        #expect(order.placedAt == CivilTime("30-04-2013 20:47:21"))
        #expect(order.deviceName == "iPhone4 de Beris")
        #expect(order.device == DeviceID(SampleOrder.udid))
        #expect(order.number == OrderNumber(9))
        #expect(order.comment == "3 ketchups, por favor.")
        #expect(order.lines.map(\.name) == ["(G) BigMac + Lipton Ice + Deluxe", "Espresso"])
        #expect(order.lines.map(\.price.cents) == [675, 120])
        #expect(order.extensions == nil)
    }

    @Test func `the sample has two lines, costs 795 cents and has the code 9-624`() throws {
        let order = try Order(json: SampleOrder.file)
        #expect(order.lines.count == 2)
        #expect(order.total == Money(cents: 795))
        #expect(order.code.description == "9-624")
    }

    @Test func `the sample is written back byte for byte`() throws {
        #expect(try Order(json: SampleOrder.file).json == SampleOrder.file)
    }

    @Test func `the sample's hash is the one that sha256sum computes`() throws {
        #expect(try Order(json: SampleOrder.file).contentHash.description == SampleOrder.contentHash)
        #expect(try Order(json: SampleOrder.file).untaggedHashes.map(\.description) == [SampleOrder.hash])
    }

    @Test func `an order created from the sample's values equals the sample`() throws {
        #expect(try Order.sample().json == SampleOrder.file)
    }

    @Test func `an order's identity is its device and number`() throws {
        let identity = try Order.sample().identity
        #expect(identity.device == DeviceID(SampleOrder.udid))
        #expect(identity.number == OrderNumber(9))
        #expect(identity.code.description == "9-624")
    }

    @Test func `slashes and characters beyond ASCII are written as they are`() throws {
        let order = try Order.sample(comment: "1/2 jamón 👍 \"\\")
        let text = String(decoding: order.json, as: UTF8.self)
        #expect(text.contains(#""1/2 jamón 👍 \"\\""#))
    }

    @Test(arguments: 0..<1000)
    func `a random order is unchanged after writing and reading, and is written to the same bytes`(
        _ seed: UInt64
    ) throws {
        var random = SeededGenerator(seed: seed &* 7919)
        let order = try random.order()
        let read = try Order(json: order.json)
        #expect(read == order)
        #expect(read.json == order.json)
        #expect(read.contentHash == order.contentHash)
    }

    @Test func `equal lines of one product stay separate lines`() throws {
        let order = try Order(json: SampleOrder(lines: SampleOrder.lines(100)).bytes)
        #expect(order.lines.count == 100)
        #expect(order.total == Money(cents: 12_000))
    }

    @Test func `a line's name has up to 120 characters`() throws {
        let name = String(repeating: "ñ", count: 120)
        let order = try Order(json: SampleOrder(lines: SampleOrder.lines(1, name: name)).bytes)
        #expect(order.lines.first?.name == name)
    }

    @Test func `bidirectional and zero-width characters are kept`() throws {
        let name = "\u{202E}x\u{200B}\u{FEFF}"
        #expect(try Order(json: Order.sample(deviceName: name).json).deviceName.utf8.elementsEqual(name.utf8))
    }

    @Test(
        arguments: [
            ("restaurant", "a\u{0}", "x", "x", "x"), ("device name", "x", "a\n", "x", "x"),
            ("comment", "x", "x", "a\u{85}", "x"), ("line", "x", "x", "x", "a\u{7F}"),
        ]
    )
    func `an order cannot be created with a control character in a text`(
        _ field: String,
        _ restaurant: String,
        _ device: String,
        _ comment: String,
        _ line: String
    ) {
        #expect(throws: OrderError.controlCharacters(field: field)) {
            try Order.sample(
                restaurant: restaurant,
                deviceName: device,
                comment: comment,
                lines: [OrderLine(name: line, price: .zero)]
            )
        }
    }

    @Test func `creating an order reports the same errors as reading one`() {
        #expect(throws: OrderError.badDeviceName("")) { try Order.sample(deviceName: "") }
        let long = String(repeating: "a", count: 141)
        #expect(throws: OrderError.commentTooLong(long)) { try Order.sample(comment: long) }
        #expect(throws: OrderError.emptyTicket) { try Order.sample(lines: []) }
        let many = Array(repeating: OrderLine(name: "Agua", price: .zero), count: 101)
        #expect(throws: OrderError.tooManyLines(101)) { try Order.sample(lines: many) }
    }

    @Test(arguments: ["", String(repeating: "a", count: 301)])
    func `an order cannot be created with a line that a reader refuses`(_ name: String) {
        #expect(throws: OrderError.wrongShape(path: "[6][1][0]")) {
            let lines = ["Agua", name].map { OrderLine(name: $0, price: .zero) }
            return try Order.sample(lines: lines)
        }
    }

    @Test func `an order cannot be created larger than a reader accepts`() {
        let name = String(repeating: "👩‍🚀🏽", count: 100)
        let lines = Array(repeating: OrderLine(name: name, price: .zero), count: 100)
        let error = #expect(throws: OrderError.self) { try Order.sample(lines: lines) }
        #expect(error?.reason == .tooLarge)
    }
}
