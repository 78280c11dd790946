/// A different order that the restaurant accepted under the number of an order of this home.
///
/// That happens if the device was restored from a backup, since it then uses numbers a second time, and if
/// another person wrote an order into the folder in this device's name. See
/// ``Home/otherOrder(under:cloud:)``.
public struct OtherOrder: Hashable, Sendable {
    /// The restaurant's answer about the other order: its restaurant, its total, and when its state last
    /// changed.
    public let receipt: Receipt
    /// The state of the other order.
    public let state: OrderState
    /// Whether the other order is one that this home sent earlier and still stores. It is `false` if that
    /// cannot be proved, as for every answer of a restaurant with version 0.1.0.
    public let isOwn: Bool

    /// Creates the value from an accepted order's receipt; `nil` for a rejected file's.
    package init?(_ receipt: Receipt, isOwn: Bool) {
        guard case .order(let state) = receipt.status else { return nil }
        self.receipt = receipt
        self.state = state
        self.isOwn = isOwn
    }
}

extension Home {
    /// The different order that the restaurant accepted under an order's number. `nil` if it accepted this
    /// order, if it accepted none, or if that cannot be determined.
    ///
    /// If there is a different order, this one is not prepared, and never will be under its number. The
    /// customer should decide whether to send it again under another number: the other order may be the same
    /// order, sent before a restore.
    ///
    /// - Parameters:
    ///   - order: the order as it was sent.
    ///   - cloud: the path of the shared folder, as for ``receipt(of:cloud:)``.
    public func otherOrder(under order: PlacedOrder, cloud: String? = nil) throws(ClientError) -> OtherOrder?
    {
        let path = try folderPath(of: order, cloud: cloud)
        let state = try state()
        let trust = state.trust(about: order)
        guard
            let receipt = try Receipts.otherReceipt(
                under: SentOrder(order),
                trust,
                in: FolderPaths(in: path).receipts
            )
        else { return nil }
        let own = state.orders.filter { $0.number == order.number }.map(\.contentHash)
        return OtherOrder(receipt, isOwn: receipt.content.map(own.contains) ?? false)
    }
}
