package import McOrderModel

extension Role {
    package func permits(_ action: CounterAction) -> Bool {
        switch (self, action) {
        case (.owner, _): true
        case (.till, .trust), (.till, .untrust): false
        case (.till, _): true
        case (.kitchen, .order(_, .advance(.preparing, _, _))), (.kitchen, .order(_, .advance(.ready, _, _))),
            (.kitchen, .order(_, .recall)), (.kitchen, .kitchen), (.kitchen, .sellOut):
            true
        case (.kitchen, _), (.board, _): false
        }
    }
}

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
    package static let longest = 200

    /// - Throws: ``CounterError/badText``.
    package static func check(_ text: String) throws(CounterError) {
        guard !text.isEmpty, text.count <= longest, !TextRule.hasControlCharacter(text) else {
            throw .badText
        }
    }
}
