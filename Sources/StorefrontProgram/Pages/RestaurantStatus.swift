import McOrderModel
import McOrderText

/// Whether a restaurant takes orders on these pages at a moment, and what its customers have to know.
struct RestaurantStatus {
    let shop: Shop
    let restaurant: Restaurant

    /// Whether its daemon takes orders of these pages at all.
    var takesOrders: Bool { shop.today.storefrontService(of: restaurant.id, at: shop.now) != .none }

    /// Whether it is neither closed nor paused.
    var isOpen: Bool {
        restaurant.isOpen(at: shop.now) && shop.today.pausedUntil(restaurant.id, at: shop.now) == nil
    }

    /// Open, closed or paused, and until when.
    var sentence: Sentence {
        let moment = MomentText(in: restaurant.zone, now: shop.now)
        if let end = shop.today.pausedUntil(restaurant.id, at: shop.now) {
            return TodayText.paused(moment.until(end))
        }
        if restaurant.isOpen(at: shop.now) {
            return TodayText.open(restaurant.closing(at: shop.now).map(moment.until))
        }
        return TodayText.closed(restaurant.nextOpening(after: shop.now).map(moment.at))
    }

    /// The hours of this day of the week; `nil` where the restaurant is always open.
    var hoursToday: String? {
        guard let hours = restaurant.hours else { return nil }
        let day = CivilDay(restaurant.zone.civilTime(at: shop.now))
        guard !hours.closedOn.contains(day), let shifts = hours.week[day.weekday] else { return nil }
        return shifts.map(\.description).joined(separator: ", ")
    }

    /// The telephone number as a link opens it.
    var telephone: String { "tel:" + restaurant.phone.filter { "+0123456789".contains($0) } }
}
