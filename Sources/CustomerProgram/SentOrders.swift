import ArgumentParser
import McOrderClient
import McOrderConsole
import McOrderDisplay
import McOrderText

/// The orders that commands can refer to: the last ones, and the one whose sending was interrupted.
extension Session {
    /// The order with this number or code. Without one, the order whose sending was interrupted, or else the
    /// last.
    func order(_ number: String?) throws -> PlacedOrder {
        let order = try home.state().orders.first {
            number == nil || $0.number.description == number || $0.code.description == number
        }
        guard let order else {
            throw CommandError(.notFound, number.map(SentOrderText.noOrder) ?? .noLastOrder)
        }
        return order
    }

    /// The same order as ``order(_:)``, if it is in the folder and, according to the restaurant's answer,
    /// still open.
    ///
    /// - Throws: a failure that states why no notice can be sent about it; ``NoticeText/over(_:_:)`` if the
    ///   order is over.
    func openOrder(_ number: String?) throws -> PlacedOrder {
        let order = try order(number)
        guard try home.state().pendingOrder != order else {
            throw CommandError(.invalid, NoticeText.unsent(order.code))
        }
        let receipt = try home.receipt(of: order, cloud: settings.cloud)
        // A notice names only device and number, so it would apply to the other order.
        if let taken = try takenNumber(of: order, receipt) {
            throw CommandError(.invalid, words(taken, of: order))
        }
        if let failure = receipt?.closing(order, names(for: order)) { throw failure }
        return order
    }

    /// Prints what an order costs, and the offers that reduced it.
    func sayTotal(of order: PlacedOrder) throws {
        guard let catalogue = catalogueIfAny(for: order) else { return }
        let (price, names) = (prices(catalogue), names(catalogue))
        // An order whose sending was interrupted has its items too. Without a quote the total alone is
        // printed.
        let quote = try? Ticket(order.items).quote(
            catalogue,
            at: catalogue.restaurant(order.restaurant),
            terms: order.order.terms,
            now: order.placedAt
        )
        let offers = quote?.total == order.order.total ? quote?.offers ?? [] : []
        let words = offers.map { "\(names.offer($0.id, named: $0.name)) (-\(price($0.saved)))" }
        try say(SentOrderText.total(price(order.order.total), offers: words))
    }

    /// How to put an order that will not be prepared back onto the ticket; nil if another one was sent since.
    func putBack(_ order: PlacedOrder) throws -> Sentence? {
        let state = try home.state()
        guard let last = state.lastOrder, last.order == order.order else { return nil }
        return SentOrderText.putBack(ontoOthers: !state.ticket.isEmpty)
    }

    /// Why an order may wait without an answer, with the restaurant's phone number.
    func adviceWhileUnanswered(_ order: PlacedOrder) throws -> Sentence {
        let cloud = try home.folderPath(of: order, cloud: settings.cloud)
        let today = try home.today(from: settings.catalogue, cloud: cloud)
        let restaurant = catalogueIfAny(for: order)?.restaurant(order.restaurant)
        return restaurant.flatMap { today.trouble(at: $0, now: .now()) }
            ?? SentOrderText.maybeNotSyncing(phone: restaurant?.phone)
    }

    /// The phone number of the restaurant of an order, if the catalogue has it.
    func phone(of order: PlacedOrder) -> String? {
        catalogueIfAny(for: order)?.phone(of: order)
    }

    /// When an order will be ready, as the restaurant said last; `nil` if it does not say, or if the
    /// catalogue with the restaurant's time zone is missing.
    func due(_ receipt: Receipt, _ order: PlacedOrder) -> DueTime? {
        guard let readyAt = receipt.readyAt else { return nil }
        let zone = catalogueIfAny(for: order)?.restaurant(order.restaurant)?.zone
        return zone.map { DueTime(readyAt, of: order.placedAt, zone: $0) }
    }

    /// What an order's customer reads of its payment, and where to pay while that is open; empty for one that
    /// is not paid ahead. An address that the house's catalogue does not name is not shown.
    func pay(_ receipt: Receipt, _ order: PlacedOrder) -> [Sentence] {
        guard let pay = receipt.pay, let catalogue = catalogueIfAny(for: order) else { return [] }
        return ShownPayment(
            pay,
            offer: payOffer(for: order),
            price: prices(catalogue),
            zone: catalogue.restaurant(order.restaurant)?.zone,
            placedAt: order.placedAt
        ).sentences
    }

    /// A receipt without an address for the card that the house's catalogue does not name.
    func admitted(_ receipt: Receipt, _ order: PlacedOrder) -> Receipt {
        guard let pay = receipt.pay else { return receipt }
        var receipt = receipt
        receipt.pay = pay.admitted(by: payOffer(for: order))
        return receipt
    }

