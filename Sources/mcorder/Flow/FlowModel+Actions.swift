internal import McOrderClient
internal import McOrderConsole

extension FlowModel {
    /// Does what was chosen.
    mutating func perform(_ action: FlowAction) -> [Effect] {
        switch action {
        case .open(let screen):
            open(screen)
            if case .sent(let sent) = screen { return [.perform(.look(sent.order))] }
            return screen == .categories ? [.perform(.refresh)] : []
        case .start: return goToStart()
        case .back: return goBack()
        case .ticket: return switchTicket()
        case .add(let item, let count): return add(item, count: count)
        case .remove(let line): return remove(line: line)
        case .restore: return restore()
        case .empty:
            stack = [Step(screen: .start), Step(screen: .categories)]
            return change(.replace([])) + [.perform(.refresh)]
        case .reorder(let append): return reorder(append: append)
        case .takeBack(let order): return takeBack(order)
        case .redirect(let order):
            let effects = takeBack(order)
            guard !effects.isEmpty else { return [] }
            open(.destination)
            return effects + [.perform(.refresh)]
        case .toggleLarge:
            toggleLarge()
            return []
        case .favourite(let id):
            let favourite = world.state.favourite == id ? nil : id
            world.state.favourite = favourite
            notice = .news(favourite == nil ? FlowText.noLongerFavourite : FlowText.isFavourite)
            return [.perform(.favourite(favourite))]
        case .chooseDestination:
            guard !world.state.ticket.isEmpty || world.state.pendingOrder != nil else {
                notice = .trouble(FlowText.emptyOrder)
                return []
            }
            open(.destination)
            return [.perform(.refresh)]
        case .send(let letter):
            show(.sending(letter))
            return [.perform(.send(letter, world.catalogue))]
        case .resend(let sent):
            let order = sent.order
            // What is tried again when it fails: the items are on the ticket then.
            show(
                .sending(
                    FlowLetter(
                        restaurant: order.restaurant,
                        comment: order.order.comment,
                        allowsRepeat: true
                    )
                )
            )
            return [
                .forget(timer: Self.lookTimer),
                .perform(.resend(order, world.catalogue, leap: sent.leap)),
            ]
        case .notify(let kind, let order):
            if case .cancelling = screen { stack.removeLast() }
            return [.perform(.notify(kind, order))]
        case .visit(let address):
            return [.perform(.visit(address))]
        case .refuse(let sentence):
            notice = .trouble(sentence)
            return []
        case .leave: return [.leave]
        }
    }

    /// Forgets the screens; of a sent order that is no longer shown nothing more is asked.
    private mutating func goToStart() -> [Effect] {
        stack = [Step(screen: .start)]
        return [.forget(timer: Self.lookTimer)]
    }

    private mutating func goBack() -> [Effect] {
        switch screen {
        case .sending: notice = .news(FlowText.underWay)
        case .start: notice = .news(FlowText.howToLeave)
        case .sent where stack.count <= 2: return goToStart()
        default: stack.removeLast()
        }
        return []
    }

    private mutating func switchTicket() -> [Effect] {
        if case .sending = screen {
            notice = .news(FlowText.underWay)
            return []
        }
        if let place = stack.firstIndex(where: { $0.screen == .ticket }) {
            // From a line of it back to it; from itself back to where one came from.
            stack.removeSubrange((place == stack.count - 1 ? place : place + 1)...)
        } else {
            open(.ticket)
        }
        return []
    }

    /// Makes a change of the ticket here and has it stored; where it is not possible, says why.
    private mutating func change(_ change: FlowChange) -> [Effect] {
        do throws(TicketFault) {
            try change.apply(to: &world.state.ticket)
            return [.perform(.store(change))]
        } catch {
            notice = .trouble(error.sentence)
            return []
        }
    }

    private mutating func add(_ item: TicketItem, count: Int) -> [Effect] {
        let effects = change(.add(item, count: count))
        guard !effects.isEmpty else { return [] }
        notice = .news(FlowText.added(count, item.name))
        let place = stack.firstIndex { $0.screen == .categories || $0.screen == .ticket }
        if let place {
            stack.removeSubrange((place + 1)...)
            show(screen)
        } else {
            stack = [Step(screen: .start), Step(screen: .categories)]
        }
        return effects
    }

    private mutating func remove(line: Int) -> [Effect] {
        let items = world.state.ticket.items
        guard items.indices.contains(line - 1) else { return [] }
        let effects = change(.remove(items[line - 1], line: line))
        removed = (items[line - 1], line)
        notice = .news(FlowText.removed(items[line - 1].name))
        if case .line = screen { stack.removeLast() }
        return effects
    }

    private mutating func restore() -> [Effect] {
        guard let removed else { return [] }
        let effects = change(.insert(removed.item, line: removed.line))
        if !effects.isEmpty {
            self.removed = nil
            notice = .news(FlowText.added(1, removed.item.name))
        }
        return effects
    }

    private mutating func reorder(append: Bool) -> [Effect] {
        guard let last = world.state.lastOrder else { return [] }
        let reorder = again(last)
        let effects = change(append ? .append(reorder.items) : .replace(reorder.items))
        guard !effects.isEmpty else { return [] }
        stack = [Step(screen: .start)]
        open(.ticket)
        notice =
            reorder.changes.isEmpty
            ? .news(FlowText.reordered) : .trouble(FlowText.reorderedWithChanges(reorder.changes.count))
        return effects
    }

    /// Puts what was ordered back onto the ticket, behind what is on it.
    private mutating func takeBack(_ order: PlacedOrder) -> [Effect] {
        let items = again(order).items
        guard !items.isEmpty else {
            notice = .trouble(FlowText.nothingLeft)
            return []
        }
        let effects = change(world.state.ticket.isEmpty ? .replace(items) : .append(items))
        guard !effects.isEmpty else { return [] }
        stack = [Step(screen: .start)]
        open(.ticket)
        return [.forget(timer: Self.lookTimer)] + effects
    }

    /// The last order as it can be ordered today.
    func again(_ order: PlacedOrder) -> Reorder {
        world.catalogue.reorder(order, at: world.catalogue.restaurant(order.restaurant))
    }

    /// Changes the menu on every screen of the way, so that Escape does not undo it.
    private mutating func toggleLarge() {
        for index in stack.indices {
            switch stack[index].screen {
            case .drink(var menu):
                menu.isLarge.toggle()
                stack[index].screen = .drink(menu)
            case .side(var menu):
                menu.isLarge.toggle()
                stack[index].screen = .side(menu)
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
