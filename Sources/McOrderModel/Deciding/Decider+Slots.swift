/// Orders that customers wish to collect at a time. Source: docs/kitchen.md, *At a time*.
extension Decider {
    /// Accepts an order for its time, or rejects it with the nearest free ones.
    mutating func enqueue(_ order: PricedOrder, at wish: Timestamp, _ presence: PresenceRecord) -> Decision {
        let restaurant = order.restaurant
        // A time is held for nobody who may not come.
        if presence.awaitsCustomer { return .reject(.badPickup, restaurant: restaurant.name, .none) }
        guard let slots = restaurant.slots, !isFull(slots, of: restaurant, at: wish) else {
            return reject(order, at: wish)
        }
        // While the clock is in doubt nothing is promised, and nothing is refused for its time.
        guard known.kitchens[restaurant.id] != nil else {
            return .enqueue(order, label: label(of: order), presence, nil)
        }
        let promise = known.kitchens[restaurant.id]?.take(
            order.orderedLines,
            wish: wish,
            horizon: slots.horizon.components.seconds
        )
        guard let promise else { return reject(order, at: wish) }
        return .enqueue(order, label: label(of: order), presence, promise)
    }

    private func isFull(_ slots: PickupSlots, of restaurant: Restaurant, at time: Timestamp) -> Bool {
        !slots.takesAnother(after: known.wished[RestaurantTime(restaurant.id, time)] ?? 0)
    }

    private func reject(_ order: PricedOrder, at wish: Timestamp) -> Decision {
        let detail = ReasonDetail(free: freeTimes(of: order, near: wish), zone: order.restaurant.zone)
        return .reject(.slotFull, restaurant: order.restaurant.name, detail)
    }

    /// The last free slot before a time, and the first one after it.
    private func freeTimes(of order: PricedOrder, near wish: Timestamp) -> [Timestamp] {
        let restaurant = order.restaurant
        guard let slots = restaurant.slots, let book = known.kitchens[restaurant.id] else { return [] }
        let ranges = book.times(for: order.orderedLines, within: slots.horizon.components.seconds)
        func isFree(_ time: Timestamp) -> Bool {
            ranges.contains { $0.contains(time.seconds) } && !isFull(slots, of: restaurant, at: time)
        }
        let day = CivilDay(restaurant.zone.civilTime(at: wish))
        let days = restaurant.pickupDays(at: Timestamp(seconds: book.now))
        let before = days.reversed().lazy.filter { $0 <= day }.compactMap { day in
            restaurant.pickupTimes(on: day).last { $0 < wish && isFree($0) }
        }
        let after = days.lazy.filter { $0 >= day }.compactMap { day in
            restaurant.pickupTimes(on: day).first { $0 > wish && isFree($0) }
        }
        return [before.first, after.first].compactMap(\.self)
    }
}
