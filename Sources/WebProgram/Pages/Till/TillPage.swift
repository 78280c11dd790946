import McOrderCounter
import McOrderDisplay
import McOrderModel
import McOrderText
import McOrderWeb

/// The till: orders whose customers are here, orders on the way, and each of them in full.
struct TillPage: LivePage {
    let restaurant: KnownRestaurant
    /// When the kitchen gets an order.
    let policy: FirePolicy

    func fragments(
        _ snapshot: CounterSnapshot,
        in language: Language,
        at now: Timestamp,
        reusing rows: inout RenderedRows
    ) -> [Fragment] {
        let words = PageText(snapshot, in: language)
        let sheet = OrderSheetHTML(
            words: words,
            price: PriceText(currency: snapshot.currency, language: language),
            zone: restaurant.zone,
            services: snapshot.assortment.restaurant?.services ?? []
        )
        let html = rows.html(of: snapshot.here + snapshot.onTheWay) { row($0, sheet) }
        let orders = { (region: StaticRegion, entries: [OrderEntry]) in
            entries.map { Fragment(region: region, key: String($0.id), html: html[$0.id] ?? .empty) }
        }
        return words.feed(snapshot, at: now)
            + words.unseenByKitchen(snapshot.unseenByKitchen(policy, at: now))
            + [summary(snapshot, words, at: now)]
            + orders(.orders, snapshot.here) + orders(.more, snapshot.onTheWay)
            + words.allDay(snapshot.allDay) + products(snapshot.assortment, sheet, at: now)
    }

    private func row(_ entry: OrderEntry, _ sheet: OrderSheetHTML) -> HTML {
        let order = entry.order
        let say = sheet.words.say
        return orderItem(
            order,
            class: "order \(order.state.rawValue)",
            .data("code", order.code),
            .data("search", entry.searchText),
            .data("state", order.state.rawValue),
            .data("next", order.state.nextAction.rawValue),
            .data("here", if: entry.hasArrived)
        ) {
            button(.class("row"), .aria("expanded", "false")) {
                tag("b", .class("code")) { order.code }
                tag("span", .class("device")) { order.shownDeviceName(sheet.words.language) }
                tag("span", .class("state")) { say(order.state.word) }
                tag("span", .class("count")) { say(ScreenText.lines(order.keptLines.count)) }
                tag("span", .class("amount")) { sheet.price(order.total) }
                tag("span", .class("marks")) { marks(entry, say).joined(separator: " ") }
                if entry.hasArrived, let arrivedAt = order.arrivedAt {
                    sheet.words.age(since: arrivedAt, paces: true)
                } else {
                    tag("span", .class("clock")) { sheet.zone.clock(order.placedAt) }
                }
            }
            sheet.html(entry)
        }
    }

    private func marks(_ entry: OrderEntry, _ say: (Sentence) -> String) -> [String] {
        [
            entry.order.wantedToCancel ? say(TillNoticeText.cancelMark) : nil,
            entry.order.isRepriced ? say(ScreenText.repricedMark) : nil,
            entry.minimumAge.map { "\($0)+" },
        ].compactMap(\.self)
    }

    private func summary(_ snapshot: CounterSnapshot, _ words: PageText, at now: Timestamp) -> Fragment {
        let counts = OrderState.open.map { state in
            words.say(ScreenText.count(snapshot.counts[state] ?? 0, state, isNarrow: false))
        }
        let pausedUntil = snapshot.assortment.pausedUntil(at: now)
        let soldOut = snapshot.assortment.soldOut(at: now).count
        let moment = MomentText(in: restaurant.zone, now: now)
        return Fragment(.summary, "day", "p", .data("paused", if: pausedUntil != nil)) {
            if let pausedUntil {
                tag("strong") { words.say(ScreenAvailabilityText.paused(moment.until(pausedUntil))) }
            }
            if soldOut > 0 { tag("strong") { words.say(ScreenAvailabilityText.soldOut(soldOut)) } }
            for count in counts { tag("span") { count } }
            if let mean = snapshot.day.meanService {
                tag("span") {
                    words.say(ScreenText.service(DurationText.short(seconds: Int(mean.components.seconds))))
                }
            }
            if snapshot.day.refused > 0 {
                tag("span") { words.say(ScreenText.refused(snapshot.day.refused)) }
            }
            if snapshot.day.blacklisted > 0 {
                tag("span") { words.say(ScreenText.blacklisted(snapshot.day.blacklisted)) }
            }
        }
    }

    /// The products and choices that can be added or be sold out.
    private func products(_ assortment: Assortment, _ sheet: OrderSheetHTML, at now: Timestamp) -> [Fragment]
    {
        let gone = assortment.soldOut(at: now)
        let prices = Dictionary(
            assortment.lines("").flatMap { line in
                line.item.products.map { (SellableID.product($0), line.price) }
            }
        ) { first, _ in first }
        return assortment.choices("", of: nil, at: .distantFuture).map { item in
            let key = item.id.description
            let isGone = gone[item.id] != nil
            return Fragment(.products, key, "li", .data("sold", if: prices[item.id] != nil)) {
                button(
                    .data("product", key),
                    .data("name", item.name),
                    .data("gone", if: isGone),
                    .change(isGone ? .available : .soldOut)
                ) {
                    tag("span") { HarmlessText.clean(sheet.words.names.item(item.id, named: item.name)) }
                    if isGone { tag("strong") { sheet.words.say(ScreenAvailabilityText.soldOutMark) } }
                    if let price = prices[item.id] { tag("span", .class("amount")) { sheet.price(price) } }
                }
            }
        }
    }
}

extension Timestamp {
    /// An instant at which nothing is sold out any more, so that the products keep the catalogue's order.
    fileprivate static let distantFuture = Timestamp(seconds: 253_402_300_799)
}
