package import McOrderText

/// A key of the till's screens, the terminal's and the page's, and what they say about it.
package struct TillKey: Sendable {
    /// Which keys a row of keys has.
    package enum Row: Sendable {
        /// The keys with words, while no order or an open one is selected.
        case open
        /// The keys with words, while an order that is over is selected.
        case over
        /// The keys alone, on a narrow screen, while no order or an open one is selected.
        case shortOpen
        /// The keys alone, on a narrow screen, while an order that is over is selected.
        case shortOver
    }

    /// Where the rows have the key.
    struct Legend: Sendable {
        /// The position among the other keys of a row; the first are the most frequent.
        let rank: Int
        /// The effect in a word or two; `nil` if only rows without words have the key.
        let word: ScreenLegendText?
        let rows: Set<Row>

        init(_ rank: Int, _ word: ScreenLegendText?, in rows: Row...) {
            (self.rank, self.word, self.rows) = (rank, word, Set(rows))
        }
    }

    package let character: Character
    /// The effect as the help lists it; `nil` for the key of the help itself.
    package let help: ScreenKeysText?
    let legend: Legend?

    init(_ character: Character, _ help: ScreenKeysText?, _ legend: Legend? = nil) {
        (self.character, self.help, self.legend) = (character, help, legend)
    }
}
