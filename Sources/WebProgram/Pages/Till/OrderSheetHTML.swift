import McOrderCounter
import McOrderDisplay
import McOrderModel
import McOrderText

/// An order in full, with the buttons that change it.
struct OrderSheetHTML {
    let words: PageWords
    let price: PriceText
    let zone: RestaurantZone
    /// The services to which the till can change an order.
    let services: [RestaurantService]

    func html(_ entry: OrderEntry) -> HTML {
        let order = entry.order
        let sheet = OrderSheet(order, words.names, words.language)
        return tag("div", .class("sheet")) {
            tag("h3", HTMLAttribute("tabindex", "-1")) { sheet.code }
            facts(sheet)
            tag("ul", .class("lines")) {
                sheet.lines.map(line)
                sheet.struck.map { words.struck($0, showsReason: true) }
            }
            texts(sheet)
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

    private func facts(_ sheet: OrderSheet) -> HTML {
        tag("p", .class("facts")) {
            tag("b") { sheet.device }
            tag("span", .class("state")) { say(sheet.state.word) }
            if let arrivedAt = sheet.arrivedAt {
                tag("span") {
                    say(TillText.here) + " "
                    words.age(since: arrivedAt, paces: true)
                }
            }
            tag("span") { say(ScreenText.placed(zone.clock(sheet.placedAt))) }
            if let handover = sheet.handover { tag("strong", .class("mark")) { handover } }
            if let age = sheet.minimumAge { tag("strong", .class("mark")) { say(ScreenText.askAge(age)) } }
            if sheet.wantedToCancel {
                tag("strong", .class("mark")) { say(TillNoticeText.wantedToCancel) }
            }
        }
    }

    private func line(_ line: LineRows) -> HTML {
        tag("li", .data("line", String(line.id))) {
            tag("span", .class("amount")) { price(line.amount) }
            LineHTML(line: line).html
            if let text = line.allergens { tag("small", .class("allergens")) { text } }
            if line.mark == .added {
                tag("strong", .class("mark")) { say(TillText.added) }
            } else if let shown = line.shownAmount {
                tag("small") { say(ScreenText.customerSaw) + " " + price(shown) }
            }
        }
    }

    @HTMLBuilder private func texts(_ sheet: OrderSheet) -> HTML {
        for offer in sheet.offers {
            tag("p", .class("offer")) {
                offer.name
                tag("span", .class("amount")) { "−" + price(offer.saved) }
            }
        }
        if let comment = sheet.comment {
            tag("p", .class("comment")) {
                tag("b") { say(ScreenText.comment) }
                " " + comment
            }
        }
        if let note = sheet.note {
            tag("p", .class("comment")) {
                tag("b") { say(ScreenText.note) }
                " "
                tag("span", .data("note")) { note }
            }
        }
        tag("p", .class("total")) {
            tag("b") { say(sheet.hasChangedLines ? ScreenText.changedTotal : ScreenText.total) }
            tag("b", .class("amount")) { price(sheet.total) }
        }
        if let shown = sheet.shownTotal {
            tag("p", .class("repriced")) {
                tag("strong") { say(TillText.repriced) }
                ": " + say(ScreenText.customerSaw) + " " + price(shown)
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
