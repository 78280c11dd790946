import McOrderModel
import OrderTesting
import Testing

@Suite struct DeviceIDKeyTests {
    @Test(arguments: try TrustVectors.cases("devices"))
    func `a key has one UDID, of version 8`(_ vector: TrustVectors.Case) throws {
        let device = DeviceID(try #require(PublicKey(try vector.text("key"))))
        #expect(device.description == (try vector.text("udid")))
        #expect(device.isKeyed)
    }

    @Test func `version and variant are set whatever the hash is`() throws {
        for byte in UInt8(0)...63 {
            let text = DeviceID(try TrustSamples.key(byte).publicKey).description
            #expect(text.dropFirst(14).first == "8")
            #expect(text.dropFirst(19).first.map { "89AB".contains($0) } == true)
        }
    }

    @Test(
        arguments: [
            ("975319E0-43ED-435F-AA81-0B4F051B3768", false), ("975319E0-43ED-835F-AA81-0B4F051B3768", true),
            ("975319e0-43ed-835f-2a81-0b4f051b3768", true), ("875319E0-83ED-735F-8A81-8B4F051B3768", false),
        ]
    )
    func `a UDID is keyed if its version digit is 8`(text: String, isKeyed: Bool) throws {
        #expect(try #require(DeviceID(text)).isKeyed == isKeyed)
    }

    @Test(arguments: try TrustVectors.cases("hashes"))
    func `a tagged hash is that of tag and content`(_ vector: TrustVectors.Case) throws {
        let tag = try #require(HashTag(rawValue: vector.text("tag")))
        #expect(ContentHash(tag, of: try vector.hexadecimal("hex")).description == (try vector.text("hash")))
    }
}
