extension English {

    package func text(_ message: OrderEditText) -> String {
        switch message {
        case .done(let kind, let detail): "\(say(kind)) “\(detail)”"
        case .noteDeleted: "note deleted"
        case .takenBack(let change): "taken back: \(say(change))"
        }
    }
}
