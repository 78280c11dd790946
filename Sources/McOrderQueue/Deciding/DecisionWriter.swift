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

    /// Stores the decisions about files that follow each other in a batch. New orders and refusals up to the
    /// next notice are stored together: on a server the number of messages does not grow with theirs.
    ///
    /// - Parameter first: the position of the first file in its batch.
    mutating func write(
        _ decisions: [Decision],
        of files: [IncomingFile],
        from first: Int = 0
    ) throws -> [FileOutcome] {
        var outcomes: [FileOutcome] = []
        while outcomes.count < decisions.count {
            let begin = outcomes.count
            // The events of orders and notices have the order of their files.
            let notice = decisions[begin...].firstIndex { if case .notice = $0 { true } else { false } }
            let end = notice ?? decisions.endIndex
            try store(Array(zip(decisions[begin..<end], files[begin..<end])), from: first + begin)
            for place in begin..<min(end + 1, decisions.endIndex) {
                outcomes.append(try outcome(of: decisions[place], about: files[place], at: first + place))
            }
        }
        return outcomes
    }

    /// Stores the orders and refusals among decisions.
    private mutating func store(_ decisions: [(Decision, IncomingFile)], from first: Int) throws {
        var orders: [NewOrder] = []
        var refusals: [Refusal] = []
        for (offset, (decision, file)) in decisions.enumerated() {
            switch decision {
            case .enqueue(let order, let label, let presence, let promise):
                orders.append(NewOrder(first + offset, file, order, label: label, presence, promise))
            case .reject(let reason, let restaurant, let detail):
                refusals.append(Refusal(first + offset, file, reason, restaurant: restaurant, detail))
            case .notice, .redelivered, .orderUnknown, .undecided, .impossible: break
            }
        }
        for (order, id) in zip(orders, try enqueue(orders)) { insertedIDs[order.place] = id }
        for (refusal, id) in zip(refusals, try reject(refusals)) { insertedIDs[refusal.place] = id }
    }

    /// The result of a decision whose order or refusal is stored. A notice is applied.
    private mutating func outcome(
        of decision: Decision,
        about file: IncomingFile,
        at place: Int
    ) throws -> FileOutcome {
        switch decision {
        case .enqueue: return .enqueued(id: try id(of: .inBatch(place)))
        case .reject(let reason, _, _): return .rejected(reason)
        case .notice(let notice, let outcome, let row, let state, let change):
            let order = try id(of: row)
            insertedIDs[place] = try apply(notice, outcome, change, toOrder: order, in: state, file)
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
        var counts: [DeliveredTable: [SQLArguments]] = [:]
        for (what, times) in redeliveries {
            let (table, row): (DeliveredTable, RowReference) =
                switch what {
                case .order(let row): (.orders, row)
                case .notice(let row): (.notices, row)
                case .refusal(let row): (.rejections, row)
                }
            counts[table, default: []].append([times, try id(of: row)])
        }
        for (table, arguments) in counts {
            try connection.runEach(SQL.deciding.countRedeliveries[table], arguments)
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

    private mutating func enqueue(_ orders: [NewOrder]) throws -> [Int64] {
        let ids = try connection.insertEach(
            SQL.deciding.insertOrder,
            orders.map { $0.arguments(by: holder) }
        )
        var lines: [SQLArguments] = []
        var changes: [SQLArguments] = []
        var works: [SQLArguments] = []
        for (order, id) in zip(orders, ids) {
            for (index, line) in order.priced.lines.enumerated() {
                lines.append(
                    [id, index + 1, line.text, line.price, line.shownPrice, line.details.map { stored($0) }]
                )
            }
            changes += order.changes(by: holder).map { $0.arguments(of: id) }
            works += (order.promise?.works ?? []).map { $0.arguments(of: id, at: order.priced.restaurant.id) }
        }
        if orders.contains(where: \.presence.isPaidAhead), let terms = try connection.payTerms() {
            let payments = zip(orders, ids).compactMap { order, id in
                order.payment(ofOrder: id, by: terms)?.arguments
            }
            try connection.runEach(SQL.paying.insert, payments)
        }
        if !works.isEmpty { try connection.runEach(SQL.planning.insertWork, works) }
        try connection.runEach(SQL.deciding.insertLine, lines)
        try connection.makePrintJobs(of: try connection.insertEach(SQL.orders.recordChange, changes))
        return ids
    }

    private func reject(_ refusals: [Refusal]) throws -> [Int64] {
        var rows: [RejectionRoom.Row] = []
        var unopened = 0
        let arguments = try refusals.map { refusal throws -> SQLArguments in
            let incoming = refusal.file
            let fileHash = incoming.raw.map { ContentHash(of: $0) }
            // A file that names no device gets no receipt, because anybody may drop any number of such files.
            // But the sender of a wrong signature has to learn of it, under the hash of the file, and the
            // sender of a sealed file is answered in any case.
            let isNameless =
                try incoming.identity == nil && incoming.secrets == nil
                && !isAnswered(refusal.reason, after: unopened)
            if refusal.reason == .cannotOpen && !isNameless { unopened += 1 }
            let raw = room.admits(incoming.raw?.count ?? 0, isNameless: isNameless) ? incoming.raw : nil
            rows.append(RejectionRoom.Row(size: raw?.count ?? 0, isNameless: isNameless))
            return [
                incoming.receivedAt, incoming.kind.rawValue, incoming.file, refusal.reason.rawValue,
                refusal.restaurant, incoming.identity?.device.description, incoming.identity?.number.value,
                incoming.size, isNameless ? "none" : "due", incoming.contentHash.bytes,
                incoming.key.source.rawValue, fileHash?.bytes, raw, refusal.detail.storedProducts,
                refusal.detail.until, incoming.secrets != nil, incoming.secrets?.stored,
                refusal.detail.storedFree,
            ]
        }
        let ids = try connection.insertEach(SQL.deciding.insertRejection, arguments)
        if let last = ids.last { try room.add(rows, upTo: last, connection) }
        return ids
    }

    /// Whether a file that names no device gets a receipt for that reason.
    ///
    /// - Parameter unopened: how many such receipts this batch has added already.
    private func isAnswered(_ reason: RejectionReason, after unopened: Int) throws -> Bool {
        guard reason == .cannotOpen else { return reason.isAboutFile }
        let most = RejectionRoom.mostUnopened - unopened
        return try most > 0 && !connection.isTrue(SQL.deciding.hasReceiptsOfUnopened, [most - 1])
    }
}

/// An order that is to be stored.
private struct NewOrder {
    let place: Int
    let file: IncomingFile
    let priced: PricedOrder
    let label: String?
    let presence: PresenceRecord
    let promise: KitchenPromise?

    init(
        _ place: Int,
        _ file: IncomingFile,
        _ priced: PricedOrder,
        label: String?,
        _ presence: PresenceRecord,
        _ promise: KitchenPromise?
    ) {
        (self.place, self.file, self.priced, self.label, self.presence) =
            (place, file, priced, label, presence)
        self.promise = promise
    }

    /// Who noted the arrival. A customer who proves to be there has arrived; who orders for later has not.
    private var arrivedBy: String? {
        (priced.pickupAt == nil ? label : nil) ?? presence.provenBy.map { _ in Notice.author }
    }

    /// The payment that is to be held, if the order is paid ahead.
    func payment(ofOrder id: Int64, by terms: PayTerms) -> HeldPayment? {
        guard presence.isPaidAhead else { return nil }
        return HeldPayment(
            order: id,
            account: terms.account(of: priced.restaurant.id),
            amount: priced.total,
            madeAt: file.receivedAt
        )
    }

    /// The arguments of ``DecidingStatements/insertOrder``.
    func arguments(by holder: String) -> SQLArguments {
        let (order, at) = (priced.order, file.receivedAt)
        return [
            priced.restaurant.id, priced.restaurant.name, order.device.description,
            order.number.value, order.code.description, order.deviceName, order.fullComment,
            priced.placedAt, at, arrivedBy.map { _ in at }, arrivedBy,
            at, holder, priced.total, order.total, priced.isRepriced,
            file.file, file.contentHash.bytes, file.key.source.rawValue, file.raw,
            priced.details.stored, priced.catalogue, presence.isRequired,
            presence.provenBy.map { _ in at }, presence.provenBy?.rawValue,
            presence.wrongDigits, file.secrets != nil, file.secrets?.stored, promise?.readyAt,
            priced.pickupAt, priced.pickupAt.flatMap { _ in promise?.releaseAt },
            promise?.stationReleases.stored, presence.isPaidAhead,
        ]
    }

    /// What the order's history begins with.
    func changes(by holder: String) -> [RecordedChange] {
        let received = OrderChange(at: file.receivedAt, from: nil, to: .received, by: holder, reason: nil)
        return [RecordedChange(received, step: "received")]
            + (arrivedBy.map { [.arrival(in: .received, by: $0, at: file.receivedAt)] } ?? [])
    }
}

/// A refusal that is to be stored.
private struct Refusal {
    let place: Int
    let file: IncomingFile
    let reason: RejectionReason
    let restaurant: String?
    let detail: ReasonDetail

    init(
        _ place: Int,
        _ file: IncomingFile,
        _ reason: RejectionReason,
        restaurant: String?,
        _ detail: ReasonDetail
    ) {
        (self.place, self.file, self.reason, self.restaurant, self.detail) =
            (place, file, reason, restaurant, detail)
    }
}
