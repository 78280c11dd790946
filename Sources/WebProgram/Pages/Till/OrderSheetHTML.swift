import McOrderCounter
import McOrderModel
import McOrderText
import TillProgram

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
            if order.state.isOpen { actions(entry) }
            tag("p", .class("buttons")) {
                button("recall", WebOrderText.undo)
                words.opener("history", WebOrderText.history)
                words.opener("device", WebOrderText.device)
                // It can change until a close has counted the order.
                if order.state == .collected { moves(order) }
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
        if order.isRepriced {
            tag("p", .class("repriced")) {
                tag("strong") { say(TillText.repriced) }
                ": " + say(ScreenText.customerSaw) + " " + price(order.shownTotal)
            }
        }
    }

    @HTMLBuilder private func actions(_ entry: OrderEntry) -> HTML {
        let order = entry.order
        tag("p", .class("buttons next")) {
            if order.state == .received { button("prepare", WebOrderText.begin) }
            if order.state == .preparing { button("ready", WebOrderText.markReady) }
            if order.arrivedAt == nil { button("arrive", WebOrderText.arrived) }
        }
        tag("div", .class("buttons pay"), .role("group"), .aria("label", say(WebOrderText.payment))) {
            for payment in Payment.allCases {
                button("collect", WebOrderText.paid(payment), .data("paid", payment.rawValue))
            }
            button("collect", WebOrderText.handOver)
        }
        tag("p", .class("buttons")) {
            words.opener("add", WebOrderText.add)
            words.opener("strike", WebOrderText.strike)
            words.opener("note", WebOrderText.note)
            moves(order)
            words.opener("cancel", WebOrderText.cancel)
            words.opener("no-show", WebOrderText.noShow)
        }
    }

    /// A button for each other service.
    @HTMLBuilder private func moves(_ order: QueuedOrder) -> HTML {
        for service in services where service.id != order.details.service?.id {
            button("service", WebOrderText.moveTo(service.name), .data("service", service.id.description))
        }
    }

    /// A button that changes the order at once.
    private func button(_ action: String, _ label: WebOrderText, _ value: HTMLAttribute...) -> HTML {
        tag("button", [.type("button"), .data("action", action)] + value) { say(label) }
    }
}
