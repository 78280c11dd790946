import McOrderCounter

extension StaffAction {
    /// The address of the action in the interface for programs; `nil` for an action that has none.
    /// Source: docs/web.md, *For programs*.
    var address: String? {
        guard isOnPages else { return nil }
        let restaurant = "/v1/restaurants/{restaurant}"
        return switch subject {
        case .order, .station: "\(restaurant)/orders/{id}/\(rawValue)"
        case .restaurant: "\(restaurant)/\(rawValue)"
        case .rejection: "\(restaurant)/rejections/{id}/\(rawValue)"
        // The list that a device is taken off.
        case .device where self == .unblacklist: "/v1/blacklist/{device}/\(rawValue)"
        case .device: "/v1/devices/{device}/\(rawValue)"
        case .payment: "/v1/payments/{payment}/\(rawValue)"
        case .printer, .report, .browser, .book: nil
        }
    }

    /// Whether a request has to name the revision of the order that its user saw.
    var hasRevision: Bool {
        switch subject {
        case .order, .station: true
        case .restaurant, .rejection, .device, .printer, .report, .browser, .payment, .book: false
        }
    }
}
