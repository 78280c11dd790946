internal import McOrderClient
internal import McOrderConsole
internal import McOrderText

/// Restaurant, comment, sending and the answer. Source: R9 to R13.
extension FlowModel {
    /// Seconds without an answer after which the folder is suspected of not syncing.
    private static let suspicion = 60

    var destinationPage: FlowPage {
        var page = FlowPage(title: say(FlowSendingText.destination))
        page.lines = [FlowLine(say(FlowSendingText.whereTo), .bold), FlowLine("")]
        page.entries = restaurants.map { restaurant, metres in
            let lines = world.lines(at: restaurant)
            let missing = lines.filter { $0.money == nil }
            var entry = restaurantEntry(restaurant, metres: metres)
            entry.amount =
                missing.isEmpty
                ? price(world.total(at: restaurant)) : say(FlowSendingText.missing(missing.count))
            entry.action =
                missing.isEmpty
                ? .address(restaurant.id) : .open(.unavailable(restaurant.id))
            if missing.isEmpty { markToday(&entry, restaurant) }
            return entry
        }
        page.letters = [favouriteLetter]
        return page
    }

    func letterPage(_ letter: FlowLetter) -> FlowPage {
        var page = FlowPage(title: say(FlowSendingText.send), hint: Wording(FlowText.letterHint))
        let restaurant = letter.restaurant.flatMap { world.catalogue.restaurant($0) }
        let lines = world.state.ticket.items.count
        let total = price(world.total(at: restaurant, letter.terms))
        let terms = restaurant.flatMap { termsButton(letter, $0) }
        page.lines = [
            FlowLine(restaurant?.name ?? "", .bold), FlowLine("\(say(FlowText.lines(lines))) · \(total)"),
            FlowLine(""),
            FlowLine(
                say(FlowSendingText.comment),
                amount: "\(letter.comment.text.count)/\(FlowSendingText.commentLimit)"
            ), FlowLine("> \(letter.comment.text)_", .bold), FlowLine(""),
        ]
        if world.state.asksForName {
            let question = FlowFindingText.asksForName(world.state.device.name)
            page.lines += [FlowLine(say(question), Style(colour: .yellow, isBold: true)), FlowLine("")]
        }
        if let terms {
            page.hint = Wording(FlowTermsText.letterHint(hasServices: restaurant.map(hasServices) == true))
            // With this button the comment would be out of sight on a terminal of 12 rows.
            if size.rows < 16 { page.lines.remove(at: 2) }
            page.buttons = [terms]
        }
        let send = FlowEntry(name: say(FlowSendingText.sendNow), amount: total, action: .send(letter))
        page.buttons =
            [send] + page.buttons + [
                FlowEntry(
                    name: say(FlowFindingText.underName(world.state.device.name)),
                    action: .open(.name(FlowField()))
                ), FlowEntry(name: say(FlowTicketText.chooseAnother), action: .open(.destination)),
            ]
        return page
    }

    func namePage(_ field: FlowField) -> FlowPage {
        var page = FlowPage(title: say(FlowFindingText.nameTitle), hint: Wording(FlowFindingText.nameHint))
        page.lines = [
            FlowLine(say(FlowFindingText.nameQuestion), .bold), FlowLine(""),
            FlowLine("> \(field.text)_", .bold), FlowLine(""),
            FlowLine(say(FlowFindingText.keepsName(world.state.device.name)), .dim),
        ]
        return page
    }

    func sendingPage() -> FlowPage {
        var page = FlowPage(
            title: say(FlowSendingText.send),
            hasTicket: false,
            hint: Wording(FlowText.sendingHint)
        )
        page.lines = [FlowLine(say(FlowSendingText.sending), .bold)]
        return page
    }

    func repeatedPage(_ letter: FlowLetter, _ last: PlacedOrder) -> FlowPage {
        var page = FlowPage(title: say(FlowSendingText.send))
        page.lines = [FlowLine(say(FlowSendingText.repeated(last.code)), .bold), FlowLine("")]
        var again = letter
        again.allowsRepeat = true
        page.entries = [
            FlowEntry(name: say(FlowSendingText.doNotSend), action: .start),
            FlowEntry(name: say(FlowSendingText.sendAgain), action: .send(again)),
        ]
        return page
    }

    func refusedPage(_ letter: FlowLetter, _ sentence: Sentence) -> FlowPage {
        var page = FlowPage(title: say(FlowSendingText.send))
        page.lines = [FlowLine(say(sentence), Style(colour: .red, isBold: true)), FlowLine("")]
        let restaurant = letter.restaurant.flatMap { world.catalogue.restaurant($0) }
        page.entries = [FlowEntry(name: say(FlowSendingText.tryAgain), action: .send(letter))]
        if let restaurant, !world.unavailable(at: restaurant).isEmpty {
            let action = FlowAction.open(.unavailable(restaurant.id))
            page.entries.insert(FlowEntry(name: say(FlowTicketText.dropUnavailable), action: action), at: 0)
        }
        page.entries += [
            FlowEntry(name: say(FlowText.seeTicket), action: .ticket),
            FlowEntry(name: say(FlowSendingText.toStart), action: .start),
        ]
        return page
    }

