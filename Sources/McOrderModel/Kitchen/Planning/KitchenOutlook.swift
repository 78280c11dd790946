/// How long an order takes now, and which times are full, as it is published for customers. Source:
/// docs/kitchen.md.
package struct KitchenOutlook: Hashable, Sendable {
    /// How long an order takes that comes now; `nil` where nobody knows, or while the restaurant is closed.
    package let leadTime: Duration?
    /// The times for which no order is taken, from the first slot of each run to the end of its last one.
    package let full: [Range<Timestamp>]

    package init(leadTime: Duration?, full: [Range<Timestamp>]) {
        (self.leadTime, self.full) = (leadTime, full)
    }
}

extension KitchenBook {
    /// What the kitchen could still make of an order.
    ///
    /// - Parameters:
    ///   - order: what the stations make of it; where there is nothing, one thing at each station.
    ///   - wished: how many orders are wished for each time.
    package func outlook(
        of order: [KitchenStation: [WorkUnit]],
        at restaurant: Restaurant,
        wished: [Timestamp: Int]
    ) -> KitchenOutlook {
        let present = Timestamp(seconds: now)
        let soon = times(for: order, within: Self.horizon).first.map { $0.lowerBound - now }
        let full = full(for: order, at: restaurant, from: present + .seconds(soon ?? 0), wished)
        guard restaurant.isOpen(at: present) else { return KitchenOutlook(leadTime: nil, full: full) }
        return KitchenOutlook(leadTime: soon.map { .seconds($0) }, full: full)
    }

    private func full(
        for order: [KitchenStation: [WorkUnit]],
        at restaurant: Restaurant,
        from first: Timestamp,
        _ wished: [Timestamp: Int]
    ) -> [Range<Timestamp>] {
        guard let slots = restaurant.slots else { return [] }
        let present = Timestamp(seconds: now)
        let free = times(for: order, within: slots.horizon.components.seconds)
        let step = Duration.seconds(slots.minutes * 60)
        var runs: [Range<Timestamp>] = []
        var place = 0
        for time in restaurant.pickupDays(at: present).flatMap({ restaurant.pickupTimes(on: $0) })
        where time >= first && time - present <= slots.horizon {
            while place < free.count, free[place].upperBound < time.seconds { place += 1 }
            let fits = place < free.count && free[place].lowerBound <= time.seconds
            if fits, slots.takesAnother(after: wished[time] ?? 0) { continue }
            if let last = runs.last, last.upperBound >= time {
                runs[runs.count - 1] = last.lowerBound..<time + step
            } else {
                runs.append(time..<time + step)
            }
        }
        return runs
    }
}

extension KitchenDuties {
    /// The order that is in the middle of some, by how much the stations have to make of it. With none it is
    /// one thing at each station.
    package func usualOrder(of orders: [[OrderedLine]]) -> [KitchenStation: [WorkUnit]] {
        let all = orders.map { units(of: $0) }.filter { !$0.isEmpty }
            .sorted { size(of: $0) < size(of: $1) }
        if !all.isEmpty { return all[all.count / 2] }
        let one = [WorkUnit(line: 0, product: nil)]
        return Dictionary(uniqueKeysWithValues: stations.stations.map { ($0, one) })
    }

    private func size(of units: [KitchenStation: [WorkUnit]]) -> Double {
        units.values.joined().reduce(0) { $0 + initialTime(of: $1.product).seconds }
    }
}
