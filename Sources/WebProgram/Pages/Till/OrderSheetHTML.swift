import McOrderCounter
import McOrderDisplay
import McOrderModel
import McOrderText
import McOrderWeb
import StaffDisplay

/// An order in full, with the buttons that change it.
struct OrderSheetHTML {
    let words: PageText
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
        if let paid = sheet.payment {
            tag("p", .class("total")) {
                tag("b") { say(TillText.paid(paid.kind)) }
                tag("b", .class("amount")) { price(paid.amount) }
            }
        }
        if let shown = sheet.shownTotal {
            tag("p", .class("repriced")) {
                tag("strong") { say(TillText.repriced) }
                ": " + say(ScreenText.customerSaw) + " " + price(shown)
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
            case .line, .addition, .product, .reason, .text, .total, .station, .end, .register, .counterOrder:
                continue
            }
        }
        return [button(action, action.label)]
    }

    private func button(_ action: StaffAction, _ label: Sentence?, _ value: HTMLAttribute...) -> HTML {
        tag("button", [.type("button")] + action.attributes() + value) { label.map(say) ?? "" }
    }
}
