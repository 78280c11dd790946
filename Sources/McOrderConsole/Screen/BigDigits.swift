/// A code in large characters, three or five rows high, to be read from an arm's length and more.
package struct BigDigits: Hashable, Sendable {
    /// The height of the characters.
    package enum Size: Hashable, Sendable {
        /// Three rows; three columns per digit.
        case small
        /// Five rows; six columns per digit.
        case large
    }

    /// The rows, all of the same length.
    package let rows: [String]

    /// The width in columns of a code of this many characters.
    package static func columns(_ count: Int, _ size: Size) -> Int {
        count * (size == .small ? 4 : 7) - 1
    }

    /// Draws a code of digits and `-`; any other character is blank.
    package init(_ code: String, _ size: Size, glyphs: Glyphs) {
        let bitmaps = code.map { Self.bitmaps[$0] ?? Self.blank }
        switch size {
        case .large:
            rows = (0..<5).map { row in
                bitmaps.map { bitmap in
                    (0..<3).map { Self.isSet(bitmap, row, $0) ? "██" : "  " }.joined()
                }.joined(separator: " ")
            }
        case .small where glyphs == .unicode:
            rows = (0..<3).map { row in
                bitmaps.map { bitmap in
                    String((0..<3).map { Self.half(bitmap, row, $0) })
                }.joined(separator: " ")
            }
        case .small:
            rows = (0..<3).map { row in
                code.map { (Self.segments[$0] ?? Self.noSegments)[row] }.joined(separator: " ")
            }
        }
    }

    private static func half(_ bitmap: [UInt8], _ row: Int, _ column: Int) -> Character {
        switch (isSet(bitmap, row * 2, column), isSet(bitmap, row * 2 + 1, column)) {
        case (true, true): "█"
        case (true, false): "▀"
        case (false, true): "▄"
        case (false, false): " "
        }
    }

    private static func isSet(_ bitmap: [UInt8], _ row: Int, _ column: Int) -> Bool {
        row < bitmap.count && bitmap[row] & (4 >> UInt8(column)) != 0
    }

    private static let blank: [UInt8] = [0, 0, 0, 0, 0]

    /// Five rows of three dots each; a bit per dot.
    private static let bitmaps: [Character: [UInt8]] = [
        "0": [7, 5, 5, 5, 7], "1": [2, 6, 2, 2, 7], "2": [7, 1, 7, 4, 7], "3": [7, 1, 7, 1, 7],
        "4": [5, 5, 7, 1, 1], "5": [7, 4, 7, 1, 7], "6": [7, 4, 7, 5, 7], "7": [7, 1, 1, 1, 1],
        "8": [7, 5, 7, 5, 7], "9": [7, 5, 7, 1, 7], "-": [0, 0, 7, 0, 0],
    ]

    private static let noSegments = ["   ", "   ", "   "]

    /// Seven-segment digits in ASCII characters.
    private static let segments: [Character: [String]] = [
        "0": [" _ ", "| |", "|_|"], "1": ["   ", "  |", "  |"], "2": [" _ ", " _|", "|_ "],
        "3": [" _ ", " _|", " _|"], "4": ["   ", "|_|", "  |"], "5": [" _ ", "|_ ", " _|"],
        "6": [" _ ", "|_ ", "|_|"], "7": [" _ ", "  |", "  |"], "8": [" _ ", "|_|", "|_|"],
        "9": [" _ ", "|_|", " _|"], "-": ["   ", " _ ", "   "],
    ]
}
