package import McOrderCounter
package import McOrderText

extension Pace {
    /// The pace as a word.
    package var word: Sentence {
        switch self {
        case .onTime: ScreenText.onTime
        case .slow: ScreenText.slow
        case .late: ScreenText.late
        }
    }
}
