extension Home {
    /// The restaurant's answer about an order; `nil` while there is none. An answer about another order of
    /// the same number counts as none; ``otherOrder(under:cloud:)`` returns that one.
    ///
    /// If the order is signed and its house has an identity, only answers that the house signed count, and
    /// none that is older than one that was read.
    ///
    /// - Parameters:
    ///   - order: the order as it was sent.
    ///   - cloud: a path of the shared folder; if `nil`, the joined one. The folder is recognised by its id;
    ///     if it is not there, the path at which the order was sent is used.
    public func receipt(of order: PlacedOrder, cloud: String? = nil) throws(ClientError) -> Receipt? {
        guard let found = try trustedReceipt(of: order, cloud: cloud) else {
            try finishSealingAgain(order, cloud: cloud)
            return nil
        }
        if try sealAgain(order, after: found.receipt, cloud: cloud) { return nil }
        if let serial = found.serial, try state().serial(of: order).map({ $0 < serial }) ?? true {
            try updateIfPossible { state in
                let seen = state.serial(of: order) ?? serial
                state.store(serial: max(seen, serial), of: order)
            }
        }
        return found.receipt
    }

    /// Changes the state if the home can be written. For serial numbers: an answer that can be shown must not
    /// be lost because the disk is full.
    func updateIfPossible(_ change: (inout HomeState) -> Void) throws(ClientError) {
        do {
            try update { state throws(ClientError) in change(&state) }
        } catch {
            guard case .home = error else { throw error }
        }
    }

    /// The same answer, without storing its serial number; also for callers that hold the home's lock.
    func trustedReceipt(of order: PlacedOrder, cloud: String?) throws(ClientError) -> TrustedReceipt? {
        let path = try folderPath(of: order, cloud: cloud)
        let receipts = FolderPaths(in: path).receipts
        return try Receipts.receipt(of: SentOrder(order), try state().trust(about: order), in: receipts)
    }
}
