import McOrderCounter
import McOrderDisplay
import McOrderModel
import McOrderText
import McOrderWeb
import StaffDisplay

/// The board for customers: the codes of the orders in preparation and of those ready to be collected, no
/// names.
struct BoardPage: LivePage {
    let restaurant: KnownRestaurant
    /// How long a ready order stays on the board unless it is collected before.
    let keep: Duration
    /// What customers of the web read to say that they are here; `nil` where it is not shown.
    var card: PresenceCard?

    var scope: SnapshotScope { .codes }

    func fragments(
        _ snapshot: CounterSnapshot,
        in language: Language,
        at now: Timestamp,
        reusing rows: inout RenderedRows
    ) -> [Fragment] {
        let view = BoardView(snapshot, keep: keep, at: now)
        let code = { (order: QueuedOrder) in snapshot.shownCode(order).html }
        let preparing = view.preparing.map { order in
            Fragment(.orders, String(order.id), "li") {
                code(order)
                if let due = DueTime(order, zone: restaurant.zone) { tag("small") { due.clock } }
            }
        }
        let ready = view.ready.map { order in
            Fragment(.more, String(order.id), "li", class: view.fresh.contains(order.id) ? "fresh" : nil) {
                code(order)
            }
        }
        let words = PageText(language: language)
        return words.feed(snapshot, at: now) + preparing + ready
            + (card?.fragments(of: restaurant.id, in: words, at: now) ?? [])
    }

    func document(_ language: Language) -> HTML {
        let say = PageText(language: language).say
        let title = WebText.page(WebText.board, of: restaurant.name)
        return PageShell(title: title, language: language).live("board", of: restaurant) {
            tag("header", .class("board-bar")) {
                tag("h1") { HarmlessText.clean(restaurant.name) }
                PageShell.darkNote(language)
                tag("time", .id("clock"), .data("zone", restaurant.zone.identifier))
            }
            region("div", .feed)
            tag("div", .class("codes-area live-area")) {
                codes("preparing", class: "preparing", in: .orders) {
                    say(WebOrderText.inPreparation)
                }
                codes("ready", class: "ready-codes", in: .more, .aria("live", "polite")) {
                    Icon.check.html
                    say(WebOrderText.readyToCollect)
                    tag("span") { say(WebOrderText.collectAtCounter) }
                }
                if card != nil { region("div", .summary, .class("presence-place")) }
            }
        }
    }

    /// A section of codes. Its heading ends with the place of the page of codes, if there are several.
    private func codes(
        _ id: String,
        class kind: String,
        in place: StaticRegion,
        _ attributes: HTMLAttribute...,
        @HTMLBuilder heading: () -> HTML
    ) -> HTML {
        section(id, class: kind) {
            heading()
            tag("span", .class("pages"), .data("pages", place.rawValue))
        } content: {
            tag("ol", [.class("codes"), .data("region", place.rawValue)] + attributes)
        }
    }
}
