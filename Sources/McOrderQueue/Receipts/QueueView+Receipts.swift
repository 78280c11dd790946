package import McOrderModel

extension QueueView {
    /// Due receipts, at most `limit`: those of orders first, then those of refused files, each sorted by id.
    ///
    /// - Parameter place: receipts up to this position are skipped.
    package func receiptsDue(
        after place: ReceiptPlace = .beginning,
        atMost limit: Int
    ) throws(QueueError) -> [ReceiptTask] {
        try receipts((.due, [place.order]), (.due, [place.rejection]), limit: limit)
    }

    /// Written receipts of finished orders and of refused files that did not change since `limit`; at most
    /// `count`. Their files have to be removed.
    package func receiptsOutlived(since limit: Timestamp, atMost count: Int) throws(QueueError)
        -> [ReceiptTask]
    {
        try receipts((.outlived, [limit]), (.outlived, [limit]), limit: count)
    }

    /// Written receipts of refused files that were accepted later; at most `count`. Their files have to be
    /// removed.
    package func receiptsSuperseded(atMost count: Int) throws(QueueError) -> [ReceiptTask] {
        try receipts(nil, (.superseded, []), limit: count)
    }

    /// Written receipts of erased devices, and receipts that version 0.1.0 wrote for files without UDID and
    /// number; at most `count` in all. Their files have to be removed at once.
    package func receiptsOfForgotten(atMost count: Int) throws(QueueError) -> [ReceiptTask] {
        try receipts((.ofForgotten, []), (.ofForgotten, []), limit: count)
    }

    /// Removed receipts of orders and files that were received since `limit`, at most `count`: those of
    /// orders first, then those of refused files, each sorted by id.
    ///
    /// - Parameter place: receipts up to this position are skipped.
    package func receiptsRemoved(
        of limit: Timestamp,
        after place: ReceiptPlace,
        atMost count: Int
    ) throws(QueueError) -> [ReceiptTask] {
        try receipts(
            (.removed, [place.order, limit]),
            (.removed, [place.rejection, limit]),
            limit: count
        )
    }

    /// - Parameter limit: the maximum number of receipts; the last argument of each statement.
    private func receipts(
        _ orders: (which: OrderReceipts, arguments: SQLArguments)?,
        _ rejections: (which: RejectionReceipts, arguments: SQLArguments),
        limit: Int
    ) throws(QueueError) -> [ReceiptTask] {
        try read { connection in
            let isOnServer = connection.timeline != 0
            let ofOrders: [ReceiptTask] =
                try orders.map { which, arguments in
                    try connection.rows(SQL.receipts.ofOrders[which], arguments + [limit])
                        .compactMap { ReceiptTask(order: $0, isOnServer: isOnServer) }
                } ?? []
            let room = limit - ofOrders.count
            guard room > 0 else { return ofOrders }
            let statement = SQL.receipts.ofRejections[rejections.which]
            let refused = try connection.rows(statement, rejections.arguments + [room])
                .compactMap { ReceiptTask(rejection: $0) }
            return ofOrders + refused
        }
    }
}

extension ReceiptTask {
    fileprivate init?(order row: Row, isOnServer: Bool) {
        guard let device = DeviceID(row[2] as String), let number = OrderNumber(row[3] as Int),
            let state = OrderState(rawValue: row[5])
        else { return nil }
        let identity = OrderIdentity(device: device, number: number)
        var notice: NoticeAnswer?
        if let at = row[11] as Timestamp?, let word = row[12] as String?,
            let outcome = Notice.Outcome(rawValue: word)
        {
            notice = NoticeAnswer(kind: .cancel, at: at, outcome: outcome)
        }
        let answered = ReceiptTask.Answered(row, at: 13)
        let updatedAt: Timestamp = row[8]
        let receipt = Receipt(
            identity: identity,
            restaurant: row[4] as String,
            status: .order(state),
            total: row[6],
            shownTotal: row[7],
            reason: (row[9] as String?).map { Receipt.Reason(code: state.rawValue, message: $0) },
            updatedAt: updatedAt,
            notice: notice,
            content: answered?.content,
            file: answered?.file,
            revision: isOnServer ? row[1] as Int : nil,
            waits: row[15]
        )
        self.init(
            subject: .order(
                id: row[0],
                revision: row[1],
                refusedCancels: row[10],
                waits: row[15],
                files: Self.files(row, at: 16)
            ),
            fileName: Receipt.fileName(of: identity),
            content: .order(receipt),
            updatedAt: updatedAt,
            answered: answered
        )
        isOfCounter = device.isCounter
        needsSignature = device.isKeyed
        (isOpen, secrets) = Self.answers(row, at: 16)
    }

    /// Reads two columns from `index` on: whether the file was sealed, and the secrets of the answers.
    private static func answers(_ row: Row, at index: Int) -> (isOpen: Bool, [ReceiptSecret]) {
        let secrets = (row[index + 1] as [UInt8]?).flatMap { [ReceiptSecret](storedSecrets: $0) }
        return (!row[index], secrets ?? [])
    }

    /// How many files the receipt has.
    private static func files(_ row: Row, at index: Int) -> Int {
        let (isOpen, secrets) = answers(row, at: index)
        return secrets.count + (isOpen ? 1 : 0)
    }

    fileprivate init?(rejection row: Row) {
        guard let reason = RejectionReason(rawValue: row[4]),
            let hash = (row[6] as [UInt8]?).flatMap({ ContentHash(stored: $0) })
        else { return nil }
        let device = (row[1] as String?).flatMap { DeviceID($0) }
        let number = (row[2] as Int?).flatMap { OrderNumber($0) }
        var identity: OrderIdentity?
        if let device, let number { identity = OrderIdentity(device: device, number: number) }
        self.init(
            subject: .rejection(id: row[0], files: Self.files(row, at: 13)),
            fileName: Receipt.fileName(ofFileWith: hash),
            content: .rejection(
                identity,
                restaurant: row[3],
                reason,
                ReasonDetail(storedProducts: row[7], until: row[8], zone: row[9]),
                isNotice: row[10] == DropKind.notice.rawValue
            ),
            updatedAt: row[5],
            answered: ReceiptTask.Answered(row, at: 11)
        )
        needsSignature = device?.isKeyed == true || reason.isAboutFile
        (isOpen, secrets) = Self.answers(row, at: 13)
    }
}

extension ReceiptTask.Answered {
    /// Reads two columns from `index` on: the hash, and what it was computed from.
    fileprivate init?(_ row: Row, at index: Int) {
        guard let hash = ContentHash(stored: row[index]),
            let source = ContentKey.Source(rawValue: row[index + 1])
        else { return nil }
        self.init(hash, of: source)
    }
}
