private import McOrderFiles

/// What the restaurant answered about orders, read from the shared folder. Source: format.md, *Receipt*.
enum Receipts {
    /// The receipt of an order; nil while there is none. A file that is no receipt, or is about another order, counts
    /// as none: half of one may have arrived.
    ///
    /// An accepted order and a refused file have receipts of different names. An acceptance of this very order outranks
    /// every refusal: decisions are final, and what was accepted is cooked.
    static func receipt(of placed: PlacedOrder, cloud: String) throws(ClientError) -> Receipt? {
        guard let folder = try folder(in: cloud) else { return nil }
        let accepted = try acceptance(under: placed, in: folder)
        let refused = try refusal(of: placed, in: folder)
        return switch accepted?.subject(placed, refused: refused) {
        case .this: accepted
        case .other, .unknown, nil: refused
        }
    }

    /// The receipt of the order that was accepted under the number of this one, and is certainly another.
    static func otherReceipt(under placed: PlacedOrder, cloud: String) throws(ClientError) -> Receipt? {
        guard let folder = try folder(in: cloud), let accepted = try acceptance(under: placed, in: folder)
        else { return nil }
        let refused = try refusal(of: placed, in: folder)
        return accepted.subject(placed, refused: refused) == .other ? accepted : nil
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
        let (content, identity) = (notice.contentHash, notice.identity)
        return try refusal(ofFile: notice.json, content: content, identity, in: folder)?.rejection
            .map { .rejected($0) }
    }

    /// The receipt of whatever was accepted under an order's number.
    private static func acceptance(
        under placed: PlacedOrder,
        in folder: Directory
    ) throws(ClientError) -> Receipt? {
        let receipt = try read(Receipt.fileName(of: placed.order.identity), in: folder)
        return receipt.flatMap { $0.code == placed.code && $0.rejection == nil ? $0 : nil }
    }

    private static func refusal(of placed: PlacedOrder, in folder: Directory) throws(ClientError) -> Receipt?
    {
        let (content, identity) = (placed.order.contentHash, placed.order.identity)
        return try refusal(ofFile: placed.bytes, content: content, identity, in: folder)
    }

    /// The receipt of a file that was refused as what this home sent it as.
    ///
    /// Its name alone proves nothing: anybody may drop the same bytes under another ending, and they are refused as
    /// that. So it must name the content or the file. One of version 0.1.0 names neither; the number in it says that
    /// the restaurant read the bytes as what they are.
    private static func refusal(
        ofFile bytes: [UInt8],
        content: ContentHash,
        _ identity: OrderIdentity,
        in folder: Directory
    ) throws(ClientError) -> Receipt? {
        guard let receipt = try read(Receipt.fileName(ofFileWith: ContentHash(of: bytes)), in: folder),
            receipt.rejection != nil, receipt.number == identity.number, receipt.code == identity.code
        else { return nil }
        if let answered = receipt.content { return answered == content ? receipt : nil }
        if let file = receipt.file { return file == ContentHash(.file, of: bytes) ? receipt : nil }
        return receipt
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
    /// Which order the receipt of an accepted order is about.
    fileprivate enum Subject {
        /// The one that is asked about.
        case this
        /// Certainly another one of the same device and number.
        case other
        /// Probably another one.
        case unknown
    }

    /// How far ahead of the restaurant's clock an order may be placed at most; `intake.max_ahead`'s default.
    private static let clockSkew = Duration.seconds(600)

    /// Which order the receipt of an accepted order is about.
    ///
    /// Its content says so. In one of version 0.1.0, which has none, only the refusal of this order's file as one whose
    /// number was used before is certain.
    fileprivate func subject(_ placed: PlacedOrder, refused: Receipt?) -> Subject {
        if let content { return content == placed.order.contentHash ? .this : .other }
        if refused?.rejection?.code == RejectionReason.numberReused.rawValue { return .other }
        return isAbout(placed) ? .this : .unknown
    }

    /// Whether an accepted order's receipt without content can be this one's. A device that was restored from a backup
    /// gives a number twice, and then the receipt is that of the earlier order: another total, another restaurant, or
    /// older.
    private func isAbout(_ placed: PlacedOrder) -> Bool {
        shownTotal == placed.order.total && restaurant == placed.order.restaurant
            && updatedAt >= placed.placedAt - Self.clockSkew
    }

    /// The reason, if the receipt is that of a refused file.
    fileprivate var rejection: Reason? {
        guard case .rejected(let reason) = standing else { return nil }
        return reason
    }
}
