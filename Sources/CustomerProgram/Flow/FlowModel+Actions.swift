import McOrderClient
import McOrderConsole
import McOrderText

extension FlowModel {
    /// Performs an action.
    mutating func perform(_ action: FlowAction) -> [Effect] {
        switch action {
        case .open(let screen):
            open(screen)
            switch screen {
            case .sent(let sent): return [.perform(.checkAnswer(sent.order))]
            case .categories, .destination: return [.perform(.refresh)]
            default: break
            }
        case .start: return goToStart()
        case .back: return goBack()
        case .ticket: return switchTicket()
        case .add(let item, let count): return add(item, count: count)
        case .more(let item): return change(.add(item, count: 1))
        case .remove(let item, let count): return remove(item, count: count)
        case .drop(let id): return drop(id)
        case .restore: return restore()
        case .empty:
            stack = [Step(screen: .start), Step(screen: .categories)]
            return change(.replace([])) + [.perform(.refresh)]
        case .reorder(let order, let append): return reorder(order, append: append)
        case .takeBack(let order): return takeBack(order)
        case .redirect(let order):
            let effects = takeBack(order)
            if !effects.isEmpty { open(.destination) }
            return effects
        case .reserve(let order, let time): return reserve(order, for: time)
        case .avoid(let allergen):
            world.state.avoided.formSymmetricDifference([allergen])
            return [.perform(.avoid(world.state.avoided))]
        case .toggle(let id):
            toggle(id)
        case .toggleLarge:
            toggleLarge()
        case .favourite(let id):
            let favourite = world.state.favourite == id ? nil : id
            world.state.favourite = favourite
            notice = .news(favourite == nil ? FlowSendingText.noLongerFavourite : FlowSendingText.isFavourite)
            return [.perform(.favourite(favourite))]
        case .chooseDestination: return chooseDestination()
        case .address(let id): return address(id)
        case .agree(let letter): return agree(letter)
        case .useCoupon(let letter, let field): return useCoupon(field, letter)
        case .rename(let field): return rename(field)
        case .abandon: return abandon()
        case .join(let field): return field.text.isEmpty ? [] : [.perform(.join(field.text))]
        case .send where world.state.asksForName:
            open(.name(FlowField()))
        case .send(let letter):
            show(.sending(letter))
            return [.perform(.send(letter, world.catalogue))]
        case .resend(let sent):
            let order = sent.order
            // For a retry if sending fails. The order's items are on the ticket then.
            let letter = FlowLetter(
                restaurant: order.restaurant,
                comment: FlowField(order.order.fullComment),
                terms: order.order.terms.chosen,
                allowsRepeat: true
            )
            show(.sending(letter))
            let work = FlowWork.resend(order, world.catalogue, leap: sent.leap)
            return [.forget(timer: Self.answerTimer), .perform(work)]
        case .notify(let kind, let order):
            if case .cancelling = screen { stack.removeLast() }
            return [.perform(.notify(kind, order))]
        case .visit(let address): return [.perform(.visit(address))]
        case .refuse(let sentence): notice = .problem(sentence)
        case .leave: return [.leave]
        }
        return []
    }

    /// Closes all screens. Stops checking for the answer to an order that is no longer shown.
    private mutating func goToStart() -> [Effect] {
        stack = [Step(screen: .start)]
        return [.forget(timer: Self.answerTimer)]
    }

    /// Gives up the order whose sending was interrupted. It may be in the folder already.
    private mutating func abandon() -> [Effect] {
        let effects = goToStart()
        guard let pending = world.state.pendingOrder else { return effects }
        world.state.pendingOrder = nil
        notice = .news(SentOrderText.abandoned(pending.code.description))
        return effects + [.perform(.abandon)]
    }

    /// Goes to the favourite restaurant if it accepts the ticket, otherwise to the list of all.
    private mutating func chooseDestination() -> [Effect] {
        guard !world.state.ticket.isEmpty || world.state.pendingOrder != nil else {
            notice = .problem(FlowSendingText.emptyOrder)
            return []
        }
        if let favourite = world.favourite {
            if let obstacle = world.obstacle(at: favourite), favourite.slots == nil {
                notice = .problem(obstacle)
            } else if world.unavailable(at: favourite).isEmpty {
                return address(favourite.id) + [.perform(.refresh)]
            } else {
                open(.unavailable(favourite.id))
                return [.perform(.refresh)]
            }
        }
        open(.destination)
        return [.perform(.refresh)]
    }

    /// Stores the device's name. An empty text keeps the current name.
    private mutating func rename(_ field: FlowField) -> [Effect] {
        let name = field.text.isEmpty ? world.state.device.name : field.text
        guard Device.allows(name: name) else {
            notice = .problem(RejectionReason.badDeviceName.sentence)
            return []
        }
        world.state.device = Device(name: name, id: world.state.device.id)
        world.state.isNamed = true
        stack.removeLast()
        stack[stack.count - 1].cursor = 0
        notice = .news(FlowFindingText.named(name))
        return [.perform(.rename(name))]
    }

    private mutating func goBack() -> [Effect] {
        switch screen {
        case .sending: notice = .news(FlowSendingText.underWay)
        case .start: notice = .news(FlowText.howToLeave)
        case .sent where stack.count <= 2: return goToStart()
        default: stack.removeLast()
        }
        return []
    }

    private mutating func switchTicket() -> [Effect] {
        if case .sending = screen {
            notice = .news(FlowSendingText.underWay)
            return []
        }
        if let place = stack.firstIndex(where: { $0.screen == .ticket }) {
            // From a line of the ticket, go back to the ticket. From the ticket, go back to the screen before
            // it.
            stack.removeSubrange((place == stack.count - 1 ? place : place + 1)...)
        } else {
            open(.ticket)
        }
        return []
    }
}
