/// What an order's events and marks mean to the kitchen.
package struct KitchenRecord: Hashable, Sendable {
    /// The end of a station's work: when it was done, and the number of the last event that it takes into
    /// account.
    package struct Done: Hashable, Sendable {
        package let at: Timestamp
        package let event: Int64

        package init(at: Timestamp, event: Int64) {
            (self.at, self.event) = (at, event)
        }
    }

    /// When the order was first changed to *preparing*.
    package var preparingAt: Timestamp?
    /// The order's last change to *ready*; `nil` if there was none, or if it was recalled.
    package var ready: Done?
    /// The number of the order's last event; 0 if it has only been received.
    package var lastEvent: Int64 = 0
    /// The marks, oldest first.
    package var marks: [KitchenMark] = []
    /// The strikes that were undone, oldest first.
    package var undoneStrikes: [UndoneStrike] = []
    /// The changes of which the kitchen has to know, oldest first.
    package var changes: [Change] = []

    /// A change of what is prepared, how it is handed over, or whether it is prepared at all.
    package struct Change: Hashable, Sendable {
        package enum Kind: Hashable, Sendable {
            /// A line was added or struck, or one of both was undone.
            case lines
            case note
            case service
            /// The order was ready and has to be prepared again.
            case returned
            /// The order was cancelled, or nobody came.
            case calledOff
        }

        /// The number of the change's event.
        package let event: Int64
        package let at: Timestamp
        package let kind: Kind

        package init(event: Int64, at: Timestamp, kind: Kind) {
            (self.event, self.at, self.kind) = (event, at, kind)
        }
    }

    /// A strike that was undone, with the numbers of both events.
    package struct UndoneStrike: Hashable, Sendable {
        /// The line's id.
        package let line: OrderedLine.ID
        package let madeIn: Int64
        package let undoneIn: Int64

        package init(line: OrderedLine.ID, madeIn: Int64, undoneIn: Int64) {
            (self.line, self.madeIn, self.undoneIn) = (line, madeIn, undoneIn)
        }
    }

    package init() {}

    /// What a station has done, and what it knows of.
    package struct Work: Hashable, Sendable {
        /// The last end of its work; `nil` if there was none, or if it was taken back. A line that was added
        /// after its event is still to be prepared.
        package var done: Done?
        /// The number of the last event that somebody at the station acknowledged, with *Understood* or by
        /// ending the work: what was struck until then was on the tile.
        package var acknowledgedEvent: Int64 = 0
    }

    /// What a station has done. An order that is ready is done everywhere, except where a station took its
    /// part back after that. Taking back undoes the last end of work only: what was ended before a line was
    /// added stays done.
    ///
    /// - Parameter added: the numbers of the events that added the station's lines.
    package func work(at station: KitchenStation, added: [Int64]) -> Work {
        var work = Work()
        var ends: [Done] = []
        let isToDo = { (last: Done?) in last.map { last in added.contains { $0 > last.event } } ?? true }
        var ready = ready
        for mark in marks where mark.station == station {
            if let earlier = ready, earlier.event <= mark.afterEvent {
                ends.append(earlier)
                ready = nil
            }
            switch mark.kind {
            case .done:
                // Otherwise the mark only keeps the station's part as it is, while another part returns.
                if isToDo(ends.last) { work.acknowledgedEvent = max(work.acknowledgedEvent, mark.afterEvent) }
                ends.append(Done(at: mark.at, event: mark.afterEvent))
            case .undone:
                _ = ends.popLast()
                while !isToDo(ends.last) { ends.removeLast() }
            case .acknowledged: work.acknowledgedEvent = max(work.acknowledgedEvent, mark.afterEvent)
            case .seen: break
            }
        }
        work.done = ready ?? ends.last
        return work
    }

    /// The number of the event that gave a line to a station: the one that added the line, or the one that
    /// undid its striking, if the station ended its work or noticed the strike meanwhile; 0 for a line of
    /// the customer.
    package func event(of line: OrderedLine, at station: KitchenStation) -> Int64 {
        let returned = undoneStrikes.last { undone in
            let isMeanwhile = { (event: Int64) in (undone.madeIn..<undone.undoneIn).contains(event) }
            return undone.line == line.id
                && (ready.map { isMeanwhile($0.event) } ?? false
                    || marks.contains { mark in
                        (mark.station == station || mark.station == .kitchen) && isMeanwhile(mark.afterEvent)
                            && mark.kind != .undone
                    })
        }
        return max(line.added?.event ?? 0, returned?.undoneIn ?? 0)
    }

    /// The number of the last event that a station has noticed; `nil` if it has not noticed the order, or a
    /// part was taken back since. For the whole kitchen a part that was taken back at any station counts.
    package func seenEvent(at station: KitchenStation) -> Int64? {
        marks.reduce(nil) { seen, mark in
            if mark.kind == .undone { return mark.station == station || station == .kitchen ? nil : seen }
            return mark.station == station ? max(seen ?? 0, mark.afterEvent) : seen
        }
    }

    /// Whether a station has noticed the order.
    package func isSeen(at station: KitchenStation) -> Bool { seenEvent(at: station) != nil }

    /// The number of the last event that was acknowledged at a station itself; 0 before the first.
    package func acknowledged(at station: KitchenStation) -> Int64 {
        marks.last { $0.station == station && $0.kind == .acknowledged }?.afterEvent ?? 0
    }
}
