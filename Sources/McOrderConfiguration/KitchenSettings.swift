package import McOrderModel
import McOrderSettings

/// The settings of the kitchen's and the customers' pages. Source: docs/web.md, *The kitchen*.
package struct KitchenSettings: Equatable, Sendable {
    /// When the kitchen gets an order.
    package let fire: FirePolicy
    /// How much longer than usual an order may take before the till proposes a pause; 0 for never.
    package let warn: Duration
    /// How long a ready order stays on the board for customers.
    package let boardKeep: Duration

    /// Reads the settings and reports their errors to the checker.
    init(_ checker: inout SettingChecker<Setting>) {
        fire = FirePolicy(rawValue: checker.word(.kitchenFire)) ?? .received
        warn = checker.duration(.kitchenWarn)
        boardKeep = checker.duration(.boardKeep)
    }
}
