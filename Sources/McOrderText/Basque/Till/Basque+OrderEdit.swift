package import McOrderModel

extension Basque {
    package func text(_ kind: OrderEdit.Kind) -> String {
        switch kind {
        case .strike: "ezabatuta"
        case .add: "gehituta"
        case .service: "zerbitzua"
        case .comment: "oharra"
        }
    }

    package func text(_ message: OrderEditText) -> String {
        switch message {
        case .done(let kind, let detail): "\(say(kind)) «\(detail)»"
        case .noteDeleted: "oharra kenduta"
        case .takenBack(let change): "deseginda: \(say(change))"
        }
    }
}