    func sentPage(_ sent: FlowSent) -> FlowPage {
        let order = sent.order.order
        var page = FlowPage(title: order.restaurant)
        page.lines = headline(sent) + answer(sent)
        if sent.wasPending {
            page.lines.append(FlowLine(say(SentOrderText.finished(sent.order, keptTicket: sent.keptTicket))))
        }
        page.lines +=
            [
                FlowLine(""),
                FlowLine(say(FlowSendingText.orderOf(order))),
                FlowLine("\(say(FlowText.lines(order.lines.count))) · \(price(order.total))"),
            ] + termsLines(sent.order) + commentLines(order) + [FlowLine("")]
        page.entries = [FlowEntry(name: say(FlowSendingText.toStart), action: .start)]
        if sent.receipt?.status == .order(.ready) { page.code = sent.order.code.description }
        if sent.isExpected {
            let code = FlowAction.open(.code(sent.order))
            page.letters = [FlowLetterKey(keys: "c", word: say(FlowFindingText.codeWord), action: code)]
        }
        if sent.taken != nil {
            page.entries.append(resendEntry(sent))
        } else if sent.receipt?.isDropped == true {
            page.entries.insert(
                contentsOf: [
                    FlowEntry(name: say(FlowSendingText.ontoTicket), action: .takeBack(sent.order)),
                    FlowEntry(name: say(FlowSendingText.otherRestaurant), action: .redirect(sent.order)),
                ],
                at: 0
            )
        }
        return page
    }

    /// The order's state, and what to say at the counter while there is something to collect.
    private func headline(_ sent: FlowSent) -> [FlowLine] {
        let good = Style(colour: .green, isBold: true)
        let bad = Style(colour: .red, isBold: true)
        let counter = [
            FlowLine(say(FlowSendingText.sayAtCounter)),
            FlowLine("    \(sent.order.code)", Style(isBold: true)),
            FlowLine(""),
        ]
        if sent.taken != nil { return [FlowLine(say(FlowSendingText.notTaken), bad), FlowLine("")] }
        return switch sent.receipt?.status {
        case nil, .order(.received): [FlowLine(say(FlowSendingText.heard), good), FlowLine("")] + counter
        case .order(.preparing): [FlowLine(say(FlowSendingText.beingPrepared), good), FlowLine("")] + counter
        case .order(.ready):
            [
                FlowLine(say(FlowSendingText.ready), Style(colour: .green, isBold: true, isReverse: true)),
                FlowLine(""),
            ]
                + counter
        case .order(.collected): [FlowLine(say(FlowSendingText.collected), good), FlowLine("")]
        case .order(.cancelled): [FlowLine(say(FlowSendingText.calledOff), bad), FlowLine("")]
        case .order(.noShow): [FlowLine(say(FlowSendingText.notCollected), bad), FlowLine("")]
        case .order(.expired): [FlowLine(say(FlowSendingText.expired), bad), FlowLine("")]
        case .rejected: [FlowLine(say(FlowSendingText.notTaken), bad), FlowLine("")]
        }
    }

    /// The entry that sends an order again under a new number, if another order has its number and nothing
    /// else prevents it.
    private func resendEntry(_ sent: FlowSent) -> FlowEntry {
        let isOpen = world.state.canResend(sent.order)
        return FlowEntry(
            name: say(FlowSendingText.resend),
            isOpen: isOpen,
            action: isOpen ? .resend(sent) : .refuse(Wording(FlowSendingText.cannotResend))
        )
    }

    /// The restaurant's answer. Until it arrives, nothing is assumed about the order.
    private func answer(_ sent: FlowSent) -> [FlowLine] {
        if let taken = sent.taken {
            let found = OtherOrderText.found(sent.order.number, taken.other, price: price, now: world.now)
            return [FlowLine(say(FlowSendingText.rejected(found)), Style(colour: .red, isBold: true))]
        }
        guard let receipt = sent.receipt else {
            let waiting = [FlowLine(say(FlowSendingText.waiting(seconds: sent.age)))]
            guard sent.age >= Self.suspicion else { return waiting }
            return waiting + [FlowLine(say(SentOrderText.maybeNotSyncing), Style(colour: .yellow))]
        }
        switch receipt.status {
        case .order(let state) where [.cancelled, .noShow, .expired].contains(state):
            let sentence = SentOrderText.calledOff(state, receipt.reason)
            return [FlowLine(say(sentence), Style(colour: .red, isBold: true))] + answer(receipt, sent)
        case .order(let state):
            let reason = receipt.reason.map { ": " + $0.message } ?? ""
            let received = [
                FlowLine(say(SentOrderText.answered), Style(colour: .green, isBold: true)),
                FlowLine(say(FlowSendingText.stands(state)) + reason),
            ]
            return (state.isOpen ? received : []) + answer(receipt, sent)
        case .rejected(let reason):
            let sentence = reason.sentence(now: world.now, names)
            return [FlowLine(say(FlowSendingText.rejected(sentence)), Style(colour: .red, isBold: true))]
        }
    }
}
