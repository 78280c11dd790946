package import McOrderModel

extension English {
    package func text(_ kind: OrderEdit.Kind) -> String {
        switch kind {
        case .strike: "struck"
        case .add: "added"
        case .service: "service"
        case .comment: "noted"
        }
    }

    package func text(_ message: OrderEditText) -> String {
        switch message {
        case .done(let kind, let detail): "\(say(kind)) “\(detail)”"
        case .noteDeleted: "note deleted"
        case .takenBack(let change): "taken back: \(say(change))"
        }
    }
}
