/// The reasons that a till offers for cancelling an order or striking out a line.
///
/// The queue and `--json` store the raw value, in every language of the till. Any other text in its place was
/// typed by a person.
package enum StaffReason: String, CaseIterable, Sendable {
    /// A product of the order is sold out.
    case soldOut = "sold-out"
    /// The customer asked for it.
    case customerAsks = "customer-asks"
    /// The customer ordered the same twice.
    case orderedTwice = "ordered-twice"
    /// The customer ordered something by mistake.
    case orderedByMistake = "ordered-by-mistake"
}
