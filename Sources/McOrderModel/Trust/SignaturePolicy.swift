/// Whether a restaurant takes orders and notices that are not signed. Source: trust.md, *Policy*.
package enum SignaturePolicy: String, CaseIterable, Sendable {
    /// Those of devices without a key need no signature.
    case optional
    /// All others are refused.
    case required
}
