import McOrderModel
import Testing

@Suite struct PublicKeyTests {
    @Test(arguments: try TrustVectors.texts("keys.accepted"))
    func `a key with an ordinary y is accepted`(_ text: String) throws {
        let key = try #require(PublicKey(text))
        #expect(key.description == text)
        #expect(PublicKey(bytes: key.bytes) == key)
    }

    @Test(arguments: try TrustVectors.texts("keys.refused"))
    func `a key of small order or with y not below p is refused with either sign`(_ text: String) throws {
        #expect(PublicKey(text) == nil)
        #expect(PublicKey(bytes: try #require(Base64URL.bytes(text))) == nil)
    }

    @Test(arguments: [0, 31, 33, 64])
    func `another number of bytes is not a key`(_ count: Int) {
        #expect(PublicKey(bytes: Array(repeating: 9, count: count)) == nil)
        #expect(PublicKey(Base64URL.text(Array(repeating: 9, count: count))) == nil)
        #expect(SigningKey(secret: Array(repeating: 9, count: count)) == nil)
    }

    @Test(arguments: [0, 63, 65, 32])
    func `another number of bytes is not a signature`(_ count: Int) {
        #expect(Signature(bytes: Array(repeating: 9, count: count)) == nil)
        #expect(Signature(Base64URL.text(Array(repeating: 9, count: count))) == nil)
    }

    @Test func `a signature is read as it is written`() throws {
        let signature = try TrustSamples.key().signature(of: [1, 2, 3])
        #expect(Signature(signature.description) == signature)
        #expect(signature.description.utf8.count == 86)
    }

    // Source: RFC 8032, section 7.1.
    @Test(arguments: try TrustVectors.cases("rfc8032"))
    func `signing and verifying follow RFC 8032`(_ vector: TrustVectors.Case) throws {
        let (key, message) = (try vector.signingKey(), try vector.hexadecimal("message"))
        let signature = try #require(Signature(bytes: vector.hexadecimal("signature")))
        #expect(key.publicKey.bytes == (try vector.hexadecimal("key")))
        #expect(try key.signature(of: message) == signature)
        #expect(key.publicKey.isValid(signature, of: message))
        #expect(!key.publicKey.isValid(signature, of: message + [0]))
        #expect(!(try TrustSamples.key().publicKey.isValid(signature, of: message)))
    }

    @Test(arguments: [0, 31, 32, 63])
    func `a signature with another byte is invalid`(_ place: Int) throws {
        let key = try TrustSamples.key()
        var bytes = try key.signature(of: [1]).bytes
        bytes[place] ^= 1
        #expect(!key.publicKey.isValid(try #require(Signature(bytes: bytes)), of: [1]))
    }

    /// S and S + L satisfy the same equation; only the smaller one counts.
    @Test(arguments: 1...7)
    func `a signature whose S is not below L is invalid`(_ times: Int) throws {
        let key = try TrustSamples.key()
        var bytes = try key.signature(of: [1]).bytes
        for _ in 0..<times { #expect(Self.addOrder(to: &bytes[32...])) }
        #expect(!key.publicKey.isValid(try #require(Signature(bytes: bytes)), of: [1]))
    }

    /// Adds L = 2²⁵² + 27742317777372353535851937790883648493, the order of the group, to a little-endian
    /// number of 32 bytes; returns `false` if the sum needs more.
    private static func addOrder(to number: inout ArraySlice<UInt8>) -> Bool {
        let order: [UInt8] =
            [
                0xED, 0xD3, 0xF5, 0x5C, 0x1A, 0x63, 0x12, 0x58, 0xD6, 0x9C, 0xF7, 0xA2, 0xDE, 0xF9, 0xDE,
                0x14,
            ] + Array(repeating: 0, count: 15) + [0x10]
        var carry = 0
        for (place, byte) in zip(number.indices, order) {
            let sum = Int(number[place]) + Int(byte) + carry
            number[place] = UInt8(sum & 0xFF)
            carry = sum >> 8
        }
        return carry == 0
    }

    @Test func `a key prints only its public part`() throws {
        let key = try TrustSamples.key()
        #expect("\(key)" == key.publicKey.description)
    }
}
