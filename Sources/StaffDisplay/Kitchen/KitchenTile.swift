package import McOrderCounter
package import McOrderDisplay
package import McOrderModel
package import McOrderText

/// An order as a station of the kitchen, or the expo, reads it.
///
/// All texts are in one language, and cleaned with `HarmlessText`.
package struct KitchenTile: Sendable {
    /// The part of a station.
    package struct Part: Hashable, Sendable {
        package let station: String
        package let isDone: Bool
    }

    package let order: QueuedOrder
    package let firedAt: Timestamp
    /// Whether nobody here has noticed the order.
    package let isUnseen: Bool
    /// Why nothing is to be prepared any more; `nil` for an open order.
    package let stop: Sentence?
    /// The service and the table; `nil` if the order has neither.
    package let handover: String?
    /// What each station has to do, or has done.
    package let parts: [Part]
    /// The lines to prepare; of an order that was called off those not to prepare any more.
    package let lines: [LineRows]
    /// The lines that were prepared before the order returned, or at other stations.
    package let done: [LineRows]
    /// The struck lines that were not acknowledged.
    package let struck: [LineRows]
    /// The customer's comment and the till's note.
    package let notes: [String]
    /// What can be done with the order here.
    package let actions: [StaffAction]

    package init(_ tile: KitchenView.Tile, _ names: ShownNames, _ language: Language) {
        let rows = { (lines: [(count: Int, line: OrderedLine)]) in
            lines.map { LineRows($0.line, count: $0.count, names, language) }
        }
        order = tile.order
        firedAt = tile.firedAt
        isUnseen = tile.isUnseen
        let word = tile.order.state == .noShow ? WebOrderText.notCollected : .cancelled
        stop = tile.isCalledOff ? word : nil
        handover = tile.order.handover(language)
        parts = tile.rows.compactMap { row in
            row.station.map { Part(station: HarmlessText.clean($0.name), isDone: row.doneAt != nil) }
        }
        lines = rows(tile.lines)
        done = rows(tile.done)
        struck = rows(tile.struck)
        notes = [tile.order.shownComment(language), tile.order.shownNote(language)].compactMap(\.self)
        let acknowledges = tile.isOnlyToAcknowledge || !tile.struck.isEmpty
        actions = (tile.isOnlyToAcknowledge ? [] : [.finish]) + (acknowledges ? [.acknowledge] : [])
    }

    /// Whether the order was cancelled, or nobody came for it.
    package var isCalledOff: Bool { stop != nil }

    /// The allergens of what is prepared here.
    package var allergens: [String] { isCalledOff ? [] : (lines + done).allergenTexts }
}
