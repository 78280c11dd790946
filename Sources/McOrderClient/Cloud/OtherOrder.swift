/// An order that the restaurant accepted under the number of one that this home sent, and that is another
/// one.
///
/// That happens to a device that was restored from a backup, since it counts numbers that were used before,
/// and where somebody else put an order into the folder in this device's name. See
/// ``Home/otherOrder(under:cloud:)``.
public struct OtherOrder: Hashable, Sendable {
    /// What the restaurant answered about it: its restaurant, its total, and since when it stands as it does.
    public let receipt: Receipt
    /// Where it stands.
    public let state: OrderState
    /// Whether it is an order that this home sent earlier and remembers. Of an order that nobody can prove to
    /// be this home's, as any that a restaurant of version 0.1.0 answers, it is `false`.
    public let isOwn: Bool

    /// The order of an accepted order's receipt; `nil` of a refused file's.
    package init?(_ receipt: Receipt, isOwn: Bool) {
        guard case .order(let state) = receipt.standing else { return nil }
        self.receipt = receipt
        self.state = state
        self.isOwn = isOwn
    }
}

extension Home {
    /// What the restaurant accepted under an order's number, when that is another order; `nil` when it is
    /// this one, when nothing was accepted, or when nobody can say.
    ///
    /// This order is not prepared then, and never will be under its number. Sending it again under another
    /// one is for the customer to decide: the other order may be the same wish, sent before a restore.
    ///
    /// - Parameters:
    ///   - order: the order, as it was sent.
    ///   - cloud: the shared folder's path; the order's own without one.
    public func otherOrder(under order: PlacedOrder, cloud: String? = nil) throws(ClientError) -> OtherOrder?
    {
        let path = cloud.map(AbsolutePath.of) ?? order.cloud
        guard let receipt = try Receipts.otherReceipt(under: order, cloud: path) else { return nil }
        let own = try state().orders.filter { $0.number == order.number }.map(\.order.contentHash)
        return OtherOrder(receipt, isOwn: receipt.content.map(own.contains) ?? false)
    }
}
