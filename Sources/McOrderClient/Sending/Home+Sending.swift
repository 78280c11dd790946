extension Home {
    /// Sends the ticket to a restaurant: one file in the shared folder, safe against crashes and power cuts.
    ///
    /// When this returns, the file is durably in the folder. Whether the restaurant has received it is only
    /// known from ``receipt(of:cloud:)``. If an earlier sending was interrupted, that order is finished
    /// first, unchanged, and nothing else is sent: see ``SendReport``. Source: R11.
    ///
    /// - Parameters:
    ///   - restaurant: the restaurant's id.
    ///   - catalogue: the catalogue with the names and prices for the order.
    ///   - comment: a comment to the restaurant, at most 140 characters.
    ///   - terms: the service, the table and the coupon.
    ///   - cloud: the path of the shared folder; if `nil`, the joined one.
    ///   - allowsRepeat: whether to send an order that equals the last one and follows it within ten minutes.
    ///   - today: the pauses and sold-out products; if `nil`, they are read from the shared folder.
    /// - Throws: ``ClientError``. Nothing is lost in any case.
    public func send(
        to restaurant: RestaurantID,
        in catalogue: Catalogue,
        comment: String = "",
        terms: OrderTerms = OrderTerms(),
        cloud: String? = nil,
        allowsRepeat: Bool = false,
        today: Today? = nil
    ) throws(ClientError) -> SendReport {
        let house = try payee(of: terms, cloud: cloud)
        let request = OrderRequest(
            restaurant: restaurant,
            catalogue: catalogue,
            comment: comment,
            terms: terms,
            allowsRepeat: allowsRepeat,
            today: try known(today, cloud: cloud),
            seals: house?.seals ?? false,
            pay: house?.payOffer
        )
        return try Sender(self).send(request, cloud: cloud)
    }

    /// Finishes the order whose sending was interrupted; returns `nil` if there is none.
    ///
    /// - Parameter cloud: the path of the shared folder; if `nil`, the joined one.
    /// - Throws: ``ClientError/unfinished(_:_:)``, ``ClientError/otherFolder(_:path:)``, or an error in the
    ///   use of folder or home. The order stays pending then.
    public func finishPendingOrder(cloud: String? = nil) throws(ClientError) -> SendReport? {
        try Sender(self).finishPending(cloud: cloud)
    }

    /// The order that ``send(to:in:comment:terms:cloud:allowsRepeat:today:)`` would send now, with the path
    /// it would get. Nothing is written and no number is used.
    ///
    /// - Throws: the errors of sending that can be detected in advance.
    public func previewOrder(
        to restaurant: RestaurantID,
        in catalogue: Catalogue,
        comment: String = "",
        terms: OrderTerms = OrderTerms(),
        cloud: String? = nil,
        allowsRepeat: Bool = false,
        today: Today? = nil
    ) throws(ClientError) -> PlacedOrder {
        let house = try payee(of: terms, cloud: cloud)
        let request = OrderRequest(
            restaurant: restaurant,
            catalogue: catalogue,
            comment: comment,
            terms: terms,
            allowsRepeat: allowsRepeat,
            today: try known(today, cloud: cloud),
            seals: house?.seals ?? false,
            pay: house?.payOffer
        )
        return try request.place(in: self, cloud: cloud, at: Timestamp.now()).0
    }

    /// The house of a folder, if it is to be paid ahead; `nil` if it is not pinned.
    private func payee(of terms: OrderTerms, cloud: String?) throws(ClientError) -> KnownHouse? {
        guard terms.pay == OrderTerms.ahead else { return nil }
        let folder = try CloudFolder.open(try cloudPath(cloud))
        return try state().house(of: folder.id, at: folder.path)
    }

    /// Whether the restaurant will not prepare an order, by its receipt; `false` if there is no receipt that
    /// can be read.
    package func isDropped(_ placed: PlacedOrder, cloud: String?) -> Bool {
        let found = try? trustedReceipt(of: placed, cloud: cloud)
        return found?.receipt.isDropped ?? false
    }

    /// The given pauses and sold-out products, or else those of the shared folder.
    private func known(_ today: Today?, cloud: String?) throws(ClientError) -> Today {
        if let today { return today }
        return try self.today(cloud: cloud)
    }
}
