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
            class: tile.isCalledOff ? "tile called-off" : "tile",
            .data("code", order.code),
            .data("unseen", if: tile.isUnseen)
        ) {
            tag("h2") {
                tag("kbd")
                " " + order.code + " "
                words.age(since: tile.firedAt, paces: !tile.isCalledOff)
            }
            if tile.isCalledOff {
                let word = order.state == .noShow ? WebOrderText.notCollected : .cancelled
                tag("p", .class("stop")) { words.say(word) }
            }
            if let handover = order.handover(words.language) { tag("p", .class("mark")) { handover } }
            if showsStations, !tile.isCalledOff { stations(tile.rows) }
            lines(tile)
            if !tile.isCalledOff { allergens(of: (tile.lines + tile.done).map(\.line)) }
            if let comment = order.shownComment(words.language) { tag("p", .class("comment")) { comment } }
            if let note = order.shownNote(words.language) { tag("p", .class("comment")) { note } }
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
                if tile.isCalledOff {
                    words.struck(count, line)
                } else {
                    tag("li") {
                        LineHTML(line: line, count: count, words: words).html
                        if line.added != nil { mark(TillText.added) }
                    }
                }
            }
            tile.struck.map { words.struck($0, $1) }
            for (count, line) in tile.done {
                tag("li", .class("done")) {
                    LineHTML(line: line, count: count, words: words).html
                    mark(WebOrderText.done)
                }
            }
        }
    }

    /// A mark that lines have allergens, or unknown ones, which shows them in full on touch.
    @HTMLBuilder private func allergens(of lines: [OrderedLine]) -> HTML {
        let texts = lines.allergenTexts(words.names, words.language)
        if !texts.isEmpty {
            tag("details", .class("allergens")) {
                tag("summary") { words.say(FlowFindingText.allergensTitle) }
                tag("ul") { texts.map { text in tag("li") { text } } }
            }
        }
    }

    /// A word behind a line, for a screen reader too a word of its own.
    @HTMLBuilder private func mark(_ word: Sentence) -> HTML {
        " "
        tag("strong", .class("mark")) { words.say(word) }
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
