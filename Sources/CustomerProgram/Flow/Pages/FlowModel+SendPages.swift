import McOrderClient
import McOrderConsole
import McOrderDisplay
import McOrderText

/// Restaurant, comment, sending and the answer. Source: R9 to R13.
extension FlowModel {
    /// Seconds without an answer after which the folder is suspected of not syncing.
    private static let suspicion = 60

    var destinationPage: FlowPage {
        var page = FlowPage(title: say(FlowSendingText.destination))
        page.lines = heading(FlowSendingText.whereTo)
        page.entries = restaurants.map { destinationEntry($0.restaurant, metres: $0.metres) }
        page.letters = [favouriteLetter, findLetter(isDestination: true)]
        return page
    }

    /// A restaurant to which the ticket can be sent, with its total there.
    func destinationEntry(_ restaurant: Restaurant, metres: Double?) -> FlowEntry {
        let missing = world.lines(at: restaurant).count { $0.money == nil }
        var entry = restaurantEntry(restaurant, metres: metres)
        if missing > 0 {
            entry.amount = say(FlowSendingText.missing(missing))
            entry.action = .open(.unavailable(restaurant.id))
        } else {
            entry.amount = price(world.total(at: restaurant))
            entry.action = .address(restaurant.id)
            markToday(&entry, restaurant)
        }
        return entry
    }

    func letterPage(_ letter: FlowLetter) -> FlowPage {
        var page = FlowPage(title: say(FlowSendingText.send), hint: Wording(FlowText.letterHint))
        let restaurant = restaurant(of: letter)
        let lines = world.state.ticket.items.count
        let total = price(world.total(at: restaurant, letter.terms))
        let terms = restaurant.flatMap { termsButton(letter, $0) }
        page.lines = [
            FlowLine(restaurant?.name ?? "", .bold), FlowLine("\(say(FlowText.lines(lines))) · \(total)"),
            FlowLine(""),
            FlowLine(
                say(FlowSendingText.comment),
                amount: "\(letter.comment.text.count)/\(FlowSendingText.commentLimit)"
            ), FlowLine.field(letter.comment.text, isKept: false), FlowLine(""),
        ]
        if let trouble = restaurant.flatMap({ world.trouble(at: $0) }) {
            page.lines += heading(trouble, Style(colour: .yellow))
        }
        if let terms {
            page.hint = Wording(FlowTermsText.letterHint(hasServices: restaurant.map(hasServices) == true))
            // With this button the comment would be out of sight on a terminal of 12 rows.
            if size.rows < 16 { page.lines.remove(at: 2) }
            page.buttons = [terms]
        }
        page.buttons += restaurant.flatMap { pickupButton(letter, $0) }.map { [$0] } ?? []
        page.buttons.insert(entry(FlowSendingText.sendNow, amount: total, .send(letter)), at: 0)
        page.buttons += [
            entry(FlowFindingText.underName(world.state.device.name), .open(.name(FlowField()))),
            entry(FlowTicketText.chooseAnother, .open(.destination)),
        ]
        return page
    }

    func namePage(_ field: FlowField) -> FlowPage {
        let remark = line(FlowFindingText.keepsName(world.state.device.name), .dim)
        return FlowPage(
            title: say(FlowFindingText.nameTitle),
            lines: heading(FlowFindingText.nameQuestion)
                + [.field(field.text), FlowLine(""), remark],
            hint: Wording(FlowFindingText.nameHint)
        )
    }

    func folderPage(_ field: FlowField) -> FlowPage {
        FlowPage(
            title: say(FlowText.joinFolder),
            lines: heading(FlowSendingText.joinFirst) + [.field(field.text)],
            hint: Wording(FlowTermsText.fieldHint)
        )
    }

    /// Asks for confirmation before giving up. Pressing Enter at once keeps the order.
    func abandoningPage(_ order: PlacedOrder) -> FlowPage {
        let giveUp = FlowText.giveUp(order.number)
        return FlowPage(
            title: say(giveUp),
            lines: [FlowLine(order.order.restaurant, .bold, amount: "\(order.code)")]
                + heading(FlowText.giveUpMeans, .plain),
            entries: [entry(FlowNoticeText.keepIt, .back), entry(giveUp, .abandon)]
        )
    }

    func sendingPage() -> FlowPage {
        FlowPage(
            title: say(FlowSendingText.send),
            lines: [line(FlowSendingText.sending, .bold)],
            hasTicket: false,
            hint: Wording(FlowText.sendingHint)
        )
    }

    func repeatedPage(_ letter: FlowLetter, _ last: PlacedOrder) -> FlowPage {
        var page = FlowPage(title: say(FlowSendingText.send))
        page.lines = heading(FlowSendingText.repeated(last.code))
        var again = letter
        again.allowsRepeat = true
        page.entries = [
            entry(FlowSendingText.doNotSend, .start), entry(FlowSendingText.sendAgain, .send(again)),
        ]
        return page
    }

    func refusedPage(_ letter: FlowLetter, _ sentence: Sentence) -> FlowPage {
        var page = FlowPage(title: say(FlowSendingText.send))
        page.lines = heading(sentence, .bad)
        if let restaurant = restaurant(of: letter), !world.unavailable(at: restaurant).isEmpty {
            page.entries = [entry(FlowTicketText.dropUnavailable, .open(.unavailable(restaurant.id)))]
        }
        page.entries += [
            entry(FlowSendingText.tryAgain, .send(letter)),
            entry(FlowText.seeTicket, .ticket),
            entry(FlowSendingText.toStart, .start),
        ]
        return page
    }

