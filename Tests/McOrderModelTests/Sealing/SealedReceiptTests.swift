import McOrderModel
import OrderTesting
import Testing

/// Source: format.md, *Sealed receipt*.
@Suite struct SealedReceiptTests {
    @Test(arguments: try TrustVectors.sealed("receipts"))
    func `a receipt is read as the independent reader reads it`(_ vector: TrustVectors.Case) throws {
        let secret = try #require(ReceiptSecret(vector.text("secret")))
        let receipt = try SealedReceipt(json: vector.file(), by: secret)
        let found = receipt.map { "\($0.answered) \($0.revision) \(ContentHash(of: $0.receipt))" } ?? "none"
        #expect(try found == vector.text("result"))
    }

    @Test func `a receipt is read with its secret only, and never looks the same`() throws {
        var random = SeededGenerator(seed: 64)
        var cases: [JSONValue] = []
        for index in 0..<60 {
            let secret = try Self.secret(UInt8(index))
            let text = (0..<random.number(in: 0...9000)).map { _ in UInt8(random.number(in: 0...255)) }
            let revision = random.number(in: 0...Int.max - 1)
            let receipt = SealedReceipt(
                answered: ContentHash(of: "\(index)"),
                revision: revision,
                receipt: text
            )
            let file = try #require(try receipt.json(by: secret))
            #expect(SealedReceipt(json: file, by: secret) == receipt)
            #expect(try receipt.json(by: secret) != file)
            #expect(SealedReceipt(json: file, by: try Self.secret(200)) == nil)
            cases.append([
                "name": "receipt \(index)", "file": file.text, "secret": secret.text,
                "result": "\(receipt.answered) \(revision) \(ContentHash(of: text))",
            ])
        }
        try SealedFileTests.write(cases, as: "receipts")
    }

    @Test func `a receipt that is too long cannot be sealed`() throws {
        func file(_ count: Int) throws -> [UInt8]? {
            let text = Array(repeating: UInt8(ascii: "x"), count: count)
            return try SealedReceipt(answered: ContentHash(of: ""), revision: 1, receipt: text)
                .json(by: Self.secret(1))
        }
        #expect(try file(32_725) == nil)
        #expect(try #require(try file(32_724)).count < Receipt.sizeLimit)
    }

    @Test func `a secret names its receipt by half, and no message contains it`() throws {
        let secret = try Self.secret(10)
        #expect(secret.fileName == String(repeating: "0a", count: 32) + ".json")
        #expect(!"\(secret)".contains("0a"))
        #expect(ReceiptSecret(secret.text) == secret)
        let two = try [secret, Self.secret(11)]
        #expect([ReceiptSecret](storedSecrets: two.stored) == two)
        #expect([ReceiptSecret](storedSecrets: two.stored.dropLast()) == nil)
        #expect([ReceiptSecret](storedSecrets: []) == [])
    }

    private static func secret(_ byte: UInt8) throws -> ReceiptSecret {
        try #require(ReceiptSecret(bytes: Array(repeating: byte, count: 64)))
    }
}
