import McOrderConsole
import McOrderCounter

extension Pace {
    /// The colour of the pace, which is always shown with the word.
    var style: Style {
        switch self {
        case .onTime: Style(colour: .green)
        case .slow: Style(colour: .yellow, isBold: true)
        case .late: Style(colour: .red, isBold: true)
        }
    }
}
