import McOrderConsole
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

    /// The colour of the pace, which is always shown with the word.
    var style: Style {
        switch self {
        case .onTime: Style(colour: .green)
        case .slow: Style(colour: .yellow, isBold: true)
        case .late: Style(colour: .red, isBold: true)
        }
    }
}
