import McOrderClient
import McOrderText

extension Today {
    /// That an order to a restaurant would probably wait without an answer, or be refused because of the
    /// device's clock; nil if nothing is known against it.
    func trouble(at restaurant: Restaurant, now: Timestamp) -> Sentence? {
        switch service(of: restaurant.id, at: now) {
        case .usual: nil
        case .none: TodayText.unserved(restaurant.name, phone: restaurant.phone)
        case .silent(let seconds):
            TodayText.silent(restaurant.name, seconds: seconds, phone: restaurant.phone)
        case .ahead(let seconds): TodayText.clockBehind(seconds: seconds)
        }
    }
}

/// What is not available today, as the flow marks it.
extension FlowWorld {
    /// The state of a restaurant: open, closed or paused.
    func status(of restaurant: Restaurant) -> OpeningStatus {
        OpeningStatus(of: restaurant, today, at: now)
    }

    /// Why a restaurant cannot accept an order now; nil if it can.
    func obstacle(at restaurant: Restaurant) -> Sentence? {
        status(of: restaurant).obstacle.map { TodayText.status(restaurant.name, $0) }
    }

    /// See ``Today/trouble(at:now:)``.
    func trouble(at restaurant: Restaurant) -> Sentence? {
        today.trouble(at: restaurant, now: now)
    }

    /// Until when a product or a choice is sold out at the favourite restaurant, as a message; nil if it is
    /// not.
    func soldOutUntil(_ sellable: SellableID) -> Sentence? {
        words(soldOutEnd(sellable), at: favourite)
    }

    /// The same as ``soldOutUntil(_:)``, as an instant.
    func soldOutEnd(_ sellable: SellableID) -> Timestamp? {
        today.soldOutUntil(sellable, at: favourite, in: catalogue, now: now)
    }

    /// The hours and days of a product that is not sold now at the favourite restaurant, as a message; nil if
    /// it is sold now, or there is no favourite.
    func notSoldNow(_ product: Product, in language: Language) -> String? {
        guard let favourite, let times = product.available, !times.allow(favourite.moment(at: now)) else {
            return nil
        }
        let hours = (times.hours ?? []).map(\.description).joined(separator: " ")
        return [ProductText.notSoldNow[language], hours].filter { !$0.isEmpty }.joined(separator: " · ")
    }

    /// Until when an item is sold out at a restaurant, as a message; nil if it is not.
    func soldOutUntil(_ item: TicketItem, at restaurant: Restaurant?) -> Sentence? {
        words(today.soldOutUntil(item, at: restaurant, in: catalogue, now: now), at: restaurant)
    }

    /// The items on the ticket that cannot be ordered at a restaurant, with the reasons.
    ///
    /// - Parameter names: the names in the customer's language, for the reasons.
    func unavailable(
        at restaurant: Restaurant?,
        _ names: ShownNames = .own
    ) -> [(group: Ticket.Group, reason: Sentence)] {
        let lines = lines(at: restaurant)
        return state.ticket.groups.compactMap { group in
            let line = lines[group.firstLine - 1]
            let name = names.line(line.name)
            if line.money == nil { return (group, FlowText.notSold(name, at: restaurant?.name)) }
            return soldOutUntil(group.item, at: restaurant).map { until in
                (group, TodayText.itemSoldOut(name, until, at: restaurant?.name))
            }
        }
    }

    /// An instant until which something is sold out, as a message in the time zone of the restaurant or else
    /// of the company.
    func words(_ end: Timestamp?, at restaurant: Restaurant?) -> Sentence? {
        end.map { MomentText(in: restaurant?.zone ?? catalogue.company.zone, now: now).until($0) }
    }
}

extension FlowModel {
    /// Marks a restaurant to which the ticket cannot be sent now. Choosing it shows why.
    func markToday(_ entry: inout FlowEntry, _ restaurant: Restaurant) {
        if let obstacle = world.obstacle(at: restaurant) {
            // It may take orders for later.
            if restaurant.slots == nil { entry = entry.closed(obstacle) }
            let isOpen = world.status(of: restaurant).isOpen
            entry.amount = say(isOpen ? TodayText.pausedShort : TodayText.closedShort)
            return
        }
        let soldOut = world.state.ticket.items.count { world.soldOutUntil($0, at: restaurant) != nil }
        guard soldOut > 0 else { return }
        entry.amount = say(TodayText.soldOutLines(soldOut))
        entry.action = .open(.unavailable(restaurant.id))
    }
}
