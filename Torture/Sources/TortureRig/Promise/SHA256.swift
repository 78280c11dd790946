import Foundation

/// SHA-256, implemented here because the checker shares no code with the product.
///
/// Source: FIPS 180-4, 6.2.
enum SHA256 {
    /// The 32 bytes of the hash.
    static func hash(of bytes: some Collection<UInt8>) -> [UInt8] {
        var message = Array(bytes)
        let bits = UInt64(message.count) * 8
        message.append(0x80)
        message += Array(repeating: 0, count: (120 - message.count % 64) % 64)
        message += withUnsafeBytes(of: bits.bigEndian) { Array($0) }
        var hash = start
        for block in stride(from: 0, to: message.count, by: 64) {
            compress(message[block..<block + 64], into: &hash)
        }
        return hash.flatMap { word in withUnsafeBytes(of: word.bigEndian) { Array($0) } }
    }

    /// The hash in hexadecimal digits, as file names contain it.
    static func digits(of bytes: some Collection<UInt8>) -> String { digits(hash(of: bytes)) }

    static func digits(_ bytes: some Collection<UInt8>) -> String {
        bytes.map { String(format: "%02x", $0) }.joined()
    }

    private static func compress(_ block: ArraySlice<UInt8>, into hash: inout [UInt32]) {
        var words = Array(repeating: UInt32(0), count: 64)
        for (index, byte) in block.enumerated() { words[index / 4] = words[index / 4] << 8 | UInt32(byte) }
        for index in 16..<64 {
            let (early, late) = (words[index - 15], words[index - 2])
            let first = turned(early, 7) ^ turned(early, 18) ^ early >> 3
            let second = turned(late, 17) ^ turned(late, 19) ^ late >> 10
            words[index] = words[index - 16] &+ first &+ words[index - 7] &+ second
        }
        var (a, b, c, d) = (hash[0], hash[1], hash[2], hash[3])
        var (e, f, g, h) = (hash[4], hash[5], hash[6], hash[7])
        for index in 0..<64 {
            let choice = e & f ^ ~e & g
            let majority = a & b ^ a & c ^ b & c
            let mixed = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
            let first = h &+ mixed &+ choice &+ rounds[index] &+ words[index]
            let second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) &+ majority
            (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
        }
        for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { hash[index] &+= word }
    }

    /// The word with its bits rotated right by `count` places.
    private static func turned(_ word: UInt32, _ count: UInt32) -> UInt32 {
        word >> count | word << (32 - count)
    }

    /// The first 64 primes.
    private static let primes = (2...311).filter { number in
        !(2..<number).contains { number.isMultiple(of: $0) }
    }
    private static let start = primes.prefix(8).map { fraction(Double($0).squareRoot()) }
    private static let rounds = primes.map { fraction(cbrt(Double($0))) }

    /// The first 32 bits of the fraction of a root.
    private static func fraction(_ root: Double) -> UInt32 {
        UInt32((root - root.rounded(.down)) * 4_294_967_296)
    }
}
