/// The times for which a restaurant takes orders, apart from what its kitchen has to do.
extension Restaurant {
    /// The slots of a day in which the restaurant is open, the first one first; none where it takes no orders
    /// for a time. A time that the clocks skip is left out, and one that they show twice is the first of the
    /// two.
    package func pickupTimes(on day: CivilDay) -> [Timestamp] {
        guard let slots else { return [] }
        let spans = hours?.spans(into: day, in: zone)
        return stride(from: 0, to: 1440, by: slots.minutes).compactMap { minute in
            let time = day.time(minutes: minute)
            let instant = zone.instant(of: time)
            guard spans?.contains(where: { $0.contains(instant) }) ?? true,
                zone.civilTime(at: instant) == time
            else { return nil }
            return instant
        }
    }

    /// The days within the horizon of the slots, today first.
    package func pickupDays(at now: Timestamp) -> [CivilDay] {
        guard let slots else { return [] }
        let first = CivilDay(zone.civilTime(at: now))
        let last = CivilDay(zone.civilTime(at: now + slots.horizon))
        return (first.number...max(first.number, last.number)).map { CivilDay(number: $0) }
    }
}

/// When a customer wishes to collect an order.
package enum PickupWish: Equatable, Sendable {
    /// As soon as possible.
    case soonest
    case at(Timestamp)
    /// The restaurant publishes no such time.
    case wrong

    /// The wished time; `nil` for as soon as possible, and for a wrong one.
    package var time: Timestamp? {
        guard case .at(let time) = self else { return nil }
        return time
    }
}

extension Restaurant {
    /// What an order wishes, as customers and restaurant judge it. Source: format.md, `bad-pickup`.
    ///
    /// - Parameter now: when the order is placed or received.
    package func wish(_ terms: OrderTerms, at now: Timestamp) -> PickupWish {
        guard terms.pickup != nil else { return .soonest }
        guard let slots, let time = terms.pickupTime, slots.has(time) else { return .wrong }
        let instant = zone.instant(of: time)
        // The clocks skip some times in spring.
        guard zone.civilTime(at: instant) == time, instant > now, instant - now <= slots.horizon else {
            return .wrong
        }
        return .at(instant)
    }
}

extension OrderTerms {
    /// The wished time on a restaurant's clocks; `nil` without one, and for a text that is none.
    package func pickup(at restaurant: Restaurant) -> Timestamp? {
        pickupTime.map { restaurant.zone.instant(of: $0) }
    }
}

extension Today {
    /// When an order that is placed now would be ready, if it is a usual one; `nil` if nobody says so.
    ///
    /// - Parameters:
    ///   - restaurant: the restaurant.
    ///   - now: the time by the device's clock.
    public func soonest(at restaurant: RestaurantID, now: Timestamp) -> Timestamp? {
        guard service(of: restaurant, at: now) == .usual, pausedUntil(restaurant, at: now) == nil,
            let leadTime = entry(restaurant)?.leadTime
        else { return nil }
        return now + leadTime
    }

    /// The times of a day for which an order of a usual size is probably taken, the first one first.
    ///
    /// The restaurant decides: what is published may be old, and an order may be larger.
    ///
    /// - Parameters:
    ///   - day: a day on the restaurant's clocks.
    ///   - restaurant: the restaurant.
    ///   - now: the time by the device's clock.
    package func freeTimes(on day: CivilDay, at restaurant: Restaurant, now: Timestamp) -> [Timestamp] {
        let entry = entry(restaurant.id)
        let first = max(now + (entry?.leadTime ?? .zero), pausedUntil(restaurant.id, at: now) ?? now)
        let last = now + (restaurant.slots?.horizon ?? .zero)
        return restaurant.pickupTimes(on: day).filter { time in
            time > now && time >= first && time <= last
                && !(entry?.full ?? []).contains { $0.contains(time) }
        }
    }
}
