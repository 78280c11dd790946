import McOrderModel

/// How a customer's wait compares with the targets. Source: product.md, *the numbers that the trade
/// measures*.
package enum Pace: Hashable, Sendable {
    /// Up to 60 s.
    case onTime
    /// Up to 210 s.
    case slow
    /// More than 210 s.
    case late

    package init(waited: Duration) {
        switch waited {
        case ...Statistics.serviceTarget: self = .onTime
        case ...Statistics.totalTarget: self = .slow
        default: self = .late
        }
    }
}
