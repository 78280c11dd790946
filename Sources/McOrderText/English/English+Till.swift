extension English {
    package func text(_ message: TillText) -> String {
        switch message {
        case .repriced: "REPRICED"
        case .here: "HERE"
        case .forgotten: "(forgotten)"
        case .shown: "the customer was shown"
        case .total: "Total"
        case .placed: "Placed"
        case .comment: "Comment"
        case .forever: "for ever"
        case .struck: "STRUCK"
        case .added: "ADDED"
        case .noteMark: "Counter"
        case .already(let code): "\(code): was here already"
        case .blacklisted(let device): "\(device): no more orders are taken from it"
        case .unsigned(let collected):
            "warning: nothing is signed yet, and somebody else may have used this device's code; "
                + "orders of it that were collected before: \(collected)"
        case .unlisted(let device): "\(device): off the list"
        case .trusted(let udid, let label): "\(udid): of the house, \(label)"
        case .untrusted(let udid): "\(udid): no longer of the house"
        }
    }
}
