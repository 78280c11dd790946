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
        let key = String(order.id)
        let html = tag(
            "li",
            .class(tile.isCancelled ? "tile cancelled" : "tile"),
            HTMLAttribute("data-key", key),
            HTMLAttribute("data-id", key),
            HTMLAttribute("data-revision", String(order.revision)),
            HTMLAttribute("data-code", order.code),
            HTMLAttribute("data-unseen", if: tile.isUnseen)
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
                button(.finish, words.say(WebOrderText.done), of: order)
            }
            if tile.isOnlyToAcknowledge || !tile.struck.isEmpty {
                button(.acknowledge, words.say(WebOrderText.acknowledge), of: order)
            }
        }
        return Fragment(region: .orders, key: key, html: html)
    }

    private func lines(_ tile: KitchenView.Tile) -> HTML {
        tag("ul", .class("lines")) {
            for (count, line) in tile.lines {
                if tile.isCancelled {
                    struck(count, line)
                } else {
                    tag("li") {
                        LineHTML(line, count: count, words: words).html
                        if line.isAdded { tag("strong", .class("mark")) { words.say(TillText.added) } }
                    }
                }
            }
            for (count, line) in tile.struck { struck(count, line) }
        }
    }

    private func struck(_ count: Int, _ line: QueuedOrder.Line) -> HTML {
        tag("li", .class("struck")) {
            tag("strong") { words.say(TillText.struck) }
            " "
            tag("s") { "\(count) × \(HarmlessText.clean(words.names.line(line.name)))" }
        }
    }

    private func stations(_ rows: [KitchenView.Row]) -> HTML {
        HTML(
            rows.compactMap { row in
                row.station.map { station in
                    let state = row.doneAt == nil ? WebOrderText.notDone : WebOrderText.done
                    return tag("p", .class(row.doneAt == nil ? "station" : "station done")) {
                        "\(HarmlessText.clean(station.name)): "
                        tag("b") { words.say(state) }
                    }
                }
            }
        )
    }

    private func button(_ step: KitchenStep, _ label: String, of order: QueuedOrder) -> HTML {
        tag("button", .type("button"), HTMLAttribute("data-action", step.rawValue)) {
            label
            tag("span", .class("unseen")) { " " + order.code }
        }
    }
}
