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

    /// What somebody wrote about an order.
    package struct Note: Hashable, Sendable {
        package let text: String
        /// Whether it has a word for an allergy.
        package let isAllergy: Bool

        init(_ text: String) {
            self.text = text
            isAllergy = AllergyWords.isIn(text)
        }
    }

    package let order: QueuedOrder
    package let code: ShownCode
    package let firedAt: Timestamp
    package let isUnseen: Bool
    /// Whether nobody here has noticed the order since it came, or came back.
    package let isNew: Bool
    /// Why nothing is to be prepared any more; `nil` for an open order.
    package let stop: Sentence?
    /// The service and the table; `nil` if the order has neither.
    package let handover: String?
    /// What each station has to do, or has done.
    package let parts: [Part]
    /// The lines to prepare, apart from ``added``; of an order that was called off those not to prepare any
    /// more.
    package let lines: [KitchenLine]
    /// The lines to prepare that nobody here has noticed since they were added.
    package let added: [KitchenLine]
    /// The lines that were prepared before the order returned, or at other stations.
    package let done: [KitchenLine]
    /// The struck lines that were not acknowledged.
    package let struck: [KitchenLine]
    /// When the first change was made that nobody here has noticed; `nil` if there is none.
    package let changedAt: Timestamp?
    /// The customer's comment and the till's note, apart from a note that changed.
    package let notes: [Note]
    /// The till's note, if nobody here has noticed it since it changed.
    package let newNote: Note?
    /// Whether the till took its note back, and nobody here has noticed that.
    package let isNoteGone: Bool
    /// Whether nobody here has noticed how the order is handed over now.
    package let hasNewHandover: Bool
    /// Whether the tile stands only until it is acknowledged.
    package let isOnlyToAcknowledge: Bool

    package init(
        _ tile: KitchenView.Tile,
        letter: Character? = nil,
        _ names: ShownNames,
        _ language: Language
    ) {
        let rows = { (lines: [KitchenView.Line]) in
            lines.flatMap { KitchenLine.lines(of: $0, names, language) }
        }
        order = tile.order
        code = ShownCode(order.code, letter: letter)
        firedAt = tile.firedAt
        isUnseen = tile.isUnseen
        isNew = tile.isNew
        let word = tile.order.state == .noShow ? WebOrderText.notCollected : .cancelled
        stop = tile.isCalledOff ? word : nil
        handover = tile.order.handover(language)
        parts = tile.rows.compactMap { row in
            row.station.map { Part(station: HarmlessText.clean($0.name), isDone: row.doneAt != nil) }
        }
        let changes = tile.changes
        lines = rows(tile.isCalledOff ? tile.lines : changes.others)
        added = rows(changes.added)
        done = rows(tile.done)
        struck = rows(tile.struck)
        changedAt = changes.since
        let note = tile.order.shownNote(language).map(Note.init)
        let comment = tile.order.shownComment(language).map(Note.init)
        notes = [comment, changes.hasNote ? nil : note].compactMap(\.self)
        newNote = changes.hasNote ? note : nil
        isNoteGone = changes.hasNote && note == nil
        hasNewHandover = changes.hasService
        isOnlyToAcknowledge = tile.isOnlyToAcknowledge
    }

    /// Whether the order was cancelled, or nobody came for it.
    package var isCalledOff: Bool { stop != nil }

    /// Whether something changed of which the tile has to say so before all else.
    package var isChanged: Bool { changedAt != nil && !isCalledOff }

    /// What can be done with the order here; the first one is what its key does.
    package var actions: [StaffAction] {
        if isOnlyToAcknowledge { return [.acknowledge] }
        guard isChanged else { return [.finish] }
        // Who has seen the change goes on with the order.
        return [struck.isEmpty ? .see : .acknowledge]
    }
}
