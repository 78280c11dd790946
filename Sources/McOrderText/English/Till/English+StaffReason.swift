package import McOrderModel

extension English {
    package func text(_ reason: StaffReason) -> String {
        switch reason {
        case .soldOut: "sold out"
        case .customerAsks: "the customer asks for it"
        case .orderedTwice: "ordered twice"
        case .orderedByMistake: "ordered by mistake"
        }
    }
}
