extension English {
    package func text(_ message: TillText) -> String {
        switch message {
        case .repriced: "REPRICED"
        case .here: "HERE"
        case .forgotten: "(forgotten)"
        case .nothingVisible: "(nothing visible)"
        case .shown: "the customer was shown"
        case .total: "Total"
        case .placed: "Placed"
        case .table(let table): "table \(HarmlessText.shown(table) ?? say(TillText.nothingVisible))"
        case .comment: "Comment"
        case .forever: "for ever"
        case .struck: "STRUCK"
        case .added: "ADDED"
        case .noteMark: "Counter"
        case .already(let code): "\(code): was here already"
        case .blacklisted(let device): "\(device): its orders are no longer accepted"
        case .unsigned(let collected):
            "warning: orders are not signed yet, so somebody else may have used this device's code; "
                + "orders it collected before: \(collected)"
        case .unlisted(let device): "\(device): removed from the list"
        case .trusted(let udid, let label): "\(udid): trusted, \(label)"
        case .untrusted(let udid): "\(udid): no longer trusted"
        case .otherHistory:
            "warning: that event is of another history (a standby took over, or it is another queue); "
                + "the last change of each open order comes first"
        }
    }
}
