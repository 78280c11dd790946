import McOrderConsole
import McOrderModel
import McOrderQueue

/// How a customer's wait compares with the targets. Source: product.md, *the numbers that the trade measures*.
enum Pace: Hashable, Sendable {
    /// Up to 60 s.
    case onTime
    /// Up to 210 s.
    case slow
    /// Beyond.
    case late

    /// The pace of somebody who came then.
    init(waited: Duration) {
        switch waited {
        case ...Statistics.serviceTarget: self = .onTime
        case ...Statistics.totalTarget: self = .slow
        default: self = .late
        }
    }

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
