package import McOrderModel

extension QueuedOrder {
    /// When the kitchen got the order; `nil` while it is on the way or for later, or waits for its customer.
    ///
    /// An order that waited is fired when its customer came, or later. One that was called off counts as it
    /// was before. An order that was recalled to *received* is on the way again where the till fires it.
    package func firedAt(_ policy: FirePolicy, at now: Timestamp) -> Timestamp? {
        if waits { return nil }
        let begunAt = state == .received ? nil : kitchen.preparingAt ?? skippedAt
        switch policy {
        case .received:
            let seenAt = isPresenceRequired ? presentAt ?? begunAt ?? receivedAt : receivedAt
            // An order that is paid ahead comes once the money is held, or is not going to be.
            let since = ahead == nil ? seenAt : max(seenAt, settledAt ?? begunAt ?? seenAt)
            guard let firesAt else { return since }
            // A cook who has time may begin earlier.
            let fired = [begunAt, max(since, firesAt)].compactMap(\.self).min()
            return fired.flatMap { $0 <= now ? $0 : nil }
        case .preparing: return begunAt
        case .arrived:
            // What showed that the customer is there may have come after the customer said so.
            let cameAt = arrivedAt.map { max($0, presentAt ?? $0) }
            return [begunAt, cameAt].compactMap(\.self).min()
        }
    }

    /// When a station got its part; `nil` while that is for later. The part comes with its order, unless the
    /// plan says otherwise. A cook who has time takes it earlier, by saying that it was seen.
    package func firedAt(
        _ policy: FirePolicy,
        at station: KitchenStation,
        _ now: Timestamp
    ) -> Timestamp? {
        guard let firedAt = firedAt(policy, at: now) else { return nil }
        guard policy == .received, state != .ready, let release = stationReleases[station] else {
            return firedAt
        }
        // Somebody began the order before its time, so all begin.
        if let firesAt, firedAt < firesAt { return firedAt }
        let taken = kitchen.marks.first { $0.station == station }?.at
        let part = max(firedAt, min(release, taken ?? release))
        return part <= calledOffAt ?? now ? part : nil
    }

    /// Whether the order ended before the kitchen had it: it waited for its customer, or was for later.
    var wasNeverBegun: Bool {
        guard kitchen.preparingAt == nil else { return false }
        if isPresenceRequired, presentAt == nil { return true }
        guard let firesAt, let calledOffAt else { return false }
        return calledOffAt < firesAt
    }

    /// When the order was called off; `nil` while it is open, also after somebody brought it back.
    private var calledOffAt: Timestamp? {
        state.isOpen ? nil : kitchen.changes.last { $0.kind == .calledOff }?.at
    }

    /// When its customer collects it: as wished, or else as promised; `nil` if nobody knows.
    package var collectAt: Timestamp? { pickupAt ?? readyAt }

    /// For an order that became ready without having been in preparation: when it was received.
    private var skippedAt: Timestamp? {
        state.isOpen || kitchen.ready != nil ? receivedAt : nil
    }
}

/// An open order that the kitchen has. Equal ones are the same reading of an order, not only equal orders.
struct FiredOrder: Equatable, Sendable {
    let entry: OrderEntry
    /// When the kitchen got it, or one of its stations.
    var firedAt: Timestamp
    /// The stations that get their parts later.
    var held: Set<KitchenStation> = []

    static func == (left: FiredOrder, right: FiredOrder) -> Bool {
        left.entry === right.entry && left.firedAt == right.firedAt && left.held == right.held
    }

    /// The order as a station has it; `nil` if the station gets its part later.
    func at(_ station: KitchenStation, _ policy: FirePolicy, _ now: Timestamp) -> FiredOrder? {
        if held.isEmpty, entry.order.stationReleases.isEmpty { return self }
        return entry.order.firedAt(policy, at: station, now).map { FiredOrder(entry: entry, firedAt: $0) }
    }
}

extension CounterSnapshot {
    /// The orders for later that the kitchen does not have, the one that it gets next first. Where an order
    /// is fired when its customer comes, it may have one for later already.
    func orders(forLaterAt now: Timestamp, except fired: [FiredOrder]) -> [QueuedOrder] {
        let known = Set(fired.map(\.entry.id))
        return (here + onTheWay).map(\.order).filter { $0.isForLater(at: now) && !known.contains($0.id) }
            .sorted { ($0.firesAt ?? $0.receivedAt, $0.id) < ($1.firesAt ?? $1.receivedAt, $1.id) }
    }

    /// The open orders that the kitchen has.
    func fired(_ policy: FirePolicy, at now: Timestamp) -> [FiredOrder] {
        (here + onTheWay).compactMap { entry in
            let order = entry.order
            guard let firedAt = order.firedAt(policy, at: now) else { return nil }
            let held = order.stationReleases.stations.filter { order.firedAt(policy, at: $0, now) == nil }
            return FiredOrder(entry: entry, firedAt: firedAt, held: held)
        }
    }
}
