import McOrderModel
import OrderTesting
import Testing

/// Source: format.md, *Signed order*.
@Suite struct ReceivedOrderTests {
    /// The result in the words of the vectors.
    private func result(_ file: [UInt8], at houses: [HouseID]) throws -> String {
        do {
            return try ReceivedOrder(file).verify(at: houses)?.contentHash.description ?? "unsigned"
        } catch let error as OrderError {
            return error.reason.rawValue
        } catch let fault as SignatureFault {
            return fault.rawValue
        }
    }

    @Test(arguments: try TrustVectors.cases("orders"))
    func `an order is judged as the independent reader judges it`(_ vector: TrustVectors.Case) throws {
        #expect(try result(vector.file(), at: vector.houses()) == vector.text("result"))
    }

    @Test func `a verified order has its device's key, its house and a hash of both`() throws {
        let (key, house, other) = (
            try TrustSamples.key(), try TrustSamples.house(), try TrustSamples.house(7)
        )
        let order = try TrustSamples.order(by: key)
        let file = try ReceivedOrder(order.signed(by: key, for: house))
        let verified = try #require(try file.verify(at: [other, house]))
        #expect(verified.key == key.publicKey)
        #expect(verified.house == house)
        #expect(verified.contentHash != order.contentHash)
        let elsewhere = try ReceivedOrder(order.signed(by: key, for: other))
        #expect(try elsewhere.verify(at: [other])?.contentHash != verified.contentHash)
        #expect(throws: SignatureFault.badSignature) { try file.verify(at: [other]) }
        #expect(throws: SignatureFault.badSignature) { try file.verify(at: []) }
    }

    @Test func `orders that are read today are read as before`() throws {
        for legal in LegalOrder.all {
            let file = try ReceivedOrder(legal.sample.bytes)
            #expect(try file.verify(at: [TrustSamples.house()]) == nil, "\(legal.testDescription)")
            #expect(throws: Never.self) { try file.document.order() }
        }
    }

    @Test func `the errors of an order's shape come first`() {
        for file in UnreadableFile.all {
            let result = Result { () throws(OrderError) in _ = try ReceivedOrder(file.bytes) }
            guard case .failure(let error) = result else {
                Issue.record("\(file)")
                continue
            }
            #expect(error.reason == file.reason, "\(file)")
        }
    }

    @Test(
        arguments: [
            (#"{"key":1}"#, "[7].key"), (#"{"sig":"x"}"#, "[7].sig"), (#"{"key":"","x":1}"#, "[7].key"),
            (#"{"key":"","key":""}"#, "[7]"), (#"{"sig":1,"x":[{"a":1,"a":2}]}"#, "[7]"),
        ]
    )
    func `a wrong shape of the eighth element names its place`(extensions: String, path: String) {
        #expect(throws: OrderError.wrongShape(path: path)) {
            try ReceivedOrder(SampleOrder(extensions: extensions).bytes)
        }
    }

    @Test func `what is signed is the plain file and more, each with its length`() throws {
        let key = try TrustSamples.key()
        let order = try TrustSamples.order(by: key, terms: OrderTerms(table: "4"))
        let plain = try TrustSamples.order(by: key).json
        let more = Array(#"{"table":"4"}"#.utf8)
        let signed = try ReceivedOrder(order.signed(by: key, for: TrustSamples.house())).signedContent
        let length = { (bytes: [UInt8]) in [0, 0, UInt8(bytes.count / 256), UInt8(bytes.count % 256)] }
        #expect(signed == length(plain) + plain + length(more) + more)
    }

    /// The neutral point as R and S = 0 satisfy the equation for every key of small order and some messages.
    @Test(arguments: try TrustVectors.texts("keys.refused"))
    func `a key of small order signs nothing`(_ key: String) throws {
        let nothing = Base64URL.text([1] + Array(repeating: 0, count: 63))
        for number in 1...8 {
            let eighth = #"{"key":"\#(key)","sig":"\#(nothing)"}"#
            let sample = SampleOrder(number: "\"\(number)\"", extensions: eighth)
            let file = try ReceivedOrder(sample.bytes)
            #expect(throws: SignatureFault.badSignature) { try file.verify(at: [TrustSamples.house()]) }
        }
    }
}
