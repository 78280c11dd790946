import McOrderModel

/// An order in the interface for programs: what `till show --json` prints, the revision that an action must
/// name, and the number by which an action names a line. A role reads only what it needs. Source:
/// docs/web.md, *What each role reads*.
struct OrderJSON {
    /// Who reads the order.
    let role: Role
    let now: Timestamp

    /// What the kitchen reads of an order. A cook prepares lines for somebody with a code, and never needs to
    /// know whose device it is nor what it costs.
    static let kitchen: Set = [
        "id", "revision", "restaurant", "code", "number", "state", "receivedAt", "arrivedAt",
        "ageSeconds", "comment", "note", "service", "table", "lines", "struckLines", "waits",
        "readyAt",
    ]
    /// What the kitchen reads of a line.
    static let lineOfKitchen: Set = ["line", "name", "added", "reason", "options", "allergens", "parts"]
    /// What the kitchen reads of a chosen option.
    static let optionOfKitchen: Set = ["name", "count"]

    func callAsFunction(_ order: QueuedOrder) -> JSONValue {
        let whole = order.json(at: now).with([("revision", .integer(order.revision))])
        guard role == .kitchen else { return whole }
        let line = { (line: JSONValue) in
            line.only(Self.lineOfKitchen)
                .mapping("options") { .array($0.map { $0.only(Self.optionOfKitchen) }) }
        }
        return whole.only(Self.kitchen).mapping("lines") { .array($0.map(line)) }
            .mapping("struckLines") { .array($0.map(line)) }
    }
}

extension JSONValue {
    /// The object without members of other names.
    fileprivate func only(_ names: Set<String>) -> JSONValue {
        guard case .object(let members) = self else { return self }
        return .object(members.filter { names.contains($0.name) })
    }

    /// The object with another value of a member that is an array, if it has that member.
    fileprivate func mapping(_ name: String, _ change: ([JSONValue]) -> JSONValue) -> JSONValue {
        guard case .object(let members) = self else { return self }
        return .object(
            members.map { member in
                guard member.name == name, case .array(let items) = member.value else { return member }
                return Member(name, change(items))
            }
        )
    }
}
