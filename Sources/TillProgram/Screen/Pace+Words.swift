import McOrderConsole
import McOrderCounter
import McOrderText

extension Pace {
    /// In a word.
    var word: Sentence {
        switch self {
        case .onTime: ScreenText.onTime
        case .slow: ScreenText.slow
        case .late: ScreenText.late
        }
    }

    /// In colour, which always comes with the word.
    var style: Style {
        switch self {
        case .onTime: Style(colour: .green)
        case .slow: Style(colour: .yellow, isBold: true)
        case .late: Style(colour: .red, isBold: true)
        }
    }
}
