import McOrderModel
import OrderTesting
import Testing

@Suite struct HouseRecordTests {
    private func former(_ byte: UInt8) throws -> HouseRecord.Former {
        HouseRecord.Former(id: try TrustSamples.house(byte), until: noon)
    }

    @Test func `a record is read as it was written`() throws {
        let identity = try TrustSamples.key(100).publicKey
        for record in [
            HouseRecord(identity: identity), HouseRecord(identity: identity, former: [try former(3)]),
            HouseRecord(identity: identity, former: [try former(1), try former(2)]),
        ] {
            #expect(HouseRecord(record.value) == record)
        }
    }

    @Test func `a record has the identity in base64url and the former ids in hexadecimal`() throws {
        let identity = try TrustSamples.key(100).publicKey
        let id = HouseID(folder: try device())
        let record = HouseRecord(identity: identity, former: [HouseRecord.Former(id: id, until: noon)])
        #expect(
            JSONWriter.line(record.value)
                == #"{"identity":"\#(identity)","former":[{"id":"\#(id)","until":"\#(noon)"}]}"#
        )
    }

    @Test(
        arguments: [
            "{}", "[]", #"{"identity":null}"#, #"{"former":[]}"#, #"{"identity":"x","former":[]}"#,
            #"{"identity":1,"former":[]}"#, #"{"identity":null,"former":[]}"#,
            #"{"identity":null,"former":[{"id":"00","until":"2026-11-20T19:47:25Z"}]}"#,
        ]
    )
    func `any other value is no record`(_ text: String) throws {
        #expect(HouseRecord(try JSONReader.read(Array(text.utf8), depth: 8).value) == nil)
    }
}
