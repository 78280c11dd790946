package import McOrderModel

/// Spanish, as spoken at a counter in Spain.
package struct Spanish: Texts {
    package let code = "es"
    package let quotationMarks = ("«", "»")

    package init() {}

    /// Such as `1 pedido` and `2 pedidos`.
    func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

    package let largeMark = "(G)"

    /// Such as `sin cebolla`.
    package func without(_ thing: String) -> String { "sin \(thing)" }

    /// Such as `6,75 €`.
    package func amount(_ money: Money, in currency: String) -> String {
        let parts = AmountParts(money, in: currency)
        return "\(parts.minus)\(parts.digits(point: ","))\u{A0}\(parts.sign)"
    }
}

extension Language {
    package static let spanish = Language(Spanish())
}
