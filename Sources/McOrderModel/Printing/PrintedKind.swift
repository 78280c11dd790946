/// What is sent to a printer. Source: docs/printing.md, *Tickets*.
package enum PrintedKind: String, CaseIterable, Sendable {
    /// What the kitchen prepares.
    case kitchen
    /// What changed of it afterwards.
    case change
    /// What is handed over, with its allergens.
    case bag
    /// The order with its prices and tax.
    case receipt
    /// A page that shows whether a printer works.
    case test
    /// The pulse that opens the drawer with the money. It prints nothing.
    case drawer
}

/// What a printer prints by itself.
package enum PrinterTask: String, CaseIterable, Sendable {
    /// Tickets for the kitchen, and their changes.
    case kitchen
    case bag
    case receipt
}
