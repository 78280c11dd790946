/// A close as it is stored, read once: the figures, and the text that `--json` prints unchanged.
package struct CloseRecord: Hashable, Sendable {
    /// The total of the cash register that was added to a close after it was made.
    package struct Completion: Hashable, Sendable {
        package let register: Money
        /// How much more the cash register has than the collected orders cost.
        package let difference: Money
        package let by: String
        package let at: Timestamp?
    }

    package let close: DayClose
    /// The hash of the close; `nil` for a preview.
    package let hash: String?
    package let completion: Completion?
    /// The close as it is stored and printed, with its hash, and with ``completion``.
    package let json: JSONValue

    /// Reads a close in the form of ``json``; `nil` if it is not one.
    package init?(_ json: JSONValue) {
        guard let close = DayClose(json) else { return nil }
        self.close = close
        self.json = json
        hash = json.member("hash")?.text
        completion = json.member("completed").map { Completion($0, takings: close.takings) }
    }

    /// A close that was just made, or a preview without a hash.
    package init(_ close: DayClose, hash: String?) {
        self.close = close
        self.hash = hash
        completion = nil
        json = close.json(hash: hash)
    }

    /// The total of the cash register, whenever it was typed in; `nil` if it is not known.
    package var register: Money? { completion?.register ?? close.register }

    /// How much more the cash register has than the collected orders cost; `nil` if its total is not known.
    package var difference: Money? { completion?.difference ?? close.difference }
}

extension CloseRecord.Completion {
    fileprivate init(_ value: JSONValue, takings: Money) {
        register = Money(cents: value.member("registerCents")?.integer ?? 0)
        difference = value.member("differenceCents")?.integer.map { Money(cents: $0) } ?? register - takings
        by = value.member("by")?.text ?? ""
        at = value.member("at")?.text.flatMap { Timestamp($0) }
    }
}

extension DayClose {
    /// What the collected orders cost.
    package var takings: Money { figures.orders.money }
}
