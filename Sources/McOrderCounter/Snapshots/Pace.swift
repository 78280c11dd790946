package import McOrderModel

/// How a customer's wait compares with the restaurant's targets.
package enum Pace: Hashable, Sendable {
    /// Up to ``WaitTargets/soon``.
    case onTime
    /// Up to ``WaitTargets/late``.
    case slow
    /// More than that.
    case late

    package init(waited: Duration, _ targets: WaitTargets) {
        switch waited {
        case ...targets.soon: self = .onTime
        case ...targets.late: self = .slow
        default: self = .late
        }
    }
}
