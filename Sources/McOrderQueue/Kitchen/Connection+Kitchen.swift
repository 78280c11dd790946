import McOrderModel

extension Connection {
    /// Adds a mark. Each one raises the revision, except *seen*, which must not conflict with a change that
    /// another caller is about to make.
    func mark(
        _ order: Int64,
        _ kind: KitchenMark.Kind,
        at station: KitchenStation,
        by: String,
        at instant: Timestamp
    ) throws {
        try run(SQL.kitchen.insert, [order, station.id, kind.rawValue, instant, by])
        try run(SQL.kitchen.count, [kind == .seen ? 0 : 1, order])
    }

    /// Takes back what the stations have done, so that all of them prepare the order again.
    func takeBackDone(of order: Int64, by: String, at: Timestamp) throws {
        let marks = try self.order(id: order)?.kitchen.marks ?? []
        var last: [KitchenStation: KitchenMark.Kind] = [:]
        for mark in marks where mark.kind == .done || mark.kind == .undone { last[mark.station] = mark.kind }
        let done = last.filter { $0.value == .done }.keys
        for station in done.sorted(by: { ($0.id?.description ?? "") < ($1.id?.description ?? "") }) {
            try self.mark(order, .undone, at: station, by: by, at: at)
        }
    }
}

extension KitchenRecord {
    /// The kitchen's record of an order with these lines.
    init(of id: Int64, _ lines: [OrderedLine], _ parts: OrderParts) throws {
        self.init()
        if let row = parts.records[id] {
            preparingAt = row[0]
            if let at: Timestamp = row[1], let event: Int64 = row[2], event > row[3] ?? 0 {
                ready = Done(at: at, event: event)
            }
            lastEvent = row[4] ?? 0
        }
        let found = parts.changes[id] ?? []
        undoneStrikes = Self.undoneStrikes(found, lines)
        changes = found.compactMap { Self.change($0) }
        marks = try (parts.marks[id] ?? []).map { row in
            guard let kind = KitchenMark.Kind(rawValue: row[1]) else {
                throw QueueError.database(cause: "order \(id): unknown mark of the kitchen")
            }
            return KitchenMark(
                station: KitchenStation(row[0]),
                kind: kind,
                at: row[2],
                by: row[3],
                afterEvent: row[4]
            )
        }
    }

    /// The strikes that were undone. Earlier versions recorded the text of the line instead of its position.
    private static func undoneStrikes(_ changes: [Row], _ lines: [OrderedLine]) -> [UndoneStrike] {
        var stack: [Row] = []
        var undone: [UndoneStrike] = []
        for row in changes {
            guard row[1] as String == OrderHistory.Step.recall.rawValue else {
                stack.append(row)
                continue
            }
            guard let made = stack.popLast(), made[2] as String? == OrderEdit.Kind.strike.rawValue,
                let line = made[4] ?? lines.last(where: { $0.text == made[3] as String? })?.id
            else { continue }
            undone.append(UndoneStrike(line: line, madeIn: made[0], undoneIn: row[0]))
        }
        return undone
    }

    /// What a change means to the kitchen; `nil` for one that changes nothing there.
    private static func change(_ row: Row) -> Change? {
        let isRecall = row[1] as String == OrderHistory.Step.recall.rawValue
        let kind: Change.Kind
        if let edit = (row[2] as String?).flatMap({ OrderEdit.Kind(rawValue: $0) }) {
            switch edit {
            case .strike, .add: kind = .lines
            case .comment: kind = .note
            case .service: kind = .service
            case .payment, .promise: return nil
            }
        } else {
            switch OrderState(rawValue: row[6]) {
            case .cancelled, .noShow: kind = .calledOff
            case .received where isRecall, .preparing where isRecall: kind = .returned
            default: return nil
            }
        }
        return Change(event: row[0], at: row[5], kind: kind)
    }
}
