import McOrderCounter
import McOrderDisplay
import McOrderModel
import McOrderText
import McOrderWeb
import StaffDisplay

/// A tile of the kitchen: what has to be prepared of one order, and the button that ends it.
struct KitchenTileHTML {
    let words: PageText
    /// Whether the tile says which stations have done their part.
    let showsStations: Bool

    func fragment(_ viewed: KitchenView.Tile) -> Fragment {
        let tile = KitchenTile(viewed, words.names, words.language)
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
            if let stop = tile.stop { tag("p", .class("stop")) { words.say(stop) } }
            if let handover = tile.handover { tag("p", .class("mark")) { handover } }
            if showsStations, !tile.isCalledOff { stations(tile.parts) }
            lines(tile)
            allergens(tile.allergens)
            for note in tile.notes { tag("p", .class("comment")) { note } }
            for action in tile.actions {
                button(action, of: order, undoneBy: action == .finish ? .unfinish : nil)
            }
        }
        return Fragment(region: .orders, key: String(order.id), html: html)
    }

    private func lines(_ tile: KitchenTile) -> HTML {
        tag("ul", .class("lines")) {
            for line in tile.lines {
                if tile.isCalledOff {
                    words.struck(line)
                } else {
                    tag("li") {
                        LineHTML(line: line).html
                        if line.mark == .added { mark(TillText.added) }
                    }
                }
            }
            tile.struck.map { words.struck($0) }
            for line in tile.done {
                tag("li", .class("done")) {
                    LineHTML(line: line).html
                    mark(WebOrderText.done)
                }
            }
        }
    }

    /// A mark that lines have allergens, or unknown ones, which shows them in full on touch.
    @HTMLBuilder private func allergens(_ texts: [String]) -> HTML {
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

    @HTMLBuilder private func stations(_ parts: [KitchenTile.Part]) -> HTML {
        for part in parts {
            tag("p", .class(part.isDone ? "station done" : "station")) {
                "\(part.station): "
                tag("b") { words.say(part.isDone ? WebOrderText.done : .notDone) }
            }
        }
    }

    /// - Parameter undo: the action that takes it back, for a place that is still free.
    private func button(_ action: StaffAction, of order: QueuedOrder, undoneBy undo: StaffAction? = nil)
        -> HTML
    {
        let attributes: [HTMLAttribute] = [.type("button"), .data("undone-by", undo?.rawValue)]
        return tag("button", attributes + action.attributes()) {
            action.label.map(words.say) ?? ""
            tag("span", .class("unseen")) { " " + order.code }
        }
    }
}
