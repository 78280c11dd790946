extension Home {
    /// How long a restaurant keeps the receipt of an order after its last change, by default.
    private static let receiptsKept = IntakeSettings().keepReceipts

    /// Gives the device a key, and so another UDID. The order numbers go on.
    ///
    /// - Returns: whether the device had no key before.
    /// - Throws: ``ClientError/orderOpen(_:)`` while an order is open, because its answers and notices are
    ///   for the present UDID.
    @discardableResult
    package func upgrade(at now: Timestamp = .now()) throws(ClientError) -> Bool {
        try locked { () throws(ClientError) in
            if try state().device.id.isKeyed { return false }
            if let open = try openOrder(at: now) { throw .orderOpen(open) }
            try updateLocked { state throws(ClientError) in try addKey(to: &state) }
            return true
        }
    }

    /// Whether the house of the folder takes signed orders only, and the device has no key yet.
    ///
    /// - Parameter cloud: the path of the shared folder; if `nil`, the joined one.
    /// - Throws: ``ClientError/signaturesRequired(_:)`` if it cannot get one, because an order is open.
    @discardableResult
    func needsKey(cloud: String?, at now: Timestamp) throws(ClientError) -> Bool {
        guard let path = try joinedCloud(cloud), try !state().device.id.isKeyed,
            try house(at: path).known?.signatures == .required
        else { return false }
        if let open = try openOrder(at: now) { throw .signaturesRequired(open) }
        return true
    }

    /// The latest order that is not certainly over: by its receipt, or because it is so old that its receipt
    /// was removed.
    private func openOrder(at now: Timestamp) throws(ClientError) -> PlacedOrder? {
        let state = try state()
        if let pending = state.pendingOrder { return pending }
        for order in state.orders {
            let receipt = try trustedReceipt(of: order, cloud: nil)?.receipt
            if receipt?.isFinal == true { continue }
            if now - max(order.placedAt, receipt?.updatedAt ?? order.placedAt) < Self.receiptsKept {
                return order
            }
        }
        return nil
    }
}
