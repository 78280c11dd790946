import McOrderCounter
import McOrderDisplay
import McOrderModel
import McOrderText
import McOrderWeb
import StaffDisplay

/// The till: orders whose customers are here, orders on the way, and each of them in full.
struct TillPage: LivePage {
    let restaurant: KnownRestaurant
    /// When the kitchen gets an order.
    let policy: FirePolicy
    /// How much longer than usual an order may take before the page proposes a pause; zero for never.
    var warn = Duration.zero

    func fragments(
        _ snapshot: CounterSnapshot,
        in language: Language,
        at now: Timestamp,
        reusing rows: inout RenderedRows
    ) -> [Fragment] {
        let words = PageText(snapshot, in: language)
        let price = PriceText(currency: snapshot.currency, language: language)
        let row = OrderRowHTML(words: words, price: price, zone: restaurant.zone)
        let sheet = OrderSheetHTML(
            words: words,
            price: price,
            zone: restaurant.zone,
            services: snapshot.assortment.restaurant?.services ?? []
        )
        let waiting = snapshot.onTheWay.filter(OrderRowHTML.isWaiting)
        let later = snapshot.later(at: now)
        let coming = snapshot.onTheWay.filter { !OrderRowHTML.isWaiting($0) && !$0.order.isForLater(at: now) }
        let all = snapshot.here + coming + waiting + snapshot.awaited + later
        let html = rows.parts(of: all, in: snapshot) { [row.html($0, $1), sheet.html($0, $1)] }
        let unseen = snapshot.codesUnseenByKitchen(policy, at: now, remembering: &rows.unseen)
        let orders = { (region: StaticRegion, part: Int, entries: [OrderEntry]) in
            entries.map { entry in
                Fragment(region: region, key: String(entry.id), html: html[entry.id]?[part] ?? .empty)
            }
        }
        return words.feed(snapshot, at: now) + words.printing(snapshot.day.printing)
            + words.unseenByKitchen(unseen)
            + words.kitchenIsBehind(snapshot.kitchenDelay(over: warn, at: now))
            + [summary(snapshot, words, at: now)]
            + orders(.orders, 0, snapshot.here) + orders(.more, 0, coming) + orders(.waiting, 0, waiting)
            + orders(.awaited, 0, snapshot.awaited) + orders(.later, 0, later)
            + orders(.sheets, 1, all)
            + words.allDay(snapshot.allDay(at: now))
            + TillProducts(assortment: snapshot.assortment, words: words, price: price, now: now).fragments
    }

    private func summary(_ snapshot: CounterSnapshot, _ words: PageText, at now: Timestamp) -> Fragment {
        let pausedUntil = snapshot.assortment.pausedUntil(at: now)
        let soldOut = snapshot.assortment.soldOut(at: now).count
        let moment = MomentText(in: restaurant.zone, now: now)
        return Fragment(.summary, "day", "p", class: "pulse", .data("paused", if: pausedUntil != nil)) {
            if let mean = snapshot.day.meanService {
                tag("span") {
                    tag("b") { DurationText.short(seconds: Int(mean.components.seconds)) }
                    " " + words.say(WebTillText.serviceToday)
                }
            }
            if snapshot.day.refused > 0 {
                tag("span") { words.say(ScreenText.refused(snapshot.day.refused)) }
            }
            if snapshot.day.blacklisted > 0 {
                tag("span") { words.say(ScreenText.blacklisted(snapshot.day.blacklisted)) }
            }
            if soldOut > 0 { flag(words.say(ScreenAvailabilityText.soldOut(soldOut))) }
            if let pausedUntil {
                flag(words.say(ScreenAvailabilityText.paused(moment.until(pausedUntil))))
            }
        }
    }

    private func flag(_ text: String) -> HTML {
        tag("span", .class("flag")) {
            Icon.warn.html
            text
        }
    }
}
