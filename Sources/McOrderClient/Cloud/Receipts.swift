private import McOrderFiles

/// What the restaurant answered about orders, read from the shared folder. Source: format.md, *Receipt*.
enum Receipts {
    /// The receipt of an order; nil while there is none. A file that is no receipt, or is about another
    /// order, counts as none: half of one may have arrived.
    ///
    /// An accepted order and a refused file have receipts of different names. When both are there the later
    /// one holds; but that the number was used before is always about this file, and the other receipt
    /// about another order.
    static func receipt(of placed: PlacedOrder, cloud: String) throws(ClientError) -> Receipt? {
        guard let folder = try folder(in: cloud) else { return nil }
        let accepted = try read(Receipt.fileName(of: placed.order.identity), in: folder)
            .flatMap { $0.code == placed.code && $0.rejection == nil && $0.isAbout(placed) ? $0 : nil }
        let refused = try read(Receipt.fileName(ofFileWith: ContentHash(of: placed.bytes)), in: folder)
            .flatMap { $0.rejection == nil ? nil : $0 }
        guard let accepted else { return refused }
        guard let refused else { return accepted }
        let isReused = refused.reason?.code == RejectionReason.numberReused.rawValue
        return isReused || refused.updatedAt > accepted.updatedAt ? refused : accepted
    }

    /// What became of a notice; nil while nothing is known. An order that is over answers it too.
    static func reply(
        to notice: Notice,
        about placed: PlacedOrder,
        cloud: String
    ) throws(ClientError) -> NoticeReply? {
        if let receipt = try receipt(of: placed, cloud: cloud) {
            let isOver =
                switch receipt.standing {
                case .order(let state): !state.isOpen
                case .rejected: true
                }
            if isOver || receipt.notice?.answers(notice) ?? false { return .answered(receipt) }
        }
        guard let folder = try folder(in: cloud) else { return nil }
        let hash = ContentHash(of: notice.json)
        return try read(Receipt.fileName(ofFileWith: hash), in: folder)?.rejection.map { .rejected($0) }
    }

    /// The folder of the receipts; nil while it is absent.
    private static func folder(in cloud: String) throws(ClientError) -> Directory? {
        do {
            return try Directory.open(CloudFolder.receiptsPath(in: cloud))
        } catch {
            if error.isAbsent { return nil }
            throw .folder(StorageTrouble(error))
        }
    }

    private static func read(_ name: String, in folder: Directory) throws(ClientError) -> Receipt? {
        guard let name = FileName(name) else { return nil }
        do {
            guard
                case .contents(let bytes, _) = try HostileFile.read(
                    name,
                    in: folder,
                    limit: Receipt.sizeLimit
                )
            else { return nil }
            return Receipt(json: bytes)
        } catch {
            throw .folder(StorageTrouble(error))
        }
    }
}

extension Receipt {
    /// How far ahead of the restaurant's clock an order may be placed at most; `intake.max_ahead`'s default.
    private static let clockSkew = Duration.seconds(600)

    /// Whether an accepted order's receipt can be this one's. A device that was restored from a backup gives a number
    /// twice, and then the receipt is that of the earlier order: another total, another restaurant, or older.
    fileprivate func isAbout(_ placed: PlacedOrder) -> Bool {
        shownTotal == placed.order.total && restaurant == placed.order.restaurant
            && updatedAt >= placed.placedAt - Self.clockSkew
    }

    /// The reason, if the receipt is that of a refused file.
    fileprivate var rejection: Reason? {
        guard case .rejected(let reason) = standing else { return nil }
        return reason
    }
}
