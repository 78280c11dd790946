package import McOrderModel

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
}
