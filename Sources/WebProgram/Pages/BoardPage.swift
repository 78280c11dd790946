import McOrderCounter
import McOrderModel
import McOrderText

/// The board for customers: the codes of the orders in preparation and of those ready to be collected, no
/// names.
struct BoardPage: LivePage {
    let board: KnownRestaurant
    /// How long a ready order stays on the board unless it is collected before.
    let keep: Duration

    var restaurant: KnownRestaurant? { board }
    var detail: SnapshotDetail { .codes }

    func fragments(
        _ snapshot: CounterSnapshot,
        in language: Language,
        at now: Timestamp,
        reusing rows: inout RenderedRows
    ) -> [Fragment] {
        let words = PageWords(language: language)
        let view = BoardView(snapshot, keep: keep, at: now)
        return words.feed(snapshot, at: now) + view.preparing.map { fragment($0, in: .orders) }
            + view.ready.map { fragment($0, in: .more) }
    }

    private func fragment(_ order: QueuedOrder, in region: StaticRegion) -> Fragment {
        let key = String(order.id)
        return Fragment(
            region: region,
            key: key,
            html: tag("li", HTMLAttribute("data-key", key)) { tag("span") { order.code } }
        )
    }

    func document(_ language: Language) -> HTML {
        let title = WebText.page(WebText.board, of: board.name)
        let words = PageWords(language: language)
        return PageShell(title: title, language: language).live(
            "board",
            stream: "/v1/stream/board/\(board.id)"
        ) {
            tag("h1", .class("unseen")) { title[language] }
            region("div", .feed)
            tag("section", .class("lane"), HTMLAttribute("aria-labelledby", "preparing")) {
                tag("h2", .id("preparing")) { words.say(WebOrderText.inPreparation) }
                region("ul", .orders)
            }
            tag("section", .class("lane ready"), HTMLAttribute("aria-labelledby", "ready")) {
                tag("h2", .id("ready")) { words.say(WebOrderText.readyToCollect) }
                region("ul", .more, HTMLAttribute("aria-live", "polite"))
            }
        }
    }
}
