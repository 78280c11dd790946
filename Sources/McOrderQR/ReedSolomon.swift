/// The error correction of QR codes: Reed-Solomon codes over the field of 256 elements with the polynomial
/// x⁸ + x⁴ + x³ + x² + 1. Source: ISO/IEC 18004:2015, section 7.5.
enum ReedSolomon {
    /// The powers of the field's generator, twice, so that sums of two logarithms need no remainder.
    private static let powers: [UInt8] = {
        var powers = [UInt8](repeating: 1, count: 510)
        for place in 1..<510 {
            let last = powers[place - 1]
            powers[place] = last << 1 ^ (last & 0x80 == 0 ? 0 : 0x1D)
        }
        return powers
    }()

    private static let logarithms: [Int] = {
        var logarithms = [Int](repeating: 0, count: 256)
        for (place, power) in powers.prefix(255).enumerated() { logarithms[Int(power)] = place }
        return logarithms
    }()

    private static func product(_ left: UInt8, _ right: UInt8) -> UInt8 {
        left == 0 || right == 0 ? 0 : powers[logarithms[Int(left)] + logarithms[Int(right)]]
    }

    /// The coefficients of the product of (x − gⁱ), i from 0 to `count` − 1, without the leading 1.
    private static func generator(_ count: Int) -> [UInt8] {
        var generator: [UInt8] = [1]
        for root in 0..<count {
            var next = generator + [0]
            for place in generator.indices { next[place + 1] ^= product(generator[place], powers[root]) }
            generator = next
        }
        return Array(generator.dropFirst())
    }

    /// The codewords for error correction of a block.
    static func corrections(_ data: [UInt8], count: Int) -> [UInt8] {
        let generator = generator(count)
        var rest = [UInt8](repeating: 0, count: count)
        for word in data {
            let factor = word ^ rest[0]
            rest = Array(rest.dropFirst()) + [0]
            for place in rest.indices { rest[place] ^= product(generator[place], factor) }
        }
        return rest
    }
}
