/// Makes new inputs from existing ones, as a fuzzer does, but the same ones in every run.
struct Variation {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
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
        guard var bytes = inputs.randomElement(using: &self) else { return [] }
        for _ in 0..<Int.random(in: 1...4, using: &self) {
            let place = Int.random(in: 0...bytes.count, using: &self)
            let end = Int.random(in: place...min(bytes.count, place + 40), using: &self)
            switch Int.random(in: 0...4, using: &self) {
            case 0 where place < bytes.count: bytes[place] = UInt8.random(in: 0...255, using: &self)
            case 1: bytes.removeSubrange(place..<end)
            case 2: bytes.insert(contentsOf: Array(bytes[place..<end]), at: place)
            case 3: bytes.insert(contentsOf: Self.words.randomElement(using: &self) ?? [], at: place)
            default:
                let other = inputs.randomElement(using: &self) ?? []
                bytes = bytes[..<place] + other.suffix(Int.random(in: 0...other.count, using: &self))
            }
        }
        return bytes
    }
}

extension Variation: RandomNumberGenerator {
    /// Algorithm: SplitMix64.
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
