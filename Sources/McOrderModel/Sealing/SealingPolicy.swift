/// Whether a house takes sealed orders. Source: trust.md, *Sealed orders*.
package enum SealingPolicy: String, CaseIterable, Sendable {
    /// Customers send plain orders.
    case off
    /// Customers who can seal do so; plain orders count too.
    case optional
    /// Only sealed orders count.
    case required
}
