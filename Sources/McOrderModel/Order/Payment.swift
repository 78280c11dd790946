/// How an order was paid.
package enum Payment: String, CaseIterable, Sendable {
    case cash
    case card
    case other
}
