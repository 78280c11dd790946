/// Random numbers that are the same in every run, so that a failure can be reproduced. Algorithm: SplitMix64.
package struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    package init(seed: UInt64) {
        state = seed
    }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    package mutating func number(in range: ClosedRange<Int>) -> Int {
        Int.random(in: range, using: &self)
    }

    /// A random element, or the fallback if there is none.
    package mutating func pick<Element>(_ elements: [Element], or fallback: Element) -> Element {
        elements.randomElement(using: &self) ?? fallback
    }

    /// A random text with difficult characters: accents in both normal forms, emoji, quotes, slashes,
    /// right-to-left and zero-width characters. The range counts characters.
    package mutating func text(characters: ClosedRange<Int>) -> String {
        let alphabet = [
            "a", "Z", "7", " ", "'", "\"", "\\", "/", ",", "[", "}", ":", "+", "é", "e\u{301}", "ñ", "€", "👍",
            "👍🏽", "🇪🇸", "👨‍👩‍👧", "中", "ع", "\u{202E}", "\u{2028}", "\u{FEFF}", "\u{FFFD}", "\u{1F9D1}", "ﬁ", "ß",
            "(G) ", " + ",
        ]
        let wanted = number(in: characters)
        var text = ""
        while text.count < wanted {
            let longer = text + pick(alphabet, or: "a")
            guard longer.count <= characters.upperBound else { continue }
            text = longer
        }
        return text
    }

    /// Sixteen random bytes for a device's UDID.
    package mutating func deviceBytes() -> [UInt8] {
        (0..<16).map { _ in UInt8.random(in: 0...255, using: &self) }
    }
}
