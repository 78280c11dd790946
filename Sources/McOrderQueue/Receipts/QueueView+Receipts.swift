package import McOrderModel

extension QueueView {
    /// The next due receipts, about `limit`: those of orders first, then those of refused files.
    ///
    /// - Returns: the receipts, and the position behind them. It is `place` itself if nothing follows.
    package func receiptsDue(
        after place: ReceiptPlace,
        atMost limit: Int
    ) throws(QueueError) -> (tasks: [ReceiptTask], place: ReceiptPlace) {
        try read { connection in
            var place = place
            if place.timeline != connection.timeline {
                let row = try connection.onlyRow(SQL.receipts.beginning, [])
                place = .beginning
                place.timeline = connection.timeline
                (place.change, place.lastOfBeginning, place.notice) = (row[0], row[1], row[2])
            }
            let (change, notice) = (place.change, place.notice)
            place.change = try connection.value(SQL.receipts.nextChange, [change, limit]) ?? change
            place.notice = try connection.value(SQL.receipts.nextNotice, [notice, limit]) ?? notice
            let again = SQLValue.integers(place.again.sorted())
            place.again = []
            let tasks = try connection.receipts(
                ofOrders: .due,
                [change, place.change, notice, place.notice, again]
            )
            guard tasks.count < limit else { return (tasks, place) }
            let refused = try connection.receipts(
                ofRejections: .due,
                [place.rejection, limit - tasks.count]
            )
            return (tasks + refused, place.behind(refused))
        }
    }

    /// Receipts of finished orders and of refused files that did not change since `limit`; at most `count`.
    /// Their files have to be removed.
    package func receiptsOutlived(since limit: Timestamp, atMost count: Int) throws(QueueError)
        -> [ReceiptTask]
    {
        try receipts(.outlived, ofOrders: [limit], ofRejections: [limit], count)
    }

    /// Written receipts of erased devices and of refused files that were accepted later, and receipts that
    /// version 0.1.0 wrote for files without UDID and number; at most `count` in all. Their files have to be
    /// removed at once.
    package func receiptsNeedless(atMost count: Int) throws(QueueError) -> [ReceiptTask] {
        try receipts(.needless, ofOrders: [], ofRejections: [], count)
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
        let (order, rejection) = (place.order, place.rejection)
        return try receipts(.removed, ofOrders: [order, limit], ofRejections: [rejection, limit], count)
    }

    /// - Parameter count: the maximum number of receipts; the last argument of each statement.
    private func receipts(
        _ which: ReceiptSelection,
        ofOrders orders: SQLArguments,
        ofRejections rejections: SQLArguments,
        _ count: Int
    ) throws(QueueError) -> [ReceiptTask] {
        try read { connection in
            let tasks = try connection.receipts(ofOrders: which, orders + [count])
            guard tasks.count < count else { return tasks }
            return tasks
                + (try connection.receipts(ofRejections: which, rejections + [count - tasks.count]))
        }
    }
}

extension Connection {
    fileprivate func receipts(ofOrders which: ReceiptSelection, _ arguments: SQLArguments) throws
        -> [ReceiptTask]
    {
        let rows = try rows(SQL.receipts.ofOrders[which], arguments)
        let payments = try payAnswers(of: rows.filter { $0[19] }.map { $0[0] })
        return rows.compactMap { ReceiptTask(order: $0, pay: payments[$0[0]], isOnServer: timeline != 0) }
    }

    /// What the customers of orders that are paid ahead are told of their payments.
    private func payAnswers(of orders: [Int64]) throws -> [Int64: PayAnswer] {
        guard !orders.isEmpty else { return [:] }
        let release = try payTerms()?.rules.release ?? PayRules().release
        return try rows(SQL.paying.ofOrders, ofOrders: orders).compactMapValues { rows in
            try rows.first.map { try HeldPayment($0).answer(release: release) }
        }
    }

    fileprivate func receipts(ofRejections which: ReceiptSelection, _ arguments: SQLArguments) throws
        -> [ReceiptTask]
    {
        try rows(SQL.receipts.ofRejections[which], arguments).compactMap { ReceiptTask(rejection: $0) }
    }
}

extension ReceiptTask {
    fileprivate init?(order row: Row, pay: PayAnswer?, isOnServer: Bool) {
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
            waits: row[15],
            readyAt: row[18],
            // Where to pay is for the sender of a sealed order alone.
            pay: row[16] ? pay : nil
        )
        self.init(
            subject: .order(id: row[0], revision: row[1]),
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

    fileprivate init?(rejection row: Row) {
        guard let reason = RejectionReason(rawValue: row[4]),
            let hash = (row[6] as [UInt8]?).flatMap({ ContentHash(stored: $0) })
        else { return nil }
        let device = (row[1] as String?).flatMap { DeviceID($0) }
        let number = (row[2] as Int?).flatMap { OrderNumber($0) }
        var identity: OrderIdentity?
        if let device, let number { identity = OrderIdentity(device: device, number: number) }
        let (isOpen, secrets) = Self.answers(row, at: 13)
        self.init(
            subject: .rejection(id: row[0], files: secrets.count + (isOpen ? 1 : 0)),
            fileName: Receipt.fileName(ofFileWith: hash),
            content: .rejection(
                identity,
                restaurant: row[3],
                reason,
                ReasonDetail(storedProducts: row[7], until: row[8], free: row[15], zone: row[9]),
                isNotice: row[10] == DropKind.notice.rawValue
            ),
            updatedAt: row[5],
            answered: ReceiptTask.Answered(row, at: 11)
        )
        needsSignature = device?.isKeyed == true || reason.isAboutFile
        (self.isOpen, self.secrets) = (isOpen, secrets)
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
