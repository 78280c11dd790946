internal import McOrderModel

/// What somebody at the restaurant may do.
package enum Role: String, CaseIterable, Sendable {
    /// The board for customers: it only shows.
    case board
    /// The kitchen: it prepares, and says what is sold out.
    case kitchen
    /// The counter: whatever concerns orders and their customers.
    case till
    /// The owner: everything.
    case owner

    /// Whether the role may do that.
    package func permits(_ action: CounterAction) -> Bool {
        switch self {
        case .board: false
        case .kitchen:
            switch action {
            case .order(_, .advance(.preparing, _)), .order(_, .advance(.ready, _)), .order(_, .recall),
                .sellOut:
                true
            default: false
            }
        case .till:
            switch action {
            case .trust, .untrust: false
            default: true
            }
        case .owner: true
        }
    }
}

/// Somebody of the restaurant, as an order's history names them.
package struct StaffMember: Hashable, Sendable {
    /// The name, of ``StaffText``.
    package let name: String
    /// What they may do.
    package let role: Role

    /// - Throws: ``CounterError/badText``, or ``CounterError/reservedName(_:)`` for the name that the history
    ///   has for customers: it is relied upon for who changed an order.
    package init(name: String, role: Role) throws(CounterError) {
        try StaffText.check(name)
        guard name.lowercased() != Notice.author else { throw .reservedName(name) }
        self.name = name
        self.role = role
    }
}

/// Texts that people at the restaurant give: names, reasons, words about an order.
package enum StaffText {
    /// How many characters such a text has at most.
    package static let longest = 200

    /// - Throws: ``CounterError/badText``.
    package static func check(_ text: String) throws(CounterError) {
        guard !text.isEmpty, text.count <= longest, !TextRule.hasControlCharacter(text) else {
            throw .badText
        }
    }
}
