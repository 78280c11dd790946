package import McOrderModel

extension OrderQueue {
    /// A rule that finds stations that an order needs; the whole kitchen where there are no stations.
    package typealias Stations = @Sendable (QueuedOrder) -> [KitchenStation]

    /// Marks a station's part of an order as done, or all parts. The first one changes a received order to
    /// *preparing*, the last one to *ready*, in one transaction. What was struck counts as acknowledged.
    ///
    /// - Parameters:
    ///   - station: the station; `nil` for all that remain.
    ///   - remaining: the rule that finds the stations that still have to prepare a part.
    /// - Returns: whether the order is ready now.
    /// - Throws: ``QueueError/illegal(from:to:)`` when there is nothing to prepare, at the station or at all,
    ///   and the errors of ``advance(_:to:by:reason:payment:at:)``.
    @discardableResult
    package func finish(
        _ order: some SeenOrder,
        at station: KitchenStation? = nil,
        remaining: Stations,
        by: String,
        at instant: Timestamp
    ) throws(QueueError) -> Bool {
        try write { connection in
            let status = try connection.status(of: order).status
            guard let present = try connection.order(id: order.id), status.state.isOpen else {
                throw QueueError.illegal(from: status, to: .state(.ready))
            }
            let waiting = remaining(present)
            let ended = station.map { [$0] } ?? waiting
            let isWaiting = ended.allSatisfy { waiting.contains($0) }
            guard isWaiting, !ended.isEmpty || status.state != .ready else {
                throw QueueError.illegal(from: status, to: .state(.ready))
            }
            for station in ended {
                try connection.mark(order.id, .done, at: station, by: by, at: instant)
            }
            // A person who ends all parts has seen what was struck of them.
            let kitchen = present.kitchen
            if station == nil, !ended.contains(.kitchen),
                present.struckLines.contains(where: { line in
                    line.struck.map { $0.event > kitchen.acknowledged(at: .kitchen) } ?? false
                })
            {
                try connection.mark(order.id, .acknowledged, at: .kitchen, by: by, at: instant)
            }
            let isLast = waiting.allSatisfy { ended.contains($0) }
            if status.state == .received { try connection.step(order.id, .preparing, by, instant) }
            if isLast, status.state != .ready { try connection.step(order.id, .ready, by, instant) }
            return isLast
        }
    }

    /// Takes back that a station's part of an order is done, or all parts. An order that was ready is
    /// *preparing* again, unless its content was changed since.
    ///
    /// - Parameters:
    ///   - station: the station; `nil` for all.
    ///   - remaining: the rule that finds the stations that still have to prepare a part.
    ///   - stations: the rule that finds all stations that prepare a part.
    /// - Throws: ``QueueError/nothingToRecall(_:)`` when the station has not done its part,
    ///   ``QueueError/illegal(from:to:)`` when the order is over, and the errors of
    ///   ``advance(_:to:by:reason:payment:at:)``.
    package func unfinish(
        _ order: some SeenOrder,
        at station: KitchenStation? = nil,
        remaining: Stations,
        stations: Stations,
        by: String,
        at instant: Timestamp
    ) throws(QueueError) {
        try write { connection in
            let status = try connection.status(of: order).status
            guard let present = try connection.order(id: order.id), status.state.isOpen else {
                throw QueueError.illegal(from: status, to: .kitchen(.undone))
            }
            let waiting = remaining(present)
            let done = stations(present).filter { !waiting.contains($0) }
            let isDone = station.map { done.contains($0) } ?? (!done.isEmpty || status.state == .ready)
            guard isDone else { throw QueueError.nothingToRecall(status) }
            let returned = station.map { [$0] } ?? done
            // Without these marks the other parts could return too: they may be done only because the whole
            // order was ready.
            for other in done where !returned.contains(other) {
                try connection.mark(order.id, .done, at: other, by: by, at: instant)
            }
            try connection.takeBackReady(status, of: order.id, by: by, at: instant)
            for station in returned {
                try connection.mark(order.id, .undone, at: station, by: by, at: instant)
            }
        }
    }

    /// Notes that somebody in the kitchen has noticed an order as it is. Does nothing if that is noted
    /// already.
    ///
    /// The mark keeps the revision. It is accepted for an earlier revision too, unless the order's content
    /// was ever changed: then the caller may not have seen the change.
    ///
    /// - Throws: ``QueueError/illegal(from:to:)`` when the order is no longer open, and
    ///   ``QueueError/overtaken(_:)``.
    package func see(_ order: some SeenOrder, at station: KitchenStation, by: String, at instant: Timestamp)
        throws(QueueError)
    {
        try write { connection in
            let (status, revision, _) = try connection.status(of: OrderReference(id: order.id, revision: nil))
            guard let present = try connection.order(id: order.id), status.state.isOpen else {
                throw QueueError.illegal(from: status, to: .kitchen(.seen))
            }
            let kitchen = present.kitchen
            if let seen = order.seenRevision, seen != revision, !kitchen.changes.isEmpty {
                throw QueueError.overtaken(status)
            }
            if let seen = kitchen.seenEvent(at: station), seen >= kitchen.changes.last?.event ?? 0 { return }
            try connection.mark(order.id, .seen, at: station, by: by, at: instant)
        }
    }

    /// Notes that somebody in the kitchen has noticed what was struck, or that the order was called off. If
    /// nothing remains to be prepared of an order in preparation, it is ready.
    ///
    /// - Throws: the errors of ``advance(_:to:by:reason:payment:at:)``.
    package func acknowledge(
        _ order: some SeenOrder,
        at station: KitchenStation,
        remaining: Stations,
        by: String,
        at instant: Timestamp
    ) throws(QueueError) {
        try write { connection in
            let status = try connection.status(of: order).status
            try connection.mark(order.id, .acknowledged, at: station, by: by, at: instant)
            guard status.state == .preparing, let present = try connection.order(id: order.id),
                remaining(present).isEmpty
            else { return }
            try connection.step(order.id, .ready, by, instant)
        }
    }
}

extension Connection {
    /// Moves an order forward within an action whose revision was checked.
    fileprivate func step(_ order: Int64, _ state: OrderState, _ by: String, _ at: Timestamp) throws {
        let present = OrderReference(id: order, revision: nil)
        try advance(present, to: state, by: by, reason: nil, at: at)
    }

    /// Undoes that an order is ready, if that was its last change.
    fileprivate func takeBackReady(
        _ status: OrderStatus,
        of order: Int64,
        by: String,
        at: Timestamp
    ) throws {
        guard status.state == .ready else { return }
        var recorded = try history(of: order)
        guard let state = recorded.history.recall(), state != .ready else { return }
        let change = OrderChange(at: at, from: .ready, to: state, by: by, reason: nil, isRecall: true)
        try apply(change, step: .recall, toOrder: order)
    }
}
