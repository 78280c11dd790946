extension OrderRequest {
    /// Checks that the restaurant can prepare the order, by the same rules as the restaurant.
    ///
    /// - Parameters:
    ///   - placedAt: when the order is placed, in the form in which the restaurant reads it.
    ///   - pickup: when the customer wishes to collect it; `nil` for as soon as possible.
    /// - Throws: the first of ``ClientError/closed(_:)``, ``ClientError/paused(_:)`` and
    ///   ``ClientError/soldOut(_:_:)`` that applies.
    func requireOpen(
        _ place: Restaurant,
        _ ticket: Ticket,
        placedAt: CivilTime,
        pickup: Timestamp?,
        now present: Timestamp
    ) throws(ClientError) {
        // What holds at the wished time counts. In the hour that the clocks show twice, the restaurant reads
        // a time as the first of the two.
        let now = pickup ?? present
        let read = pickup ?? place.zone.instant(of: placedAt)
        guard place.isOpen(at: now), place.isOpen(at: read) else {
            let opening = place.nextOpening(after: now).flatMap { $0 > now ? $0 : nil }
            throw .closed(NotNow(place, until: opening))
        }
        if let until = today.pausedUntil(place.id, at: now) { throw .paused(NotNow(place, until: until)) }
        let lines = ticket.items.enumerated().compactMap { index, item -> SoldOutLine? in
            let until = today.soldOutUntil(item, at: place, in: catalogue, now: now)
            return until.map { until in
                let missing = item.sellables.filter {
                    today.soldOutUntil($0, at: place, in: catalogue, now: now) != nil
                }
                let names = missing.map { catalogue.name(ofSoldOut: $0) }
                return SoldOutLine(line: index + 1, name: item.name, products: names, until: until)
            }
        }
        guard lines.isEmpty else {
            throw .soldOut(lines, NotNow(place, until: lines.map(\.until).max()))
        }
    }
}
