import McOrderFiles

extension Home {
    /// The order, sealed if its house wants that.
    ///
    /// - Throws: ``ClientError/cannotSeal(path:)`` if there is no key for the restaurant, or
    ///   ``ClientError/badOrder(_:)``.
    func sealed(
        _ placed: PlacedOrder,
        _ state: HomeState,
        at now: Timestamp
    ) throws(ClientError) -> PlacedOrder {
        let house = state.house(of: placed.folder, at: placed.cloud)
        return placed.sealed(as: try copy(of: placed.bytes, .order, about: placed, house, at: now))
    }

    /// The file of a notice, sealed if its house wants that.
    func sealed(
        _ file: NoticeFile,
        about order: PlacedOrder,
        _ state: HomeState,
        at now: Timestamp
    ) throws(ClientError) -> NoticeFile {
        let house = state.house(of: order)
        return file.sealed(as: try copy(of: file.bytes, .notice, about: order, house, at: now))
    }

    /// The sealed copy of a file; `nil` where customers do not seal.
    private func copy(
        of document: [UInt8],
        _ kind: DropKind,
        about order: PlacedOrder,
        _ house: KnownHouse?,
        at now: Timestamp
    ) throws(ClientError) -> SealedCopy? {
        guard let house, let id = house.id, house.seals else { return nil }
        guard let key = house.sealKeys.key(for: order.restaurant, at: now) else {
            throw .cannotSeal(path: CloudFolder.cataloguePath(in: order.cloud))
        }
        return try copy(of: document, kind, for: key, id, .first)
    }

    private func copy(
        of document: [UInt8],
        _ kind: DropKind,
        for key: SealKeyEntry,
        _ house: HouseID,
        _ turn: SealedCopy.Turn
    ) throws(ClientError) -> SealedCopy {
        let made: SealedCopy?
        do {
            made = try SealedCopy(of: document, kind, for: key, house: house, turn: turn)
        } catch {
            preconditionFailure("sealing for a key that was checked has no errors: \(error)")
        }
        guard let made else { throw .badOrder(.tooLarge(bytes: document.count)) }
        return made
    }

    // MARK: Sealing once more

    /// Seals an order for another key and sends it, if the restaurant could not open it and there is such a
    /// key. That is done once.
    ///
    /// - Parameter receipt: the restaurant's answer.
    /// - Returns: whether it was done; the answer then no longer counts.
    func sealAgain(
        _ order: PlacedOrder,
        after receipt: Receipt,
        cloud: String?,
        at now: Timestamp = .now()
    ) throws(ClientError) -> Bool {
        guard receipt.reason?.code == RejectionReason.cannotOpen.rawValue, let first = order.sealed,
            first.turn == .first
        else { return false }
        return try locked { () throws(ClientError) in
            let state = try state()
            // Another program may have done it meanwhile.
            guard state.sealedCopy(of: order) == first else { return true }
            guard let house = state.house(of: order), let id = house.id,
                let key = house.sealKeys.key(for: order.restaurant, at: now, except: first.kid)
            else { return false }
            let copy = try copy(of: order.bytes, .order, for: key, id, .unsentSecond)
            try updateLocked { state throws(ClientError) in state.seal(order, as: copy) }
            try deliver(copy, of: order, cloud: cloud)
            return true
        }
    }

    /// Writes the second copy of an order into the folder, in case the program died before it was there.
    func finishSealingAgain(_ order: PlacedOrder, cloud: String?) throws(ClientError) {
        guard try state().sealedCopy(of: order)?.turn == .unsentSecond else { return }
        try locked { () throws(ClientError) in
            guard let copy = try state().sealedCopy(of: order), copy.turn == .unsentSecond else { return }
            try deliver(copy, of: order, cloud: cloud)
        }
    }

    private func deliver(
        _ copy: SealedCopy,
        of order: PlacedOrder,
        cloud: String?
    ) throws(ClientError) {
        let folder = try folder(of: order, cloud: cloud)
        do {
            _ = try WholeFile.create(FileName(constant: copy.fileName), bytes: copy.bytes, in: folder.orders)
        } catch {
            throw .unfinished(order.number, StorageError(error.fileError))
        }
        try updateLocked { state throws(ClientError) in state.seal(order, as: copy.sent) }
    }
}

extension HomeState {
    /// The stored copy of an order.
    fileprivate func sealedCopy(of order: PlacedOrder) -> SealedCopy? {
        orders.first { $0.order.identity == order.order.identity }?.sealed
    }

    /// Stores another sealed copy of an order.
    fileprivate mutating func seal(_ order: PlacedOrder, as copy: SealedCopy) {
        let sealed = { (stored: PlacedOrder) in
            stored.order.identity == order.order.identity ? stored.sealed(as: copy) : stored
        }
        pendingOrder = pendingOrder.map(sealed)
        lastOrder = lastOrder.map(sealed)
        earlierOrders = earlierOrders.map(sealed)
    }
}

extension KnownHouse {
    /// Whether customers of the house seal.
    package var seals: Bool { sealing ?? .off != .off }

    /// What the house offers to who pays ahead; `nil` if it takes no such payments, or customers do not seal.
    package var payOffer: PayOffer? { seals ? pay : nil }
}
