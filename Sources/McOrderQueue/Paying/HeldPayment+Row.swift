import McOrderModel

extension HeldPayment {
    /// Reads a row of ``PayingStatements``.
    init(_ row: Row) throws {
        guard let id = PaymentID(row[0] as String), let state = State(rawValue: row[4]) else {
            throw QueueError.database(cause: "a payment cannot be read: \(row[0] as String)")
        }
        self.init(id: id, order: row[1], account: row[20], amount: row[2], madeAt: row[3], state: state)
        let words: [Substring] = (row[5] as String).split(separator: " ")
        marks = Set(
            try words.map { word in
                guard let mark = Mark(rawValue: String(word)) else {
                    throw QueueError.database(cause: "payment \(id): unknown mark \(word)")
                }
                return mark
            }
        )
        (version, checkout, url, until) = (row[6], row[7], row[8], row[9])
        (intent, held, heldAt, holdEnds) = (row[10], row[11], row[12], row[13])
        (captured, refunded, isOver) = (row[14], row[15], row[16])
        if let amount: Money = row[17] {
            goodwill = Goodwill(amount: amount, by: row[18] ?? "", reason: row[19] ?? "")
        }
    }

    private var storedMarks: String { marks.sorted().map(\.rawValue).joined(separator: " ") }

    /// The arguments of ``PayingStatements/insert``.
    var arguments: SQLArguments {
        [
            id.description, order, amount, madeAt, state.rawValue, storedMarks, version, checkout, url, until,
            intent, held, heldAt, holdEnds, captured, refunded, isOver, goodwill?.amount, goodwill?.by,
            goodwill?.reason, account,
        ]
    }

    /// The arguments of ``PayingStatements/update``.
    func arguments(over version: Int) -> SQLArguments {
        [
            state.rawValue, storedMarks, checkout, url, until, intent, held, heldAt, holdEnds, captured,
            refunded, isOver, goodwill?.amount, goodwill?.by, goodwill?.reason, id.description, version,
        ]
    }
}

extension PaymentRequest {
    /// Reads a row of ``PayingStatements/openRequest``.
    init(_ row: Row) throws {
        guard let payment = PaymentID(row[1] as String), let kind = Kind(rawValue: row[2]) else {
            throw QueueError.database(cause: "request \(row[0] as Int64) of a payment cannot be read")
        }
        self.init(
            id: row[0],
            payment: payment,
            kind: kind,
            amount: row[3],
            key: row[4],
            tag: row[11],
            request: ProviderRequest(path: row[5], body: row[6]),
            writtenAt: row[7],
            claimedAt: row[8],
            claimedBy: row[10],
            outcome: (row[9] as String?).flatMap { Outcome(rawValue: $0) }
        )
    }
}

extension ClosedPayment {
    /// Reads the last columns of a row of ``PayingStatements/notClosed``.
    init(_ row: Row) throws {
        let words: [Substring] = (row["closed_troubles"] as String).split(separator: " ")
        self.init(
            taken: row["closed_taken"],
            refunded: row["closed_refunded"],
            troubles: Set(words.compactMap { AheadFigures.Kind(rawValue: String($0)) })
        )
    }

    /// The arguments of ``PayingStatements/noteClosed``.
    func arguments(of payment: PaymentID) -> SQLArguments {
        [taken, refunded, troubles.map(\.rawValue).sorted().joined(separator: " "), payment.description]
    }
}
