/// What is known of a printer. The raw values are stored, and are those of `till printers --json`.
package enum PrinterCondition: String, CaseIterable, Sendable {
    /// It was never asked.
    case unknown
    case ready
    /// It prints, and its paper ends soon.
    case paperLow = "paper-low"
    case paperOut = "paper-out"
    case coverOpen = "cover-open"
    /// It says that it cannot print, and names no other cause.
    case offline
    /// Nobody answers at its address.
    case gone
    /// It accepts the connection, and then takes no bytes or answers nothing.
    case stalled

    /// Whether it prints nothing until somebody does something.
    package var isTrouble: Bool {
        switch self {
        case .unknown, .ready, .paperLow: false
        case .paperOut, .coverOpen, .offline, .gone, .stalled: true
        }
    }
}

/// A printer as the queue knows it.
package struct PrinterRecord: Hashable, Sendable, Identifiable {
    package let id: PrinterID
    /// The restaurant whose orders it prints; `nil` for all.
    package let restaurant: RestaurantID?
    package let tasks: Set<PrinterTask>
    /// Whether it says when a ticket is on paper.
    package let confirms: Bool
    /// Whether a drawer with money is connected to it.
    package let hasDrawer: Bool
    package let condition: PrinterCondition
    /// Since when it is in this condition; `nil` if it was never asked.
    package let since: Timestamp?
    /// The trouble that it was in last; `nil` if it never was.
    package let lastTrouble: PrinterCondition?
    package let lastTroubleAt: Timestamp?

    package init(
        id: PrinterID,
        restaurant: RestaurantID?,
        tasks: Set<PrinterTask>,
        confirms: Bool,
        hasDrawer: Bool = false,
        condition: PrinterCondition = .unknown,
        since: Timestamp? = nil,
        lastTrouble: PrinterCondition? = nil,
        lastTroubleAt: Timestamp? = nil
    ) {
        self.id = id
        self.restaurant = restaurant
        self.tasks = tasks
        self.confirms = confirms
        self.hasDrawer = hasDrawer
        self.condition = condition
        self.since = since
        self.lastTrouble = lastTrouble
        self.lastTroubleAt = lastTroubleAt
    }
}
