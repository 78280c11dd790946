import McOrderModel
import OrderTesting
import Testing

/// Tests which changes keep an order's content the same. Source: format.md, *Equality*.
@Suite struct OrderEqualityTests {
    private func hash(_ bytes: [UInt8]) throws -> ContentHash {
        try Order(json: bytes).contentHash
    }

    @Test(
        arguments: [
            SampleOrder().bytes, SampleOrder(placedAt: "\"30-04-2013 20:47:21\"").bytes,
            SampleOrder(udid: "\"975319e0-43ed-435f-aa81-0b4f051b3768\"").bytes,
            SampleOrder(
                lines: #"[["(G) BigMac + Lipton Ice + Deluxe","6.750000"],["Espresso","1.2"]]"#
            ).bytes, SampleOrder(comment: #""3 ketchups, por \u0066avor.""#).bytes,
            SampleOrder(
                lines: #"[["(G) BigMac + Lipton Ice + Deluxe","6.75000"],["Espresso","1.200000"]]"#
            ).bytes,
            SampleOrder(extensions: "{}").bytes, SampleOrder(extensions: #"{"unknown": [1, 2]}"#).bytes,
            Array("\r\n\t".utf8) + SampleOrder.file + Array("   ".utf8),
        ]
    )
    func `the sample in another layout has the sample's content`(_ bytes: [UInt8]) throws {
        #expect(try hash(bytes).description == SampleOrder.contentHash)
    }

    @Test(
        arguments: [
            SampleOrder(restaurant: "\"McDonald's garbera\"").bytes,
            SampleOrder(placedAt: "\"30-04-2013 20:47:22 \"").bytes,
            SampleOrder(deviceName: "\"iPhone4 de Beris \"").bytes,
            SampleOrder(udid: "\"975319E0-43ED-435F-AA81-0B4F051B3769\"").bytes,
            SampleOrder(number: "\"10\"").bytes, SampleOrder(comment: "\"3 ketchups, por favor\"").bytes,
            SampleOrder(lines: #"[["(G) BigMac + Lipton Ice + Deluxe","6.76"],["Espresso","1.20"]]"#).bytes,
            SampleOrder(lines: #"[["Espresso","1.20"],["(G) BigMac + Lipton Ice + Deluxe","6.75"]]"#).bytes,
            SampleOrder(lines: #"[["(G) BigMac + Lipton Ice + Deluxe","6.75"]]"#).bytes,
        ]
    )
    func `any other value changes the content`(_ bytes: [UInt8]) throws {
        #expect(try hash(bytes).description != SampleOrder.contentHash)
    }

    @Test func `composed and decomposed comments are different contents`() throws {
        let composed = try hash(SampleOrder(comment: "\"caf\u{E9}\"").bytes)
        let decomposed = try hash(SampleOrder(comment: "\"cafe\u{301}\"").bytes)
        #expect(composed != decomposed)
    }

    @Test func `an escape and its character are the same content`() throws {
        let plain = try hash(SampleOrder(comment: "\"\u{E9} / 👍\"").bytes)
        let escaped = try hash(SampleOrder(comment: #""\u00e9 \/ \ud83d\udc4d""#).bytes)
        #expect(plain == escaped)
    }

    @Test(
        arguments: [
            "{}", "{ }", #"{"seal": "x"}"#, "{\n    \"a\" :\t[1,  2.50, 1e5, {\"b\":null}]\r\n  }",
            #"{"\u0061":"\/"}"#,
            #"{"a":1,"a":2}"#, "{\"e\u{301}\":\"\u{E9}\"}",
        ]
    )
    func `the eighth element is kept byte for byte`(_ extensions: String) throws {
        let order = try Order(json: SampleOrder(extensions: "  \(extensions)\n").bytes)
        #expect(order.extensions.map { Array($0.utf8) } == Array(extensions.utf8))
        let again = try Order(json: order.json)
        #expect(again.extensions.map { Array($0.utf8) } == Array(extensions.utf8))
        #expect(again.json == order.json)
    }

    @Test func `the eighth element is on its own line`() throws {
        let order = try Order(json: SampleOrder(extensions: #"{"a": 1}"#).bytes)
        let text = String(decoding: order.json, as: UTF8.self)
        #expect(text == "\(SampleOrder.fileText.dropLast(3)),\n  {\"a\": 1}\n]\n")
    }

    @Test func `an unknown extension changes the file but not the content`() throws {
        let tight = try Order(json: SampleOrder(extensions: #"{"a":1}"#).bytes)
        let loose = try Order(json: SampleOrder(extensions: #"{"a": 1}"#).bytes)
        #expect(tight != loose)
        #expect(tight.contentHash == loose.contentHash)
        let plain = try Order(json: SampleOrder.file)
        #expect(tight.untaggedHashes[0] != loose.untaggedHashes[0])
        #expect(tight.untaggedHashes[1...] == plain.untaggedHashes[...])
    }
}
