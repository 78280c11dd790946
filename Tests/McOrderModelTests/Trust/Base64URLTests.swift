import McOrderModel
import Testing

@Suite struct Base64URLTests {
    @Test(arguments: try TrustVectors.cases("base64url.valid"))
    func `bytes have one text`(_ vector: TrustVectors.Case) throws {
        let (bytes, text) = (try vector.hexadecimal("hex"), try vector.text("text"))
        #expect(Base64URL.text(bytes) == text)
        #expect(Base64URL.bytes(text) == bytes)
        #expect(Base64URL.bytes(text, count: bytes.count) == bytes)
        #expect(Base64URL.bytes(text, count: bytes.count + 1) == nil)
    }

    @Test(arguments: try TrustVectors.texts("base64url.refused"))
    func `padding, spaces, other alphabets and bits after the last byte are refused`(_ text: String) {
        #expect(Base64URL.bytes(text) == nil)
    }

    @Test func `every text that is accepted is the text of its bytes`() {
        let characters = "AQgw-_"
        var accepted = 0
        for first in characters {
            for second in characters {
                for third in characters {
                    let text = "AAAA\(first)\(second)\(third)"
                    guard let bytes = Base64URL.bytes(text) else { continue }
                    #expect(Base64URL.text(bytes) == text)
                    accepted += 1
                }
            }
        }
        // The last of three characters has two bits after the last byte: A, Q, g and w end in 00.
        #expect(accepted == 6 * 6 * 4)
    }
}
