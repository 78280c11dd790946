internal import McOrderClient
internal import McOrderText

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

    /// Until when a product is sold out at the favourite restaurant, as a message; nil if it is not.
    func soldOutUntil(_ product: ProductID) -> Sentence? {
        words(soldOutEnd(product), at: favourite)
    }

    /// The same as ``soldOutUntil(_:)``, as an instant.
    func soldOutEnd(_ product: ProductID) -> Timestamp? {
        today.soldOutUntil(product, at: favourite, in: catalogue, now: now)
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
            entry = entry.closed(obstacle)
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
