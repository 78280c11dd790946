/// A version of QR codes with error correction level M: how large the symbol is, and how its codewords are
/// divided into blocks.
struct QRVersion: Sendable {
    let number: Int
    /// The number of codewords for error correction in each block.
    private let corrections: Int
    /// The number of data codewords of each block.
    private let blocks: [Int]
    /// The rows and columns of the centres of the alignment patterns.
    let alignments: [Int]

    /// Source: ISO/IEC 18004:2015, tables 9 and E.1.
    static let all = [
        QRVersion(number: 1, corrections: 10, blocks: [16], alignments: []),
        QRVersion(number: 2, corrections: 16, blocks: [28], alignments: [6, 18]),
        QRVersion(number: 3, corrections: 26, blocks: [44], alignments: [6, 22]),
        QRVersion(number: 4, corrections: 18, blocks: [32, 32], alignments: [6, 26]),
        QRVersion(number: 5, corrections: 24, blocks: [43, 43], alignments: [6, 30]),
        QRVersion(number: 6, corrections: 16, blocks: [27, 27, 27, 27], alignments: [6, 34]),
        QRVersion(number: 7, corrections: 18, blocks: [31, 31, 31, 31], alignments: [6, 22, 38]),
        QRVersion(number: 8, corrections: 22, blocks: [38, 38, 39, 39], alignments: [6, 24, 42]),
        QRVersion(number: 9, corrections: 22, blocks: [36, 36, 36, 37, 37], alignments: [6, 26, 46]),
        QRVersion(number: 10, corrections: 26, blocks: [43, 43, 43, 43, 44], alignments: [6, 28, 50]),
    ]

    /// The number of modules of a side.
    var size: Int { 17 + 4 * number }
    /// The number of bits of the count of bytes.
    private var countBits: Int { number < 10 ? 8 : 16 }
    private var dataCount: Int { blocks.reduce(0, +) }
    /// The most bytes that the symbol holds.
    var capacity: Int { (dataCount * 8 - 4 - countBits) / 8 }

    /// The codewords of a text of at most ``capacity`` bytes: data and error correction, in the order in
    /// which they stand in the symbol.
    func codewords(of bytes: [UInt8]) -> [UInt8] {
        let data = data(bytes)
        var parts: [[UInt8]] = []
        var begin = 0
        for count in blocks {
            parts.append(Array(data[begin..<(begin + count)]))
            begin += count
        }
        let ends = parts.map { ReedSolomon.corrections($0, count: corrections) }
        return Self.interleaved(parts) + Self.interleaved(ends)
    }

    /// The data codewords: mode, count, bytes, end, and padding.
    private func data(_ bytes: [UInt8]) -> [UInt8] {
        var bits = BitBuffer()
        bits.append(0b0100, count: 4)
        bits.append(bytes.count, count: countBits)
        for byte in bytes { bits.append(Int(byte), count: 8) }
        bits.append(0, count: min(4, dataCount * 8 - bits.count))
        bits.append(0, count: (8 - bits.count % 8) % 8)
        var words = bits.bytes
        for padding in 0..<(dataCount - words.count) { words.append(padding.isMultiple(of: 2) ? 0xEC : 0x11) }
        return words
    }

    /// The first words of all blocks, then the second ones, and so on; a short block has none at the end.
    private static func interleaved(_ blocks: [[UInt8]]) -> [UInt8] {
        (0..<(blocks.map(\.count).max() ?? 0)).flatMap { place in
            blocks.compactMap { place < $0.count ? $0[place] : nil }
        }
    }
}

/// Bits that become bytes, the highest bit first.
private struct BitBuffer {
    private(set) var bytes: [UInt8] = []
    private(set) var count = 0

    mutating func append(_ value: Int, count bits: Int) {
        for bit in (0..<bits).reversed() {
            if count.isMultiple(of: 8) { bytes.append(0) }
            if value >> bit & 1 == 1 { bytes[bytes.count - 1] |= 0x80 >> UInt8(count % 8) }
            count += 1
        }
    }
}
