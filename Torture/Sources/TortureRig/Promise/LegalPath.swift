/// The states of an order and their transitions, written a second time from architecture.md, so that an error
/// in the product's own table is detected.
enum LegalPath {
    private static let open: Set<String> = ["received", "preparing", "ready"]
    private static let forward: [String: Set<String>] = [
        "received": ["preparing", "collected", "cancelled", "no-show", "expired"],
        "preparing": ["ready", "collected", "cancelled", "no-show", "expired"],
        "ready": ["collected", "cancelled", "no-show", "expired"],
    ]

    /// Follows an order's changes, oldest first.
    ///
    /// - Returns: the first error in them, or `nil` when they lead to `state`.
    static func error(in changes: [QueueRecord.Change], leadingTo state: String) -> String? {
        guard let first = changes.first else { return "it has no history" }
        guard first.step == "received", first.from == nil, first.to == "received" else {
            return "it begins with \(first)"
        }
        var now = "received"
        var stack: [String] = []
        for change in changes.dropFirst() {
            guard change.from == now else { return "\(change) does not begin at \(now)" }
            switch change.step {
            case "forward":
                guard forward[now, default: []].contains(change.to) else { return "\(change) is no way" }
                stack.append(now)
            case "recall":
                guard stack.popLast() == change.to else { return "\(change) recalls what was not there" }
            case "edit":
                guard open.contains(now), change.to == now else { return "\(change) edits a closed order" }
                stack.append(now)
            case "mark":
                guard change.to == now else { return "\(change) changes the state" }
            default:
                return "\(change) is no step"
            }
            now = change.to
        }
        return now == state ? nil : "it leads to \(now), but the order is \(state)"
    }
}
