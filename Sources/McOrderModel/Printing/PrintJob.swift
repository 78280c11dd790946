/// Something to print, or printed, at a printer.
package struct PrintJob: Hashable, Sendable, Identifiable {
    /// Where a job is. After a crash *sending* becomes *uncertain*: nobody knows what the printer got.
    package enum State: String, CaseIterable, Sendable {
        /// Nothing of it was transmitted since it was made, or since it is to be printed again.
        case due
        /// Bytes may have been transmitted; the end is not known yet.
        case sending
        /// All bytes were transmitted to a printer that answers nothing.
        case sent
        /// The printer said that it is on paper.
        case confirmed
        /// Bytes were transmitted, and whether they are on paper is not known.
        case uncertain
        /// It was not transmitted in time, or there was no reason to print it any more.
        case expired
    }

    package let id: Int64
    /// The number of the event that made it; `nil` for one that somebody asked for.
    package let event: Int64?
    /// The order; `nil` for a test page and the drawer.
    package let order: Int64?
    package let printer: PrinterID
    package let kind: PrintedKind
    package let state: State
    /// How often bytes of it were transmitted, or may have been.
    package let attempts: Int
    package let madeAt: Timestamp
    /// Who caused it.
    package let by: String
    package let changedAt: Timestamp
    /// The printer that got it last, if it is another one than ``printer``.
    package let fallback: PrinterID?
    /// Whether staff have to be told of it.
    package let isAlarm: Bool
    /// The bag that its ticket is for; `nil` for a ticket of another kind.
    package let bag: BagNumber?

    package init(
        id: Int64,
        event: Int64?,
        order: Int64?,
        printer: PrinterID,
        kind: PrintedKind,
        state: State,
        attempts: Int,
        madeAt: Timestamp,
        by: String,
        changedAt: Timestamp,
        fallback: PrinterID? = nil,
        isAlarm: Bool = false,
        bag: BagNumber? = nil
    ) {
        self.id = id
        self.event = event
        self.order = order
        self.printer = printer
        self.kind = kind
        self.state = state
        self.attempts = attempts
        self.madeAt = madeAt
        self.by = by
        self.changedAt = changedAt
        self.fallback = fallback
        self.isAlarm = isAlarm
        self.bag = bag
    }
}
