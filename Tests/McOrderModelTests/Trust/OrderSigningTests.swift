import McOrderModel
import OrderTesting
import Testing

@Suite struct OrderSigningTests {
    @Test(arguments: try TrustVectors.cases("madeOrders"))
    func `an order is signed as the independent program signs it`(_ vector: TrustVectors.Case) throws {
        let order = try Order(json: vector.file("order"))
        let house = try TrustVectors.house(hexadecimal: vector.text("house"))
        let file = try order.signed(by: vector.signingKey(), for: house)
        #expect(file.text == (try vector.text("file")))
        #expect(try Order(json: file).json == file)
    }

    @Test func `a signed order reads as the order that was signed`() throws {
        let key = try TrustSamples.key()
        let comment = String(repeating: "ketchup, ", count: 9)
        let terms = OrderTerms(table: "ñ \"4\"", coupon: "2X1")
        let order = try TrustSamples.order(by: key, comment: comment, terms: terms)
        let read = try Order(json: order.signed(by: key, for: TrustSamples.house()))
        #expect(read.lines == order.lines)
        #expect(read.terms == order.terms)
        #expect(read.fullComment == order.fullComment)
        #expect(read.identity == order.identity)
    }

    @Test func `signing twice gives the same bytes, and so does signing a signed order`() throws {
        let (key, house) = (try TrustSamples.key(), try TrustSamples.house())
        let order = try TrustSamples.order(by: key, terms: OrderTerms(table: "4"))
        let file = try order.signed(by: key, for: house)
        #expect(try order.signed(by: key, for: house) == file)
        #expect(try Order(json: file).signed(by: key, for: house) == file)
    }

    @Test func `a device signs no other device's order`() throws {
        let order = try TrustSamples.order(by: TrustSamples.key(2))
        #expect(throws: SigningError.otherDevice(order.device)) {
            try order.signed(by: TrustSamples.key(), for: TrustSamples.house())
        }
    }

    @Test func `an order that is too large with its signature is not written`() throws {
        let key = try TrustSamples.key()
        var sample = SampleOrder(udid: "\"\(DeviceID(key.publicKey))\"")
        let size = try Order(json: sample.bytes).json.count
        let room = OrderDocument.sizeLimit - size - #",\#n  {"more":{"x":""}}"#.utf8.count
        sample.extensions = #"{"more":{"x":"\#(String(repeating: "x", count: room))"}}"#
        let order = try Order(json: sample.bytes)
        #expect(order.json.count == OrderDocument.sizeLimit)
        #expect(throws: SigningError.self) { try order.signed(by: key, for: TrustSamples.house()) }
    }
}
