import McOrderModel
import Testing

@Suite struct KeyFileTests {
    private static func text(
        owner: String = #""device-key""#,
        version: String = "1",
        secret: String = "\"\(Base64URL.text(Array(repeating: 1, count: 32)))\"",
        more: String = ""
    ) -> String {
        #"{"mcorder":\#(owner),"v":\#(version),"secret":\#(secret)\#(more)}"#
    }

    @Test(arguments: try TrustVectors.cases("keyFiles"))
    func `a key file is written as the independent program writes it`(_ vector: TrustVectors.Case) throws {
        let owner = try #require(KeyFile.Owner(rawValue: vector.text("owner")))
        let file = KeyFile(owner, try vector.signingKey())
        #expect(file.json.text == (try vector.text("file")))
        let read = try KeyFile(json: file.json, of: owner)
        #expect(read.owner == owner)
        #expect(read.key.publicKey == file.key.publicKey)
        #expect(read.json == file.json)
    }

    @Test func `unknown members are ignored`() throws {
        let read = try KeyFile(json: Array(Self.text(more: #","x":[1]"#).utf8), of: .device)
        #expect(read.key.publicKey == (try TrustSamples.key().publicKey))
    }

    @Test(
        arguments: [
            ("", KeyFile.ReadError.unreadable), ("[]", .unreadable), ("{}", .unreadable),
            (text() + "x", .unreadable),
            (text(owner: "1"), .unreadable), (text(owner: #""seal-key""#), .unreadable),
            (text(owner: #""house-key""#), .otherOwner(.house)), (text(version: "2"), .newerVersion(2)),
            (text(version: "0"), .unreadable), (text(version: #""1""#), .unreadable),
            (text(secret: "null"), .unreadable), (text(secret: #""AAAA""#), .unreadable),
            (text(secret: #""\#(Base64URL.text(Array(repeating: 1, count: 32)))=""#), .unreadable),
            (text(more: #","v":1"#), .unreadable), (text(more: #","secret":"x""#), .unreadable),
        ]
    )
    func `a damaged key file is refused`(text: String, error: KeyFile.ReadError) {
        #expect(throws: error) { try KeyFile(json: Array(text.utf8), of: .device) }
    }
}
