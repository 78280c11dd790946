package import McOrderModel
package import McOrderText

extension StaffReason {
    /// The key that picks this reason.
    package var letter: Character {
        switch self {
        case .soldOut: "a"
        case .customerAsks: "c"
        case .orderedTwice: "r"
        case .orderedByMistake: "e"
        }
    }

    /// A stored reason as a sentence, or the words that a cashier typed, cleaned with `HarmlessText`.
    package static func sentence(of stored: String) -> Sentence {
        StaffReason(rawValue: stored)?.sentence ?? Verbatim(HarmlessText.clean(stored))
    }
}
