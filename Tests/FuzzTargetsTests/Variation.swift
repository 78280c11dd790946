import OrderTesting

/// Makes new inputs from existing ones, as a fuzzer does, but the same ones in every run.
struct Variation {
    private var random: SeededGenerator

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
    }

    private static let words: [[UInt8]] =
        [
            "\\u0000", "\u{9B}", "\u{202E}", "\\ud83d", "\"", "[", "]", "{", "}", ",", ":", "\\", "null",
            "-0", "1e9",
            "0", "6.750000", " + ", "(G) ", "e\u{301}", "\u{7F}", "\u{1B}[2J",
        ].map { Array($0.utf8) } + [[0xFF], [0xED, 0xA0, 0x80], [0xEF, 0xBB, 0xBF]]

    /// One of the inputs with one to four changes: a byte is replaced, a piece is removed or repeated, a word
    /// is inserted, or the rest is replaced by the end of another input.
    mutating func of(_ inputs: [[UInt8]]) -> [UInt8] {
        guard var bytes = inputs.randomElement(using: &random) else { return [] }
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            let place = Int.random(in: 0...bytes.count, using: &random)
            let end = Int.random(in: place...min(bytes.count, place + 40), using: &random)
            switch Int.random(in: 0...4, using: &random) {
            case 0 where place < bytes.count: bytes[place] = UInt8.random(in: 0...255, using: &random)
            case 1: bytes.removeSubrange(place..<end)
            case 2: bytes.insert(contentsOf: Array(bytes[place..<end]), at: place)
            case 3: bytes.insert(contentsOf: Self.words.randomElement(using: &random) ?? [], at: place)
            default:
                let other = inputs.randomElement(using: &random) ?? []
                bytes = bytes[..<place] + other.suffix(Int.random(in: 0...other.count, using: &random))
            }
        }
        return bytes
    }
}
