package import McOrderModel

extension Basque {
    package func text(_ reason: StaffReason) -> String {
        switch reason {
        case .soldOut: "agortuta"
        case .customerAsks: "bezeroak eskatuta"
        case .orderedTwice: "bi aldiz eskatua"
        case .orderedByMistake: "nahi gabe eskatua"
        }
    }
}
