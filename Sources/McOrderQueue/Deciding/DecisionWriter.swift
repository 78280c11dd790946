import McOrderModel

/// Stores decisions, within the transaction in which the lookups were made.
struct DecisionWriter {
    let connection: any Connection
    private let holder: String
    private let room: RejectionRoom
    /// The ids of the rows that this batch inserted, by the position of the file in the batch.
    private var insertedIDs: [Int: Int64] = [:]
    /// What is stored of each kind of line. The orders of a batch have many lines of one product, and writing
    /// such a text is a third of what storing an order costs.
    private var storedTexts: [LineTerms: String] = [:]

    init(_ connection: any Connection, by holder: String, room: RejectionRoom) {
        self.connection = connection
        self.holder = holder
        self.room = room
    }

    /// Stores the decision about a file.
    ///
    /// - Parameter index: the file's position in its batch.
    mutating func write(_ decision: Decision, of file: IncomingFile, at index: Int = 0) throws -> FileOutcome
    {
        switch decision {
        case .enqueue(let order, let label, let presence):
            let id = try enqueue(order, file, label: label, presence)
            insertedIDs[index] = id
            return .enqueued(id: id)
        case .reject(let reason, let restaurant, let detail):
            insertedIDs[index] = try reject(file, reason, restaurant: restaurant, detail)
            return .rejected(reason)
        case .notice(let notice, let outcome, let row, let state, let change):
            let order = try id(of: row)
            insertedIDs[index] = try apply(notice, outcome, change, toOrder: order, in: state, file)
            return .noticed(outcome, order: order)
        case .redelivered: return .redelivered
        case .orderUnknown: return .orderUnknown
        case .undecided: return .undecided
        case .impossible(let words): return .impossible(words)
        }
    }

    /// Counts the files that were delivered again.
    func count(_ redeliveries: [Redelivery: Int]) throws {
        guard !redeliveries.isEmpty else { return }
        for (what, times) in redeliveries {
            let (table, row): (DeliveredTable, RowReference) =
                switch what {
                case .order(let row): (.orders, row)
                case .notice(let row): (.notices, row)
                case .refusal(let row): (.rejections, row)
                }
            try connection.run(SQL.deciding.countRedeliveries[table], [times, try id(of: row)])
        }
        try connection.run(
            SQL.deciding.addToAllRedeliveries,
            [String(redeliveries.values.reduce(0, +))]
        )
    }

    func id(of row: RowReference) throws -> Int64 {
        switch row {
        case .stored(let id): return id
        case .inBatch(let index):
            guard let id = insertedIDs[index] else {
                throw QueueError.database(cause: "file \(index) of a batch inserted no row")
            }
            return id
        }
    }

    private mutating func stored(_ terms: LineTerms) -> String {
        if let text = storedTexts[terms] { return text }
        let text = terms.stored
        storedTexts[terms] = text
        return text
    }

    private mutating func enqueue(
        _ priced: PricedOrder,
        _ incoming: IncomingFile,
        label: String?,
        _ presence: PresenceRecord
    ) throws -> Int64 {
        let order = priced.order
        // A customer who proves to be there has arrived.
        let arrivedBy = label ?? presence.provenBy.map { _ in Notice.author }
        let arrivedAt = arrivedBy.map { _ in incoming.receivedAt }
        let id = try connection.insert(
            SQL.deciding.insertOrder,
            [
                priced.restaurant.id, priced.restaurant.name, order.device.description,
                order.number.value, order.code.description, order.deviceName, order.fullComment,
                priced.placedAt, incoming.receivedAt, arrivedAt, arrivedBy,
                incoming.receivedAt, holder, priced.total, order.total, priced.isRepriced,
                incoming.file, incoming.contentHash.bytes, incoming.key.source.rawValue, incoming.raw,
                priced.details.stored, priced.catalogue, presence.isRequired,
                presence.provenBy.map { _ in incoming.receivedAt }, presence.provenBy?.rawValue,
                presence.wrongDigits, incoming.secrets != nil, incoming.secrets?.stored,
            ]
        )
        for (index, line) in priced.lines.enumerated() {
            try connection.run(
                SQL.deciding.insertLine,
                [id, index + 1, line.text, line.price, line.shownPrice, line.details.map { stored($0) }]
            )
        }
        try connection.record(
            OrderChange(
                at: incoming.receivedAt,
                from: nil,
                to: .received,
                by: holder,
                reason: nil
            ),
            step: "received",
            of: id
        )
        if let arrivedBy {
            try connection.recordArrival(of: id, in: .received, by: arrivedBy, at: incoming.receivedAt)
        }
        return id
    }

    private func reject(
        _ incoming: IncomingFile,
        _ reason: RejectionReason,
        restaurant: String?,
        _ detail: ReasonDetail
    ) throws -> Int64 {
        let fileHash = incoming.raw.map { ContentHash(of: $0) }
        // A file that names no device gets no receipt, because anybody may drop any number of such files. But
        // the sender of a wrong signature has to learn of it, under the hash of the file.
        // The sender of a sealed file is answered in any case.
        let isNameless = try incoming.identity == nil && incoming.secrets == nil && !isAnswered(reason)
        let raw = room.admits(incoming.raw?.count ?? 0, isNameless: isNameless) ? incoming.raw : nil
        let id = try connection.insert(
            SQL.deciding.insertRejection,
            [
                incoming.receivedAt, incoming.kind.rawValue, incoming.file, reason.rawValue,
                restaurant, incoming.identity?.device.description, incoming.identity?.number.value,
                incoming.size, isNameless ? "none" : "due", incoming.contentHash.bytes,
                incoming.key.source.rawValue, fileHash?.bytes, raw, detail.storedProducts, detail.until,
                incoming.secrets != nil, incoming.secrets?.stored,
            ]
        )
        try room.add(id, raw: raw?.count ?? 0, isNameless: isNameless, connection)
        return id
    }

    /// Whether a file that names no device gets a receipt for that reason.
    private func isAnswered(_ reason: RejectionReason) throws -> Bool {
        guard reason == .cannotOpen else { return reason.isAboutFile }
        return try !connection.isTrue(SQL.deciding.hasReceiptsOfUnopened, [RejectionRoom.mostUnopened - 1])
    }
}
