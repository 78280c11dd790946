import CLibUUID
import Testing

/// Calls libuuid through its Swift module.
@Suite struct CLibUUIDTests {
    private func generate() -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: 16)
        uuid_generate(&bytes)
        return bytes
    }

    @Test func `a generated identifier is a UUID of RFC 4122`() {
        let bytes = generate()
        #expect(bytes[8] & 0xC0 == 0x80)
        #expect([1, 4].contains(bytes[6] >> 4))
    }

    @Test func `two generated identifiers differ`() {
        #expect(generate() != generate())
    }
}
