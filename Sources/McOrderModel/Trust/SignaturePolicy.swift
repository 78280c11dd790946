/// Whether a house takes unsigned orders. Source: trust.md, *Policy*.
package enum SignaturePolicy: String, CaseIterable, Sendable {
    /// Signed and unsigned orders count.
    case optional
    /// Only signed orders count.
    case required
}
