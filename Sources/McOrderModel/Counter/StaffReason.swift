/// Why staff cancel an order or strike a line of it, of the reasons that a till offers.
///
/// The queue and `--json` have its raw value, whatever language the till speaks. Any other text there are the
/// words that somebody typed.
package enum StaffReason: String, CaseIterable, Sendable {
    /// What was ordered is sold out.
    case soldOut = "sold-out"
    /// The customer asks for it.
    case customerAsks = "customer-asks"
    /// The customer ordered the same twice.
    case orderedTwice = "ordered-twice"
    /// The customer ordered something by mistake.
    case orderedByMistake = "ordered-by-mistake"
}
