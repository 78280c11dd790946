import McOrderModel

/// What changed since somebody at the station noticed an order. Source: docs/web.md, *The kitchen*.
extension KitchenView {
    /// Equal lines as one, each with the parts that the station prepares; without a station with all.
    func lines(_ lines: [OrderedLine]) -> [Line] {
        stations.lines(lines, at: station == nil ? nil : [viewer])
    }

    /// The number of the last event that was noticed here; `nil` if the order is new here. The expo counts as
    /// having noticed what all stations have noticed that have their parts.
    func seenEvent(_ order: QueuedOrder, except held: Set<KitchenStation>) -> Int64? {
        let own = order.kitchen.seenEvent(at: viewer)
        guard station == nil else { return own }
        let here = stations.stations(of: order).filter { !held.contains($0) }
        let events = here.map { order.kitchen.seenEvent(at: $0) }
        let common = events.contains(nil) ? nil : events.compactMap(\.self).min()
        return [own, common].compactMap(\.self).max()
    }

    func changes(
        of order: QueuedOrder,
        toDo: [OrderedLine],
        struck: [OrderedLine],
        since seen: Int64?
    ) -> Changes {
        var changes = Changes()
        let isNews = { (event: Int64) in seen.map { event > $0 } ?? false }
        let isAdded = { (line: OrderedLine) in isNews(event(of: line, in: order)) }
        guard order.state.isOpen else { return changes }
        let new = order.kitchen.changes.filter { isNews($0.event) }
        changes.added = lines(toDo.filter(isAdded))
        changes.others = lines(toDo.filter { !isAdded($0) })
        changes.hasNote = new.contains { $0.kind == .note }
        changes.hasService = new.contains { $0.kind == .service }
        let events =
            toDo.map { event(of: $0, in: order) }.filter(isNews) + struck.compactMap(\.takenOff)
            + new.filter { $0.kind == .note || $0.kind == .service }.map(\.event)
        changes.since = firstTime(of: events, in: order)
        return changes
    }

    /// Since when nobody here has noticed an order, or its last changes; `nil` if somebody has.
    func unseenSince(
        _ order: QueuedOrder,
        struck: [OrderedLine],
        since seen: Int64?,
        firedAt: Timestamp,
        except held: Set<KitchenStation>
    ) -> Timestamp? {
        let all = order.kitchen.changes
        guard order.state.isOpen else { return all.last { $0.kind == .calledOff }?.at ?? firedAt }
        guard let seen else {
            // An order that is ready and only has to be read is no new work.
            if isDone(order), struck.isEmpty { return nil }
            return all.last { $0.kind == .returned }?.at ?? unseenPart(of: order, firedAt, except: held)
        }
        let lines = order.keptLines.filter { stations.prepares($0, at: viewer) || station == nil }
        let events =
            lines.map { event(of: $0, in: order) } + struck.compactMap(\.takenOff)
            + all.filter { $0.kind != .lines }.map(\.event)
        return firstTime(of: events.filter { $0 > seen }, in: order)
    }

    /// Since when the first part is here that nobody has noticed. Of the expo's stations one may have got its
    /// part later than the order.
    private func unseenPart(of order: QueuedOrder, _ firedAt: Timestamp, except held: Set<KitchenStation>)
        -> Timestamp
    {
        guard station == nil, !order.stationReleases.isEmpty else { return firedAt }
        let unseen = stations.stations(of: order).filter { station in
            !held.contains(station) && !order.kitchen.isSeen(at: station)
        }
        return unseen.map { max(firedAt, order.stationReleases[$0] ?? firedAt) }.min() ?? firedAt
    }

    /// The number of the event that gave a line to the station; 0 for a line of the customer.
    private func event(of line: OrderedLine, in order: QueuedOrder) -> Int64 {
        guard station == nil else { return order.kitchen.event(of: line, at: viewer) }
        return stations.parts(of: line).map { order.kitchen.event(of: line, at: $0.station) }.max() ?? 0
    }

    private func firstTime(of events: [Int64], in order: QueuedOrder) -> Timestamp? {
        let known = order.kitchen.changes
        guard let first = events.min() else { return nil }
        return known.first { $0.event >= first }?.at ?? order.receivedAt
    }
}

extension OrderedLine {
    /// The number of the event that took the line off the order; `nil` for a kept line.
    fileprivate var takenOff: Int64? { (withdrawn ?? struck)?.event }
}
