internal import McOrderClient
internal import McOrderConsole

/// What is not to be had today, as the flow marks it.
extension FlowWorld {
    /// How a restaurant stands.
    func standing(of restaurant: Restaurant) -> Standing {
        Standing(of: restaurant, today, at: now)
    }

    /// Until when a product is sold out at the favourite restaurant, in words.
    func soldOutUntil(_ product: ProductID) -> Sentence? {
        words(today.soldOutUntil(product, at: favourite, in: catalogue, now: now), at: favourite)
    }

    /// Until when something on the ticket is sold out at a restaurant, in words.
    func soldOutUntil(_ item: TicketItem, at restaurant: Restaurant?) -> Sentence? {
        words(today.soldOutUntil(item, at: restaurant, in: catalogue, now: now), at: restaurant)
    }

    private func words(_ end: Timestamp?, at restaurant: Restaurant?) -> Sentence? {
        end.map { MomentText(in: restaurant?.zone ?? catalogue.company.zone, now: now).until($0) }
    }
}

extension FlowModel {
    /// Marks a restaurant to which the ticket cannot be sent now; choosing it says why.
    func markToday(_ entry: inout FlowEntry, _ restaurant: Restaurant) {
        let standing = world.standing(of: restaurant)
        let gone = world.state.ticket.items.compactMap { item in
            world.soldOutUntil(item, at: restaurant).map { (item.name, $0) }
        }
        if let obstacle = standing.obstacle {
            entry.amount = say(standing.isOpen ? TodayText.pausedShort : TodayText.closedShort)
            entry.action = .refuse(TodayText.standing(restaurant.name, obstacle))
        } else if let (name, until) = gone.first {
            entry.amount = say(TodayText.soldOut(gone.count))
            entry.action = .refuse(TodayText.soldOut(name, until, at: restaurant.name))
        } else {
            return
        }
        entry.isOpen = false
    }
}