    /// What the house of an order offers to who pays ahead; `nil` also if the home cannot be read: then no
    /// address is shown.
    private func payOffer(for order: PlacedOrder) -> PayOffer? {
        (try? home.state())?.house(of: order)?.payOffer
    }

    /// The names of products and choices in the user's language, for an order that was sent.
    func names(for order: PlacedOrder) -> ShownNames {
        ShownNames(catalogueIfAny(for: order), in: language)
    }

    /// The catalogue that an order was made from; nil on any error: it only gives names and offers, which may
    /// be omitted.
    func catalogueIfAny(for order: PlacedOrder) -> Catalogue? {
        let cloud = try? home.folderPath(of: order, cloud: settings.cloud)
        return (try? home.catalogue(from: settings.catalogue, cloud: cloud, learns: false))?.catalogue
    }
}

/// Waiting for the restaurant's answer.
extension Session {
    /// How many seconds a command waits: the value of `--wait`, or else 15 on a terminal and 0 without one.
    func secondsToWait(_ option: Int?) throws(CommandError) -> Int {
        if let option, !(0...86_400).contains(option) {
            throw CommandError(.invalid, ErrorText.badWait(option))
        }
        return option ?? (isInteractive ? 15 : 0)
    }

    /// Prints that there was no answer.
    ///
    /// - Throws: exit code 75 with `--wait`, as the caller wants an answer then; see commands.md.
    func noteNoAnswer(_ sentence: Sentence, _ option: Int?) throws {
        note(sentence)
        if option != nil { throw ExitCode(ExitStatus.tryAgain.rawValue) }
    }
}

extension Catalogue {
    /// The service, the table, the coupon, the wished time and the payment of an order, as a message; nil if
    /// it names none.
    func terms(of order: PlacedOrder) -> Sentence? {
        let terms = order.order.terms.chosen
        guard !terms.isEmpty else { return nil }
        let service = restaurant(order.restaurant)?.service(terms.service)
        return SentOrderText.terms(terms, service: service?.name)
    }

    /// The phone number of the restaurant of an order.
    func phone(of order: PlacedOrder) -> String? {
        restaurant(order.restaurant)?.phone
    }
}

extension PlacedOrder {
    /// Seconds since the order was placed.
    func age() -> Int { Int(max(0, Timestamp.now().seconds - placedAt.seconds)) }
}

extension Receipt {
    /// Why the restaurant refused an order, in the user's language. If the times show that the device's clock
    /// is wrong, that is the reason: sending again would fail for ever.
    func refusal(
        of order: PlacedOrder,
        _ reason: Reason,
        _ names: ShownNames,
        now: Timestamp = .now()
    ) -> Sentence {
        switch RejectionReason(rawValue: reason.code) {
        case .stale? where updatedAt - now > Today.skew:
            SentOrderText.clockBehind(seconds: Int(updatedAt.seconds - now.seconds))
        case .fromTheFuture? where order.placedAt > updatedAt:
            SentOrderText.clockAhead(seconds: Int(order.placedAt.seconds - updatedAt.seconds))
        default: reason.sentence(now: now, names)
        }
    }

    /// That the restaurant charges another total than an order's; nil if it does not.
    func repriced(_ order: PlacedOrder, _ price: PriceText) -> Sentence? {
        guard case .order(let state) = status, state.isOpen || state == .collected, let total,
            let shownTotal, shownTotal == order.order.total, total != shownTotal
        else { return nil }
        return SentOrderText.repriced(price(total), shown: price(shownTotal))
    }

    /// Why no notice about the order can be sent any more; nil if one can.
    func closing(_ order: PlacedOrder, _ names: ShownNames) -> CommandError? {
        switch status {
        case .rejected(let reason):
            CommandError(.invalid, NoticeText.rejected(order.code, refusal(of: order, reason, names)))
        case .order(let state) where !state.isOpen:
            CommandError(.invalid, NoticeText.over(order.code, state))
        case .order: nil
        }
    }

    /// The restaurant's answer to the customer's last notice of this kind, if it says more than the order's
    /// state.
    func answer(to kind: Notice.Kind, phone: @autoclosure () -> String?) -> Sentence? {
        guard let notice, notice.kind == kind, case .order(let state) = status else { return nil }
        switch (notice.outcome, state) {
        case (.refused, .preparing), (.refused, .ready): return NoticeText.tooLate(phone: phone())
        case (.done, .cancelled) where reason == nil: return NoticeText.byYou
        default: return nil
        }
    }
}
