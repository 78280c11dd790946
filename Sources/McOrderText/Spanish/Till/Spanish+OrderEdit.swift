extension Spanish {

    package func text(_ message: OrderEditText) -> String {
        switch message {
        case .done(let kind, let detail): "\(say(kind)) «\(detail)»"
        case .noteDeleted: "apunte borrado"
        case .takenBack(let change): "deshecho: \(say(change))"
        }
    }
}
