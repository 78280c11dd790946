import McOrderClient
import McOrderConsole
import McOrderText

/// Changes of the ticket.
extension FlowModel {
    /// Applies a change to the model and stores it in the home. If it is not possible, shows why.
    mutating func change(_ change: FlowChange) -> [Effect] {
        do throws(TicketError) {
            try change.apply(to: &world.state.ticket)
            return [.perform(.store(change))]
        } catch {
            notice = .problem(error.sentence)
            return []
        }
    }

    mutating func add(_ item: TicketItem, count: Int) -> [Effect] {
        let effects = change(.add(item, count: count))
        guard !effects.isEmpty else { return [] }
        notice = .news(FlowText.added(count, names.line(item.name)))
        let place = stack.firstIndex { $0.screen == .categories || $0.screen == .ticket }
        if let place {
            stack.removeSubrange((place + 1)...)
            show(screen)
        } else {
            stack = [Step(screen: .start), Step(screen: .categories)]
        }
        return effects
    }

    mutating func remove(_ item: TicketItem, count: Int) -> [Effect] {
        guard let group = world.state.ticket.groups.first(where: { $0.item == item }) else { return [] }
        let count = min(count, group.count)
        if count == group.count, screen == .item(item) { stack.removeLast() }
        return remove([Ticket.Group(item: item, count: count, firstLine: group.firstLine)])
    }

    private mutating func remove(_ groups: [Ticket.Group]) -> [Effect] {
        let effects = change(.remove(groups))
        removed = groups
        notice = .news(FlowTicketText.removed(shown(groups)))
        return effects
    }

    /// Items of the ticket with their counts, in the customer's language, such as `2 × Espresso`.
    private func shown(_ groups: [Ticket.Group]) -> String {
        groups.map { "\($0.count) × \(names.line($0.item.name))" }.joined(separator: ", ")
    }

    /// Removes what cannot be ordered, and goes on to the restaurant if any items remain.
    mutating func drop(_ id: RestaurantID?) -> [Effect] {
        let restaurant = id.flatMap { world.catalogue.restaurant($0) }
        let effects = remove(world.unavailable(at: restaurant ?? world.favourite).map(\.group))
        if case .unavailable = screen { stack.removeLast() }
        guard let id, !world.state.ticket.isEmpty else { return effects }
        return effects + address(id)
    }

    mutating func restore() -> [Effect] {
        guard !removed.isEmpty else { return [] }
        let effects = change(.insert(removed))
        if !effects.isEmpty {
            notice = .news(FlowTicketText.restored(shown(removed)))
            removed = []
        }
        return effects
    }

    mutating func reorder(_ order: PlacedOrder, append: Bool) -> [Effect] {
        let reorder = again(order)
        let effects = change(append ? .append(reorder.items) : .replace(reorder.items))
        guard !effects.isEmpty else { return [] }
        stack = [Step(screen: .start)]
        open(.ticket)
        notice =
            reorder.changes.isEmpty
            ? .news(FlowTicketText.reordered)
            : .problem(FlowTicketText.reorderedWithChanges(reorder.changes.count))
        return effects
    }

    /// Puts the items of a sent order back on the ticket, after the items that are on it.
    mutating func takeBack(_ order: PlacedOrder) -> [Effect] {
        let items = again(order).items
        guard !items.isEmpty else {
            notice = .problem(FlowTicketText.nothingRemaining)
            return []
        }
        let effects = change(world.state.ticket.isEmpty ? .replace(items) : .append(items))
        guard !effects.isEmpty else { return [] }
        stack = [Step(screen: .start)]
        open(.ticket)
        return [.forget(timer: Self.answerTimer), .perform(.refresh)] + effects
    }

    /// Puts a refused order back on the ticket and shows it with another time, unless something of it cannot
    /// be ordered any more, or there is something else on the ticket: then the customer looks at that first.
    mutating func reserve(_ order: PlacedOrder, for time: Timestamp) -> [Effect] {
        let isWhole = world.state.ticket.isEmpty && again(order).changes.isEmpty
        let effects = takeBack(order)
        guard isWhole, !effects.isEmpty, let restaurant = world.catalogue.restaurant(order.restaurant) else {
            return effects
        }
        var letter = FlowLetter(
            restaurant: restaurant.id,
            comment: FlowField(order.order.fullComment),
            terms: order.order.terms.chosen
        )
        letter.terms.pickup = restaurant.zone.civilTime(at: time).pickupText
        return effects + agree(letter)
    }

    /// The order with what can be ordered today.
    func again(_ order: PlacedOrder) -> Reorder {
        world.catalogue.reorder(order, at: world.catalogue.restaurant(order.restaurant))
    }

    /// Changes the menu on every open screen of the menu, so that Escape does not undo it.
    mutating func toggleLarge() {
        for index in stack.indices {
            switch stack[index].screen {
            case .menu(var menu):
                menu.isLarge.toggle()
                stack[index].screen = .menu(menu)
            case .quantity(var quantity):
                guard case .menu(let sandwich, let drink, let side, let isLarge) = quantity.item else {
                    continue
                }
                quantity.item = .menu(sandwich: sandwich, drink: drink, side: side, isLarge: !isLarge)
                stack[index].screen = .quantity(quantity)
            default: break
            }
        }
    }
}
