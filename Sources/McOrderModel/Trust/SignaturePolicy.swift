/// Whether a house takes unsigned orders. Source: trust.md, *Taking signed orders only*.
package enum SignaturePolicy: String, CaseIterable, Sendable {
    /// Signed and unsigned orders count.
    case optional
    /// Only signed orders count.
    case required
}
