import McOrderCounter
import McOrderModel
import McOrderText
import TillProgram

/// A tile of the kitchen: what has to be prepared of one order, and the button that ends it.
struct KitchenTileHTML {
    let words: PageWords
    /// Whether the tile says which stations have done their part.
    let showsStations: Bool

    func fragment(_ tile: KitchenView.Tile) -> Fragment {
        let order = tile.order
        let html = orderItem(
            order,
            class: tile.isCancelled ? "tile cancelled" : "tile",
            .data("code", order.code),
            .data("unseen", if: tile.isUnseen)
        ) {
            tag("h2") {
                tag("kbd")
                " " + order.code + " "
                words.age(since: tile.firedAt, paces: !tile.isCancelled)
            }
            if tile.isCancelled { tag("p", .class("stop")) { words.say(WebOrderText.cancelled) } }
            if let handover = order.handover(words.language) { tag("p", .class("mark")) { handover } }
            if showsStations, !tile.isCancelled { stations(tile.rows) }
            lines(tile)
            if let comment = order.comment, !comment.isEmpty {
                tag("p", .class("comment")) { HarmlessText.clean(comment) }
            }
            if let note = order.note { tag("p", .class("comment")) { HarmlessText.clean(note) } }
            if !tile.isOnlyToAcknowledge {
                button(.finish, WebOrderText.done, of: order)
            }
            if tile.isOnlyToAcknowledge || !tile.struck.isEmpty {
                button(.acknowledge, WebOrderText.acknowledge, of: order)
            }
        }
        return Fragment(region: .orders, key: String(order.id), html: html)
    }

    private func lines(_ tile: KitchenView.Tile) -> HTML {
        tag("ul", .class("lines")) {
            for (count, line) in tile.lines {
                if tile.isCancelled {
                    words.struck(count, line)
                } else {
                    tag("li") {
                        LineHTML(line: line, count: count, words: words).html
                        if line.isAdded { tag("strong", .class("mark")) { words.say(TillText.added) } }
                    }
                }
            }
            tile.struck.map { words.struck($0, $1) }
        }
    }

    @HTMLBuilder private func stations(_ rows: [KitchenView.Row]) -> HTML {
        for row in rows {
            if let station = row.station {
                tag("p", .class(row.doneAt == nil ? "station" : "station done")) {
                    "\(HarmlessText.clean(station.name)): "
                    tag("b") { words.say(row.doneAt == nil ? WebOrderText.notDone : .done) }
                }
            }
        }
    }

    private func button(_ step: KitchenStep, _ label: WebOrderText, of order: QueuedOrder) -> HTML {
        WebProgram.button(.data("action", step.rawValue)) {
            words.say(label)
            tag("span", .class("unseen")) { " " + order.code }
        }
    }
}
