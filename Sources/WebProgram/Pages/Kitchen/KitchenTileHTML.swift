import McOrderCounter
import McOrderDisplay
import McOrderModel
import McOrderText
import McOrderWeb
import StaffDisplay

/// A tile of the kitchen: what has to be prepared of one order, and the button that ends it. An order that
/// was called off is a strip.
struct KitchenTileHTML {
    let words: PageText
    let zone: RestaurantZone
    /// Whether the tile says which stations have done their part.
    let showsStations: Bool
    /// The letters that tell orders of one code apart, by the orders' ids.
    let letters: [Int64: Character]

    func html(_ viewed: KitchenView.Tile) -> HTML {
        let tile = KitchenTile(viewed, letter: letters[viewed.order.id], words.names, words.language)
        return tile.isCalledOff ? strip(tile) : whole(tile)
    }

    private func whole(_ tile: KitchenTile) -> HTML {
        let kinds = ["tile", tile.isNew ? "new" : nil, tile.isChanged ? "changed" : nil]
        return item(tile, class: kinds.compactMap(\.self).joined(separator: " ")) {
            tag("div", .class("band")) {
                tag("kbd")
                tag("h2") { tile.code.html }
                tag("p", .class("clock")) {
                    words.age(since: tile.firedAt, paces: false)
                    tag("span", .class("pace"))
                }
            }
            if let due = DueTime(tile.order, zone: zone) { tag("p", .class("where")) { words.due(due) } }
            if let handover = tile.handover, !tile.hasNewHandover { tag("p", .class("where")) { handover } }
            tile.notes.map(note)
            if tile.isChanged { change(tile) }
            if !tile.lines.isEmpty || !tile.done.isEmpty || !tile.isChanged { lines(tile) }
            if showsStations, tile.parts.count > 1 { stations(tile.parts) }
            for action in tile.actions {
                button(action, of: tile, undoneBy: action == .finish ? .unfinish : nil)
            }
        }
    }

    private func strip(_ tile: KitchenTile) -> HTML {
        item(tile, class: "gone") {
            tag("p") {
                tag("b") { tile.code.html }
                " "
                tag("strong", .class("stop")) { tile.stop.map(words.say) ?? "" }
                " "
                tag("s") {
                    (tile.lines + tile.struck).map { "\($0.count) \($0.text)" }.joined(separator: ", ")
                }
                if let since = tile.changedAt { ago(since) }
            }
            for action in tile.actions { button(action, of: tile) }
        }
    }

    private func item(
        _ tile: KitchenTile,
        class kind: String,
        @HTMLBuilder content: () -> HTML
    ) -> HTML {
        orderItem(
            tile.order,
            class: kind,
            .data("code", tile.code.text),
            .data("unseen", if: tile.isUnseen),
            content: content
        )
    }

    /// A note in a band; one about an allergy with its sign.
    private func note(_ note: KitchenTile.Note) -> HTML {
        tag("p", .class(note.isAllergy ? "allergy" : "said")) {
            if note.isAllergy { Icon.warn.html }
            tag("span") { note.text }
        }
    }

    /// What changed since somebody here noticed the order, first and large.
    private func change(_ tile: KitchenTile) -> HTML {
        tag("div", .class("change")) {
            tag("p") {
                tag("strong") { words.say(KitchenText.changed) }
                " "
                tile.changedAt.map(ago) ?? .empty
            }
            if let handover = tile.handover, tile.hasNewHandover {
                tag("p", .class("now-for")) { words.say(KitchenText.nowService(handover)) }
            }
            tile.newNote.map(note) ?? .empty
            if tile.isNoteGone { tag("p", .class("said")) { words.say(KitchenText.noNote) } }
            if !tile.added.isEmpty || !tile.struck.isEmpty {
                tag("div", .class("lines")) {
                    tag("ul", .class("items")) {
                        tile.added.map { row($0, of: tile, class: "item plus") }
                        tile.struck.map { row($0, of: tile, class: "item minus") }
                    }
                    opener(tile)
                }
            }
        }
    }

    private func lines(_ tile: KitchenTile) -> HTML {
        tag("div", .class("lines")) {
            tag("ul", .class("items")) {
                tile.lines.map { row($0, of: tile, class: "item") }
                tile.done.map { row($0, of: tile, class: "item done") }
            }
            opener(tile)
        }
    }

    private func row(_ line: KitchenLine, of tile: KitchenTile, class kind: String) -> HTML {
        tag("li", .class(kind)) {
            tag("b", .class("n")) { String(line.count) }
            tag("div") {
                tag("span", .class("what")) {
                    if kind == "item minus" { tag("s") { line.title } } else { line.title }
                    if let size = line.size {
                        " "
                        tag("em", .class("size")) { size }
                    }
                }
                if kind == "item done" {
                    " "
                    tag("strong", .class("mark")) { words.say(WebOrderText.done) }
                }
                if let product = line.belongsTo {
                    " "
                    tag("small") { words.say(KitchenText.with(product, tile.code.text)) }
                }
                if !line.options.isEmpty {
                    tag("ul") {
                        line.options.map { option in
                            tag("li", .class(option.isLeftOut ? "out" : "in")) { option.text }
                        }
                    }
                }
            }
            facts(line)
        }
    }

    /// What a touch on the line shows in a dialog.
    private func facts(_ line: KitchenLine) -> HTML {
        tag("div", .class("facts"), HTMLAttribute("hidden")) {
            tag("h3") { "\(line.count) \(line.text)" }
            for note in line.notes { tag("p") { note } }
            for sellable in line.sellables {
                tag(
                    "button",
                    [
                        .type("button"), .class("button danger wide"),
                        .data("product", sellable.id.description),
                    ]
                        + StaffAction.soldOut.attributes()
                ) {
                    words.say(KitchenText.soldOut(sellable.name))
                }
            }
        }
    }

    /// Covers the lines: a touch shows more about the line below it, and Enter about all of them.
    private func opener(_ tile: KitchenTile) -> HTML {
        let label = words.say(KitchenText.details(tile.code.text))
        return McOrderWeb.button(.class("opener"), .data("lines"), .aria("label", label)) {}
    }

    private func stations(_ parts: [KitchenTile.Part]) -> HTML {
        tag("p", .class("parts-done")) {
            for part in parts {
                tag("span", .class(part.isDone ? "station ok" : "station")) {
                    part.station
                    tag("i", .aria("hidden", "true")) { part.isDone ? " ✓" : " …" }
                    tag("span", .class("unseen")) {
                        ": " + words.say(part.isDone ? WebOrderText.done : .notDone)
                    }
                }
                " "
            }
        }
    }

    /// How long ago a change was made. The script writes the time.
    private func ago(_ instant: Timestamp) -> HTML {
        tag(
            "time",
            .class("ago"),
            .data("since", String(instant.milliseconds)),
            .data("text", words.say(KitchenText.ago("{}")))
        )
    }

    /// - Parameter undo: the action that takes it back, for a place that is still free.
    private func button(_ action: StaffAction, of tile: KitchenTile, undoneBy undo: StaffAction? = nil)
        -> HTML
    {
        let kind = tile.isCalledOff ? nil : "bump"
        // Who acknowledges what was struck has seen the change; the word is the same for all changes.
        let label = tile.isChanged && !tile.isOnlyToAcknowledge ? StaffAction.see.label : action.label
        let attributes = [.type("button"), HTMLAttribute("class", kind), .data("undone-by", undo?.rawValue)]
        return tag("button", attributes + action.attributes()) {
            label.map(words.say) ?? ""
            tag("span", .class("unseen")) { " " + tile.code.text }
        }
    }
}
