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
                order.countedLines.map { line($0, $1) }
                order.countedStruckLines.map { struck($0, $1) }
            }
            texts(order)
            if order.state.isOpen { actions(entry) }
            tag("p", .class("buttons")) {
                button("recall", WebOrderText.undo)
                opener("history", WebOrderText.history)
                opener("device", WebOrderText.device)
                // It can change until a close has counted the order.
                if order.state == .collected { moves(order) }
            }
        }
    }

    func clock(_ instant: Timestamp) -> String {
        String(zone.civilTime(at: instant).clockText.prefix(5))
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
            tag("span") { say(ScreenText.placed(clock(order.placedAt))) }
            if let handover = order.handover(words.language) {
                tag("strong", .class("mark")) { handover }
            }
            if let age = entry.minimumAge { tag("strong", .class("mark")) { say(ScreenText.askAge(age)) } }
            if order.wantedToCancel {
                tag("strong", .class("mark")) { say(TillNoticeText.wantedToCancel) }
            }
        }
    }

    private func line(_ count: Int, _ line: QueuedOrder.Line) -> HTML {
        tag("li", HTMLAttribute("data-line", line.name)) {
            tag("span", .class("amount")) { price(Money(cents: line.price.cents * count)) }
            LineHTML(line, count: count, words: words).html
            if line.isAdded {
                tag("strong", .class("mark")) { say(TillText.added) }
            } else if line.price != line.shownPrice {
                tag("small") {
                    say(ScreenText.customerSaw) + " " + price(Money(cents: line.shownPrice.cents * count))
                }
            }
        }
    }

    private func struck(_ count: Int, _ line: QueuedOrder.Line) -> HTML {
        tag("li", .class("struck")) {
            tag("strong") { say(TillText.struck) }
            " "
            tag("s") { "\(count) × \(HarmlessText.clean(words.names.line(line.name)))" }
            if let reason = line.struckFor { ": " + say(StaffReason.sentence(of: reason)) }
        }
    }

    private func texts(_ order: QueuedOrder) -> HTML {
        let isChanged = !order.struckLines.isEmpty || order.lines.contains(where: \.isAdded)
        return HTML([
            HTML(
                order.details.offers.map { offer in
                    tag("p", .class("offer")) {
                        HarmlessText.clean(words.names.offer(offer.id, named: offer.name))
                        tag("span", .class("amount")) { "−" + price(offer.saved) }
                    }
                }
            ),
            order.comment.flatMap { comment in
                comment.isEmpty
                    ? nil
                    : tag("p", .class("comment")) {
                        tag("b") { say(ScreenText.comment) }
                        " " + HarmlessText.clean(comment)
                    }
            } ?? .empty,
            order.note.map { note in
                tag("p", .class("comment")) {
                    tag("b") { say(ScreenText.note) }
                    " "
                    tag("span", HTMLAttribute("data-note")) { HarmlessText.clean(note) }
                }
            } ?? .empty,
            tag("p", .class("total")) {
                tag("b") { say(isChanged ? ScreenText.changedTotal : ScreenText.total) }
                tag("b", .class("amount")) { price(order.total) }
            },
            order.isRepriced
                ? tag("p", .class("repriced")) {
                    tag("strong") { say(TillText.repriced) }
                    ": " + say(ScreenText.customerSaw) + " " + price(order.shownTotal)
                } : .empty,
        ])
    }

    private func actions(_ entry: OrderEntry) -> HTML {
        let order = entry.order
        return HTML([
            tag("p", .class("buttons next")) {
                if order.state == .received { button("prepare", WebOrderText.begin) }
                if order.state == .preparing { button("ready", WebOrderText.markReady) }
                if order.arrivedAt == nil { button("arrive", WebOrderText.arrived) }
            },
            tag(
                "div",
                .class("buttons pay"),
                .role("group"),
                HTMLAttribute("aria-label", say(WebOrderText.payment))
            ) {
                for payment in Payment.allCases {
                    button("collect", WebOrderText.paid(payment), paid: payment.rawValue)
                }
                button("collect", WebOrderText.handOver)
            },
            tag("p", .class("buttons")) {
                opener("add", WebOrderText.add)
                opener("strike", WebOrderText.strike)
                opener("note", WebOrderText.note)
                moves(order)
                opener("cancel", WebOrderText.cancel)
                opener("no-show", WebOrderText.noShow)
            },
        ])
    }

    /// A button for each other service.
    private func moves(_ order: QueuedOrder) -> HTML {
        HTML(
            services.filter { $0.id != order.details.service?.id }.map {
                button("service", WebOrderText.moveTo($0.name), service: $0.id.description)
            }
        )
    }

    /// A button that changes the order at once.
    private func button(
        _ action: String,
        _ label: Sentence,
        paid: String? = nil,
        service: String? = nil
    ) -> HTML {
        tag(
            "button",
            .type("button"),
            HTMLAttribute("data-action", action),
            HTMLAttribute("data-paid", optional: paid),
            HTMLAttribute("data-service", optional: service)
        ) { say(label) }
    }

    /// A button that asks a question first.
    private func opener(_ dialog: String, _ label: Sentence) -> HTML {
        tag("button", .type("button"), HTMLAttribute("data-open", dialog)) { say(label) }
    }
}
