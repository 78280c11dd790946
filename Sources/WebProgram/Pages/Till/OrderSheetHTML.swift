import McOrderCounter
import McOrderModel
import McOrderText
import StaffDisplay

/// An order in full, with the buttons that change it.
struct OrderSheetHTML {
    let words: PageWords
    let price: PriceText
    let zone: RestaurantZone
    /// The services to which the till can change an order.
    let services: [RestaurantService]

    func html(_ entry: OrderEntry) -> HTML {
        let order = entry.order
        return tag("div", .class("sheet")) {
            tag("h3", HTMLAttribute("tabindex", "-1")) { order.code }
            facts(entry)
            tag("ul", .class("lines")) {
                order.countedLines.map { count, line in
                    self.line(count, line)
                }
                order.countedStruckLines.map { count, line in
                    let reason = line.struck?.reason.map { ": " + say(StaffReason.sentence(of: $0)) }
                    return words.struck(count, line, reason: reason ?? "")
                }
            }
            texts(order)
            if order.state.isOpen { actions(order) }
            tag("p", .class("buttons")) {
                buttons(.always, order)
                words.opener(TillView.history.rawValue, WebOrderText.history)
                words.opener(TillView.device.rawValue, WebOrderText.device)
                if !order.state.isOpen { buttons(.change, order) }
            }
        }
    }

    private func say(_ sentence: Sentence) -> String { words.say(sentence) }

    private func facts(_ entry: OrderEntry) -> HTML {
        let order = entry.order
        return tag("p", .class("facts")) {
            tag("b") { order.shownDeviceName(words.language) }
            tag("span", .class("state")) { say(order.state.word) }
            if entry.isHere, let arrivedAt = order.arrivedAt {
                tag("span") {
                    say(TillText.here) + " "
                    words.age(since: arrivedAt, paces: true)
                }
            }
            tag("span") { say(ScreenText.placed(zone.clock(order.placedAt))) }
            if let handover = order.handover(words.language) {
                tag("strong", .class("mark")) { handover }
            }
            if let age = entry.minimumAge { tag("strong", .class("mark")) { say(ScreenText.askAge(age)) } }
            if order.wantedToCancel {
                tag("strong", .class("mark")) { say(TillNoticeText.wantedToCancel) }
            }
        }
    }

    private func line(_ count: Int, _ line: OrderedLine) -> HTML {
        tag("li", .data("line", String(line.id))) {
            tag("span", .class("amount")) { price(Money(cents: line.price.cents * count)) }
            LineHTML(line: line, count: count, words: words).html
            if let text = line.allergenText(words.language) {
                tag("small", .class("allergens")) { text }
            }
            if line.added != nil {
                tag("strong", .class("mark")) { say(TillText.added) }
            } else if let shown = line.shownPrice, line.isRepriced {
                tag("small") {
                    say(ScreenText.customerSaw) + " " + price(Money(cents: shown.cents * count))
                }
            }
        }
    }

    @HTMLBuilder private func texts(_ order: QueuedOrder) -> HTML {
        for offer in order.details.offers {
            tag("p", .class("offer")) {
                HarmlessText.clean(words.names.offer(offer.id, named: offer.name))
                tag("span", .class("amount")) { "−" + price(offer.saved) }
            }
        }
        if let comment = order.shownComment(words.language) {
            tag("p", .class("comment")) {
                tag("b") { say(ScreenText.comment) }
                " " + comment
            }
        }
        if let note = order.shownNote(words.language) {
            tag("p", .class("comment")) {
                tag("b") { say(ScreenText.note) }
                " "
                tag("span", .data("note")) { note }
            }
        }
        tag("p", .class("total")) {
            tag("b") { say(order.hasChangedLines ? ScreenText.changedTotal : ScreenText.total) }
            tag("b", .class("amount")) { price(order.total) }
        }
        if let paid = order.payment {
            tag("p", .class("total")) {
                tag("b") { say(TillText.paid(paid.kind)) }
                tag("b", .class("amount")) { price(paid.amount) }
            }
        }
        if order.isRepriced {
            tag("p", .class("repriced")) {
                tag("strong") { say(TillText.repriced) }
                ": " + say(ScreenText.customerSaw) + " " + price(order.shownTotal)
            }
        }
    }

    @HTMLBuilder private func actions(_ order: QueuedOrder) -> HTML {
        tag("p", .class("buttons next")) { buttons(.next, order) }
        tag("div", .class("buttons pay"), .role("group"), .aria("label", say(WebOrderText.payment))) {
            buttons(.payment, order)
        }
        tag("p", .class("buttons")) { buttons(.change, order) }
    }

    /// The buttons of a row that the order's state permits.
    private func buttons(_ place: StaffAction.Place, _ order: QueuedOrder) -> [HTML] {
        StaffAction.at(place).filter { $0.isOffered(for: order) }.flatMap { buttons($0, order) }
    }

    /// The buttons of an action: one for each value of a field that buttons can give, or else a single one.
    private func buttons(_ action: StaffAction, _ order: QueuedOrder) -> [HTML] {
        for field in action.fields {
            switch field {
            // A paid order is only handed over.
            case .payment where order.isPaid: continue
            case .payment(let isRequired):
                let kinds = Payment.allCases.map { payment in
                    button(action, WebOrderText.paid(payment), .data("paid", payment.rawValue))
                }
                return isRequired ? kinds : kinds + [button(action, action.label)]
            case .service:
                return services.filter { $0.id != order.details.service?.id }.map { service in
                    button(
                        action,
                        WebOrderText.moveTo(service.name),
                        .data("service", service.id.description)
                    )
                }
            case .line, .addition, .product, .reason, .text, .total, .station, .end, .register: continue
            }
        }
        return [button(action, action.label)]
    }

    private func button(_ action: StaffAction, _ label: Sentence?, _ value: HTMLAttribute...) -> HTML {
        tag("button", [.type("button")] + action.attributes() + value) { label.map(say) ?? "" }
    }
}
