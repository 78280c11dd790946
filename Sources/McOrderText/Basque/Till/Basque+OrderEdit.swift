extension Basque {

    package func text(_ message: OrderEditText) -> String {
        switch message {
        case .done(let kind, let detail): "\(say(kind)) «\(detail)»"
        case .noteDeleted: "oharra kenduta"
        case .takenBack(let change): "deseginda: \(say(change))"
        }
    }
}
