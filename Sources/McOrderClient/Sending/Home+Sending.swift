extension Home {
    /// Sends the ticket to a restaurant: one file in the shared folder, safe against crashes and power
    /// cuts.
    ///
    /// When this returns the file is in the folder, durably; that the restaurant has it is only known by
    /// its ``receipt(of:cloud:)``. An order whose sending was interrupted is finished first, as it was
    /// then, and then nothing else is sent: see ``SendReport``. Source: R11.
    ///
    /// - Parameters:
    ///   - restaurant: the restaurant's id.
    ///   - catalogue: the catalogue whose names and prices the order takes.
    ///   - comment: a comment to the restaurant, at most 140 characters.
    ///   - cloud: the shared folder's path; the joined one's without one.
    ///   - allowsRepeat: whether an order equal to the last one, less than ten minutes old, is meant.
    ///   - today: what is known not to be had; without it, what the shared folder says.
    /// - Throws: ``ClientError``. Nothing is lost, whichever it is.
    public func send(
        to restaurant: RestaurantID,
        in catalogue: Catalogue,
        comment: String = "",
        cloud: String? = nil,
        allowsRepeat: Bool = false,
        today: Today? = nil
    ) throws(ClientError) -> SendReport {
        let request = OrderRequest(
            restaurant: restaurant,
            catalogue: catalogue,
            comment: comment,
            allowsRepeat: allowsRepeat,
            today: try known(today, cloud: cloud)
        )
        return try Sender(self).send(request, cloud: cloud)
    }

    /// Finishes the order whose sending was interrupted; `nil` when there is none.
    ///
    /// - Parameter cloud: the shared folder's path; the joined one's without one.
    /// - Throws: ``ClientError/unfinished(_:_:)``, ``ClientError/otherFolder(_:path:)``, or what keeps folder
    ///   and home from being used. The order stays pending.
    public func finishPendingOrder(cloud: String? = nil) throws(ClientError) -> SendReport? {
        try Sender(self).finishPending(cloud: cloud)
    }

    /// What ``send(to:in:comment:cloud:allowsRepeat:today:)`` would send now, and the path it would get;
    /// nothing is written and no number taken.
    ///
    /// - Throws: what sending would, of faults that can be seen beforehand.
    public func previewOrder(
        to restaurant: RestaurantID,
        in catalogue: Catalogue,
        comment: String = "",
        cloud: String? = nil,
        allowsRepeat: Bool = false,
        today: Today? = nil
    ) throws(ClientError) -> PlacedOrder {
        let request = OrderRequest(
            restaurant: restaurant,
            catalogue: catalogue,
            comment: comment,
            allowsRepeat: allowsRepeat,
            today: try known(today, cloud: cloud)
        )
        let now = SystemTime.now()
        let state = try state()
        let order = try request.order(of: state, at: now) { isDropped($0, cloud: cloud) }
        let folder = try CloudFolder.open(try cloudPath(cloud))
        return PlacedOrder(
            order,
            restaurant: restaurant,
            placedAt: now,
            items: state.ticket.items,
            cloud: folder.path,
            folder: folder.id
        )
    }

    /// Whether the restaurant refused an order or called it off. Where its answer cannot be read, it did not.
    package func isDropped(_ placed: PlacedOrder, cloud: String?) -> Bool {
        let answer = Result { () throws(ClientError) in
            try receipt(of: placed, cloud: cloud)
        }
        guard case .success(let receipt?) = answer else { return false }
        return receipt.isDropped
    }

    /// What a caller knows not to be had, else what the shared folder says.
    private func known(_ today: Today?, cloud: String?) throws(ClientError) -> Today {
        if let today { return today }
        return try self.today(cloud: cloud)
    }
}
