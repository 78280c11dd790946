import McOrderCounter
import McOrderDisplay
import McOrderModel
import McOrderText
import McOrderWeb

/// The board for customers: the codes in preparation and those to collect, and nothing about a person.
struct BoardPage: LivePage {
    let restaurant: KnownRestaurant
    /// How long a ready order stays on the board unless it is collected before.
    let keep: Duration

    var scope: SnapshotScope { .codes }

    func fragments(
        _ snapshot: CounterSnapshot,
        in language: Language,
        at now: Timestamp,
        reusing rows: inout RenderedRows
    ) -> [Fragment] {
        let words = PageText(language: language)
        let view = BoardView(snapshot, keep: keep, at: now)
        let fragment = { (order: QueuedOrder, region: StaticRegion) in
            Fragment(region, String(order.id), "li") {
                ShownCode(order.code, letter: snapshot.letters[order.id]).html
            }
        }
        return words.feed(snapshot, at: now) + view.preparing.map { fragment($0, .orders) }
            + view.ready.map { fragment($0, .more) }
    }

    func document(_ language: Language) -> HTML {
        let say = PageText(language: language).say
        let title = WebText.page(WebText.board, of: restaurant.name)
        return PageShell(title: title, language: language).live(
            "board",
            of: restaurant,
            [.data("zone", restaurant.zone.identifier)]
        ) {
            tag("header", .class("board-bar")) {
                tag("h1") {
                    HarmlessText.clean(restaurant.name)
                    tag("span", .class("unseen")) { ", " + say(WebText.board) }
                }
                tag("time", .id("clock"))
            }
            region("div", .feed)
            tag("div", .class("codes-area live-area")) {
                section("preparing", class: "preparing") {
                    say(WebOrderText.inPreparation)
                    tag("span", .class("page-of"))
                } content: {
                    region("ol", .orders, .class("codes"))
                }
                section("ready", class: "ready-codes") {
                    Icon.check.html
                    say(WebOrderText.readyToCollect)
                    tag("span", .class("page-of"))
                } content: {
                    region("ol", .more, .class("codes"), .aria("live", "polite"))
                }
            }
        }
    }
}
