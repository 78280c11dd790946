package import McOrderModel

/// A member of the restaurant's staff, as an order's history names them.
package struct StaffMember: Hashable, Sendable {
    /// The name; follows the rules of ``StaffText``.
    package let name: String
    package let role: Role

    /// - Throws: ``CounterError/badText``, or ``CounterError/reservedName(_:)`` for the name that the history
    ///   uses for customers. The history must show reliably who changed an order.
    package init(name: String, role: Role) throws(CounterError) {
        try StaffText.check(name)
        guard name.lowercased() != Notice.author else { throw .reservedName(name) }
        self.name = name
        self.role = role
    }
}

/// Texts that staff members type: names, reasons, comments on an order.
package enum StaffText {
    /// The maximum number of characters.
    package static let longest = TextRule.staff.characters.upperBound

    /// Checks a text that is stored and shown: its length, as that of an order's fields, no control
    /// character, and something to see.
    ///
    /// - Throws: ``CounterError/badText``.
    package static func check(_ text: String) throws(CounterError) {
        guard TextRule.staff.allows(text), !TextRule.hasControlCharacter(text), TextRule.isVisible(text)
        else {
            throw .badText
        }
    }

    /// Whether a text can be searched for. It may be empty.
    package static func isSearchable(_ text: String) -> Bool {
        text.isEmpty || TextRule.staff.allows(text) && !TextRule.hasControlCharacter(text)
    }
}
