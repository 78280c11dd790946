import McOrderConsole
import McOrderModel
import McOrderText

extension StaffReason {
    /// The key that says so.
    var letter: Character {
        switch self {
        case .soldOut: "a"
        case .customerAsks: "c"
        case .orderedTwice: "r"
        case .orderedByMistake: "e"
        }
    }

    /// A stored reason in words, or the words that somebody typed, harmless.
    static func sentence(of stored: String) -> Sentence {
        StaffReason(rawValue: stored)?.sentence ?? Verbatim(HarmlessText.clean(stored))
    }
}
