internal import McOrderModel

/// How a customer's wait compares with the targets. Source: product.md, *the numbers that the trade
/// measures*.
package enum Pace: Hashable, Sendable {
    /// Up to 60 s.
    case onTime
    /// Up to 210 s.
    case slow
    /// Beyond.
    case late

    /// The pace of somebody who has waited for so long.
    package init(waited: Duration) {
        switch waited {
        case ...Statistics.serviceTarget: self = .onTime
        case ...Statistics.totalTarget: self = .slow
        default: self = .late
        }
    }
}
