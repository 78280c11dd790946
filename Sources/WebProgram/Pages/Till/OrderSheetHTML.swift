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

    /// - Parameter letter: what tells the order from an earlier one with the same code.
    func html(_ entry: OrderEntry, _ letter: Character? = nil) -> HTML {
        let order = entry.order
        let sheet = OrderSheet(order, words.names, words.language)
        let code = ShownCode(order.code, letter: letter)
        return tag(
            "section",
            .class("sheet"),
            .data("key", String(order.id)),
            .data("id", String(order.id)),
            .aria("label", say(WebTillText.sheet(code.text)))
        ) {
            head(sheet, code, order)
            tag("div", .class("sheet-body")) {
                notes(sheet)
                tag("ul", .class("sheet-lines")) {
                    sheet.lines.map(line)
                    sheet.struck.map(struck)
                }
                sums(sheet)
                tools(order)
            }
            tag("footer") {
                OrderMoneyHTML(words: words, price: price, zone: zone).html(order)
                if order.state.isOpen { next(order) }
            }
        }
    }

    private func say(_ sentence: Sentence) -> String { words.say(sentence) }

    private func head(_ sheet: OrderSheet, _ code: ShownCode, _ order: QueuedOrder) -> HTML {
        tag("header") {
            tag("div") {
                McOrderWeb.button(.class("button to-list"), .data("deselect")) {
                    Icon.back.html
                    say(WebTillText.toList)
                }
                tag("h2", HTMLAttribute("tabindex", "-1")) { code.html }
                facts(sheet)
            }
            OrderStateHTML(words: words).big(order)
        }
    }

    private func facts(_ sheet: OrderSheet) -> HTML {
        tag("p", .class("facts")) {
            tag("b") { sheet.device }
            if let standing = sheet.standing { tag("span", .data("standing")) { standing } }
            if let handover = sheet.handover { tag("span") { handover } }
            if let present = sheet.present { tag("span") { present } }
            if let arrivedAt = sheet.arrivedAt {
                tag("span") {
                    say(TillText.here) + " "
                    words.age(since: arrivedAt, paces: true)
                }
            }
            tag("span") { say(ScreenText.placed(zone.clock(sheet.placedAt))) }
            if let dueAt = sheet.dueAt { words.due(DueTime(dueAt, of: sheet.placedAt, zone: zone)) }
        }
    }

    @HTMLBuilder private func notes(_ sheet: OrderSheet) -> HTML {
        if let waits = sheet.waits { alert("warn") { tag("b") { waits } } }
        if let ahead = sheet.ahead, ahead.needsPerson {
            alert("warn") { tag("b") { ahead.marks.joined(separator: ", ") } }
        }
        if sheet.wantedToCancel { alert("warn") { tag("b") { say(TillNoticeText.wantedToCancel) } } }
        if let age = sheet.minimumAge { alert("warn") { tag("b") { say(ScreenText.askAge(age)) } } }
        if let namesake = sheet.namesake { alert("warn") { tag("b") { namesake } } }
        if let comment = sheet.comment {
            alert(Self.kind(of: comment)) {
                tag("b") { say(ScreenText.comment) }
                " " + comment
            }
        }
        if let note = sheet.note {
            alert(Self.kind(of: note)) {
                tag("b") { say(ScreenText.note) }
                " "
                tag("span", .data("note")) { note }
            }
        }
    }

    /// An allergy looks as it does in the kitchen.
    private static func kind(of note: String) -> String {
        AllergyWords.isIn(note) ? "allergic comment" : "warn comment"
    }

    private func alert(_ kind: String, @HTMLBuilder _ content: () -> HTML) -> HTML {
        tag("p", .class("alert \(kind)")) {
            Icon.warn.html
            tag("span", content: content)
        }
    }

    private func line(_ line: LineRows) -> HTML {
        tag("li", .data("line", String(line.id))) {
            tag("b", .class("n")) { String(line.count) }
            tag("div") {
                tag("b", .class("what")) { line.title + (line.size.map { " \($0)" } ?? "") }
                if line.mark == .added {
                    " "
                    tag("span", .class("tag mark")) { say(TillText.added) }
                }
                LineRowsHTML(rows: line.rows).html
                for note in line.notes { tag("small", .class("allergens")) { note } }
                if line.mark != .added, let shown = line.shownAmount {
                    tag("span", .class("sub note")) { say(ScreenText.customerSaw) + " " + price(shown) }
                }
            }
            tag("span", .class("amount")) { price(line.amount) }
        }
    }

    private func struck(_ line: LineRows) -> HTML {
        tag("li", .class("struck")) {
            tag("b", .class("n")) { String(line.count) }
            tag("div") {
                tag("s", .class("what")) { line.text }
                " "
                tag("span", .class("tag gone-tag")) { say(TillText.struck) }
                if case .struck(let reason?) = line.mark { tag("span", .class("sub")) { reason } }
            }
            tag("span", .class("amount")) { price(line.amount) }
        }
    }

    @HTMLBuilder private func sums(_ sheet: OrderSheet) -> HTML {
        for offer in sheet.offers {
            tag("p", .class("sum save")) {
                tag("span") { offer.name }
                tag("span", .class("amount")) { "−" + price(offer.saved) }
            }
        }
        tag("p", .class("sum")) {
            tag("b") { say(sheet.hasChangedLines ? ScreenText.changedTotal : ScreenText.total) }
            tag("b", .class("amount")) { price(sheet.total) }
        }
        if let shown = sheet.shownTotal {
            tag("p", .class("sum repriced")) {
                tag("span") {
                    tag("strong") { say(TillText.repriced) }
                    ": " + say(ScreenText.customerSaw)
                }
                tag("span", .class("amount")) { price(shown) }
            }
        }
    }

    @HTMLBuilder private func tools(_ order: QueuedOrder) -> HTML {
        tag("div", .class("tools"), .role("group"), .aria("label", say(WebTillText.changeOrder))) {
            StaffAction.at(.change).filter { $0.isOffered(for: order) }.flatMap { buttons($0, order) }
            // A step that skips the next one.
            StaffAction.at(.next).filter { $0.isOffered(for: order) && $0 != order.state.nextAction }
                .map { button($0, $0.label(for: order)) }
            opener(.history, WebOrderText.history)
            opener(.device, WebOrderText.device)
        }
        let harm = StaffAction.at(.harm).filter { $0.isOffered(for: order) }
        if !harm.isEmpty {
            tag("div", .class("tools hurt"), .role("group"), .aria("label", say(WebTillText.endBadly))) {
                harm.map { button($0, $0.label, class: "button danger") }
            }
        }
    }

    private func next(_ order: QueuedOrder) -> HTML {
        let action = order.state.nextAction
        return button(action, action.label(for: order), class: "button primary large wide next")
    }

    /// The buttons of an action: one for each value of a field that buttons can give, or else a single one.
    private func buttons(_ action: StaffAction, _ order: QueuedOrder) -> [HTML] {
        guard action.fields.contains(.service) else { return [button(action, action.label(for: order))] }
        return services.filter { $0.id != order.details.service?.id }.map { service in
            button(
                action,
                WebOrderText.moveTo(service.name),
                .data("service", service.id.description)
            )
        }
    }

    private func button(
        _ action: StaffAction,
        _ label: Sentence?,
        class kind: String = "button",
        _ value: HTMLAttribute...
    ) -> HTML {
        tag("button", [.type("button"), .class(kind)] + action.attributes() + value) { label.map(say) ?? "" }
    }

    private func opener(_ view: TillView, _ label: Sentence) -> HTML {
        McOrderWeb.button(.class("button"), .data("open", view.rawValue)) { say(label) }
    }
}

/// The options and parts of a line, each part with its own options.
struct LineRowsHTML {
    let rows: [LineRows.Row]

    var html: HTML { HTML(groups.map(group)) }

    /// The rows of each product of the line: the first has the options of the product in the title.
    private var groups: [[LineRows.Row]] {
        var groups: [[LineRows.Row]] = []
        for row in rows {
            if case .option = row, !groups.isEmpty {
                groups[groups.count - 1].append(row)
            } else {
                groups.append([row])
            }
        }
        return groups
    }

    private func group(_ rows: [LineRows.Row]) -> HTML {
        tag("span", .class("sub")) {
            for row in rows {
                switch row {
                case .part(let text): text + " "
                case .option(let text, let isLeftOut):
                    tag("span", .class(isLeftOut ? "tag out" : "tag in")) { text }
                    " "
                }
            }
        }
    }
}