    func sentPage(_ sent: FlowSent) -> FlowPage {
        let order = sent.order.order
        var page = FlowPage(title: order.restaurant)
        page.lines = headline(sent) + answer(sent)
        if sent.wasPending {
            page.lines.append(line(SentOrderText.finished(sent.order, keptTicket: sent.keptTicket)))
        }
        page.lines +=
            [
                FlowLine(""),
                line(FlowSendingText.orderOf(order)),
                FlowLine("\(say(FlowText.lines(order.lines.count))) · \(price(order.total))"),
            ] + termsLines(sent.order) + commentLines(order) + [FlowLine("")]
        if sent.receipt?.status == .order(.ready) { page.code = sent.order.code.description }
        if sent.isExpected {
            let code = FlowAction.open(.code(sent.order))
            page.letters = [FlowLetterKey(keys: "c", word: say(FlowFindingText.codeWord), action: code)]
        }
        page.entries = [entry(FlowSendingText.toStart, .start)]
        if sent.isExpected {
            // An order that somebody has begun to prepare can no longer be called off.
            let isBegun = sent.receipt.map { $0.status != .order(.received) } ?? false
            page.entries += noticeEntries(about: sent.order).prefix(isBegun ? 1 : 2)
        }
        if sent.taken != nil {
            let reason = world.state.canResend(sent.order) ? nil : FlowSendingText.cannotResend
            page.entries.append(entry(FlowSendingText.resend, .resend(sent)).closed(reason))
        } else if sent.receipt?.isDropped == true {
            let other = entry(FlowSendingText.otherRestaurant, .redirect(sent.order))
            page.entries.insert(other, at: 0)
            page.entries.insert(entry(FlowSendingText.ontoTicket, .takeBack(sent.order)), at: 0)
            page.entries.insert(contentsOf: freeTimes(sent), at: 0)
        }
        return page
    }

    /// The order's state, and what to say at the counter while there is something to collect.
    private func headline(_ sent: FlowSent) -> [FlowLine] {
        if sent.taken != nil { return heading(FlowSendingText.notTaken, .bad) }
        let (state, style): (FlowSendingText, Style) =
            switch sent.receipt?.status {
            case nil, .order(.received): (.heard, .good)
            case .order(.preparing): (.beingPrepared, .good)
            case .order(.ready): (.ready, Style(colour: .green, isBold: true, isReverse: true))
            case .order(.collected): (.collected, .good)
            case .order(.cancelled): (.calledOff, .bad)
            case .order(.noShow): (.notCollected, .bad)
            case .order(.expired): (.expired, .bad)
            case .rejected: (.notTaken, .bad)
            }
        guard sent.isExpected else { return heading(state, style) }
        let code = FlowLine("    \(sent.order.code)", .bold)
        return heading(state, style) + [line(FlowSendingText.sayAtCounter), code, FlowLine("")]
    }

    /// When the order will be ready, if the restaurant says it.
    private func due(_ receipt: Receipt, _ sent: FlowSent) -> [FlowLine] {
        guard let readyAt = receipt.readyAt,
            let zone = world.catalogue.restaurant(sent.order.restaurant)?.zone
        else { return [] }
        return [
            line(FlowSendingText.alone(DueTime(readyAt, of: sent.order.placedAt, zone: zone).promise), .bold)
        ]
    }

    /// What became of the payment of an order that is paid ahead. Providers' addresses fill a small terminal.
    private func payment(_ receipt: Receipt, _ sent: FlowSent) -> [FlowLine] {
        guard let pay = receipt.pay else { return [] }
        let shown = ShownPayment(
            pay,
            offer: world.state.house(of: sent.order)?.payOffer,
            price: price,
            zone: world.catalogue.restaurant(sent.order.restaurant)?.zone,
            placedAt: sent.order.placedAt
        )
        if shown.isStrange { return shown.sentences.map { line($0, .bad) } }
        return [line(shown.state)] + (shown.page == nil ? [] : [line(CustomerPayText.addressByStatus)])
    }

    /// The restaurant's answer. Until it arrives, nothing is assumed about the order.
    private func answer(_ sent: FlowSent) -> [FlowLine] {
        if let taken = sent.taken {
            let found = OtherOrderText.found(sent.order.number, taken.other, price: price, now: world.now)
            return [line(found, .bad)]
        }
        guard let receipt = sent.receipt else {
            let waiting = [line(FlowSendingText.waiting(seconds: sent.age))]
            let restaurant = world.catalogue.restaurant(sent.order.restaurant)
            let trouble = restaurant.flatMap { world.trouble(at: $0) }
            guard sent.age >= Self.suspicion || trouble != nil else { return waiting }
            let advice = trouble ?? SentOrderText.maybeNotSyncing(phone: restaurant?.phone)
            return waiting + [line(advice, Style(colour: .yellow))]
        }
        switch receipt.status {
        case .order(let state) where [.cancelled, .noShow, .expired].contains(state):
            return [line(SentOrderText.calledOff(state, receipt.reason), .bad)] + answer(receipt, sent)
                + payment(receipt, sent)
        case .order(let state):
            let reason = receipt.reason.map { ": " + $0.message } ?? ""
            let stands = FlowLine(say(FlowSendingText.stands(state)) + reason)
            let received = [line(SentOrderText.answered, .good), stands]
            let repriced =
                receipt.repriced(sent.order, price).map { [line($0, Style(colour: .yellow))] } ?? []
            return (state.isOpen ? received + due(receipt, sent) : []) + repriced + answer(receipt, sent)
                + payment(receipt, sent)
        case .rejected(let reason):
            return [line(receipt.refusal(of: sent.order, reason, names, now: world.now), .bad)]
        }
    }
}
