/// What is known about the device of an order, in a house that has an identity. Source: trust.md, *What
/// people see*.
package enum DeviceStanding: String, CaseIterable, Sendable, JSONConvertible {
    /// It signs, and an order of it was collected before.
    case known
    /// It signs, and no order of it was collected yet.
    case new
    /// It does not sign, so anybody may have sent the order.
    case unsigned

    /// - Parameter isKnown: whether an order of the device was collected.
    package init(_ device: DeviceID, isKnown: Bool) {
        self = device.isKeyed ? (isKnown ? .known : .new) : .unsigned
    }
}
