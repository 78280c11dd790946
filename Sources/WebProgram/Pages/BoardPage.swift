import McOrderCounter
import McOrderModel
import McOrderText

/// The board for customers: the codes of the orders in preparation and of those ready to be collected, no
/// names.
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
        return words.feed(snapshot, at: now) + view.preparing.map { fragment($0, in: .orders) }
            + view.ready.map { fragment($0, in: .more) }
    }

    private func fragment(_ order: QueuedOrder, in region: StaticRegion) -> Fragment {
        Fragment(region, String(order.id), "li") { tag("span") { order.code } }
    }

    func document(_ language: Language) -> HTML {
        let say = PageText(language: language).say
        let title = WebText.page(WebText.board, of: restaurant.name)
        return PageShell(title: title, language: language).live("board", of: restaurant) {
            tag("h1", .class("unseen")) { say(title) }
            region("div", .feed)
            section("preparing", class: "lane") {
                say(WebOrderText.inPreparation)
            } content: {
                region("ul", .orders)
            }
            section("ready", class: "lane ready") {
                say(WebOrderText.readyToCollect)
            } content: {
                region("ul", .more, .aria("live", "polite"))
            }
        }
    }
}
