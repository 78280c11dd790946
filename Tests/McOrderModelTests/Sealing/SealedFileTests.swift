import Crypto
import Foundation
import OrderTesting
import Testing

@testable import McOrderModel

/// Source: format.md, *Sealed file*.
@Suite struct SealedFileTests {
    /// The result in the words of the vectors.
    private func result(_ file: [UInt8], _ secret: [UInt8], _ houses: [HouseID]) throws -> String {
        let key = try #require(SealKey(secret: secret, until: noon))
        do {
            guard let opened = try SealedFile(file).open(by: key, at: houses) else { return "cannot-open" }
            let secret = opened.secret.bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
            return "\(opened.kind.rawValue) \(ContentHash(of: opened.document)) \(secret)"
        } catch {
            return error.reason.rawValue
        }
    }

    @Test(arguments: try TrustVectors.sealed("sealed"))
    func `a file is opened as the independent reader opens it`(_ vector: TrustVectors.Case) throws {
        let found = try result(vector.file(), vector.hexadecimal("secret"), vector.houses())
        #expect(try found == vector.text("result"))
    }

    @Test(arguments: try TrustVectors.sealed("rfc9180"))
    func `the suite is that of the vector of RFC 9180`(_ vector: TrustVectors.Case) throws {
        func data(_ name: String) throws -> Data { Data(try vector.hexadecimal(name)) }
        let key = try Curve25519.KeyAgreement.PrivateKey(rawRepresentation: data("secret"))
        #expect(try key.publicKey.rawRepresentation == data("key"))
        var recipient = try HPKE.Recipient(
            privateKey: key,
            ciphersuite: SealedFile.suite,
            info: data("info"),
            encapsulatedKey: data("enc")
        )
        #expect(try recipient.open(data("ct"), authenticating: data("aad")) == data("plain"))
        for export in try #require(vector.value.member("exports")?.elements).map({
            TrustVectors.Case(value: $0)
        }) {
            let context = try Data(export.hexadecimal("context"))
            let value = try recipient.exportSecret(context: context, outputByteCount: 32)
            #expect(try value.withUnsafeBytes { Array($0) } == export.hexadecimal("value"))
        }
    }

    /// With `MCORDER_WRITE_VECTORS=FILE` the files are written as vectors, which `sealed_vectors.py check`
    /// judges.
    @Test func `what is sealed is opened for its key and house only, and never looks the same`() throws {
        var random = SeededGenerator(seed: 63)
        let house = try TrustSamples.house()
        var cases: [JSONValue] = []
        for index in 0..<60 {
            let secret = Array(repeating: UInt8(index + 1), count: 32)
            let key = try #require(SealKey(secret: secret, until: noon))
            let entry = SealKeyEntry(key, restaurants: nil)
            let kind = index % 2 == 0 ? DropKind.order : .notice
            let document = (0..<random.number(in: 0...9000)).map { _ in UInt8(random.number(in: 0...255)) }
            let made = try #require(try SealedFile.seal(document, as: kind, for: entry, house: house))
            let again = try #require(try SealedFile.seal(document, as: kind, for: entry, house: house))
            #expect(
                made.bytes != again.bytes && made.secret != again.secret && made.fileName != again.fileName
            )
            #expect(SealedFile.isFileName(made.fileName) && made.bytes.count == again.bytes.count)
            let opened = try #require(try SealedFile(made.bytes).open(by: key, at: [house]))
            #expect(opened.kind == kind && opened.document == document && opened.secret == made.secret)
            #expect(try SealedFile(made.bytes).open(by: key, at: [TrustSamples.house(7)]) == nil)
            let stranger = SealKey.random(until: noon)
            #expect(try SealedFile(made.bytes).open(by: stranger, at: [house]) == nil)
            cases.append([
                "name": "file \(index)", "file": made.bytes.text,
                "secret": secret.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined(),
                "houses": [house.description],
                "result": try result(made.bytes, secret, [house]),
            ])
        }
        try Self.write(cases, as: "sealed")
    }

    @Test func `three sizes are used, and a longer document cannot be sealed`() throws {
        let entry = SealKeyEntry(.random(until: noon), restaurants: nil)
        let house = try TrustSamples.house()
        func size(_ count: Int) throws -> Int? {
            let document = Array(repeating: UInt8(ascii: "x"), count: count)
            return try SealedFile.seal(document, as: .order, for: entry, house: house)?.bytes.count
        }
        let sizes = try [0, 2043, 2044, 8187, 8188, 32_763].map { try #require(try size($0)) }
        #expect(Set(sizes).count == 3)
        #expect(sizes[0] == sizes[1] && sizes[2] == sizes[3] && sizes[4] == sizes[5])
        #expect(sizes[5] < OrderDocument.sizeLimit)
        #expect(try size(32_764) == nil)
    }

    @Test func `what is no object is no sealed file`() {
        #expect(SealedFile.isSealed(Array(" \n\t\r{".utf8)))
        for text in ["", "[", " [{", "\u{FEFF}{"] { #expect(!SealedFile.isSealed(Array(text.utf8))) }
    }

    /// Writes the vectors of one kind, if they are wanted.
    static func write(_ cases: [JSONValue], as kind: String) throws {
        guard let path = ProcessInfo.processInfo.environment["MCORDER_WRITE_VECTORS"] else { return }
        let vectors = JSONValue.object([JSONValue.Member(kind, .array(cases))])
        try Data(JSONWriter.document(vectors)).write(to: URL(filePath: "\(path).\(kind).json"))
    }
}
