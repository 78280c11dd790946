package import McOrderModel

/// The figures of a caller that measures the queue repeatedly. All orders and refused files are counted only
/// the first time; later only new rows are read, so that the cost does not grow with the history.
package struct QueueMeasures: Sendable {
    /// Orders that were ever accepted, by restaurant; the count never decreases.
    package private(set) var orders: [RestaurantID: Int] = [:]
    /// Files that were ever refused, by reason; the count never decreases.
    package private(set) var rejections: [RejectionReason: Int] = [:]
    /// Deliveries of content that had already been decided.
    package private(set) var redeliveries = 0
    package private(set) var open: [RestaurantID: [OrderState: Int]] = [:]
    /// When the oldest open order was received; `nil` if none is open.
    package private(set) var oldestOpen: Timestamp?
    /// Receipts that still have to be written.
    package private(set) var receiptsDue = 0
    /// The restaurants of the catalogue in force, in its order.
    package private(set) var restaurants: [KnownRestaurant] = []

    /// The printers, and the tickets that may be missing on paper.
    package private(set) var printing = PrintingState.none
    /// The number of jobs of each printer in each state.
    package private(set) var printJobs: [PrinterID: [PrintJob.State: Int]] = [:]

    /// What the house offers to who pays ahead.
    package private(set) var paying = PayPresent(terms: nil, answeredAt: nil)
    /// The number of payments under way in each state.
    package private(set) var payments: [HeldPayment.State: Int] = [:]
    /// The payments that somebody may have to look at.
    package private(set) var paymentsOfConcern: [PaymentCase] = []

    private var lastOrder: Int64 = 0
    private var lastRejection: Int64 = 0

    package init() {}

    mutating func update(_ connection: any Connection, answered: Int64?) throws {
        try countOrders(connection)
        try countRejections(connection)
        redeliveries = Int(try connection.setting("redelivered") ?? "0") ?? 0
        restaurants = try connection.knownRestaurants()
        open = [:]
        for row in try connection.rows(SQL.figures.openByRestaurant) {
            guard let state = OrderState(rawValue: row[1]) else { continue }
            open[row[0], default: [:]][state] = row[2]
        }
        oldestOpen = try connection.value(SQL.figures.oldestOpen)
        printing = try connection.printing(at: nil)
        printJobs = try connection.printJobCounts()
        paying = try connection.payPresent()
        payments = [:]
        for row in try connection.rows(SQL.paying.counts) {
            guard let state = HeldPayment.State(rawValue: row[0]) else { continue }
            payments[state] = row[1]
        }
        paymentsOfConcern = try connection.paymentsOfConcern()
        receiptsDue = try connection.value(SQL.figures.receiptsDue, [answered ?? -1]) ?? 0
    }

    private mutating func countOrders(_ connection: any Connection) throws {
        let rows =
            try lastOrder == 0
            ? connection.rows(SQL.figures.ordersByRestaurant)
            : connection.rows(SQL.figures.laterOrdersByRestaurant, [lastOrder])
        for row in rows { orders[row[0], default: 0] += row[1] as Int }
        lastOrder = try connection.value(SQL.figures.lastOrder) ?? 0
    }

    private mutating func countRejections(_ connection: any Connection) throws {
        for row in try connection.rows(SQL.figures.laterRefusedByReason, [lastRejection]) {
            guard let reason = RejectionReason(rawValue: row[0]) else { continue }
            rejections[reason, default: 0] += row[1] as Int
        }
        lastRejection = try connection.value(SQL.figures.lastRefused) ?? 0
    }
}

extension QueueView {
    /// Brings `measures` up to date.
    ///
    /// - Parameter answered: the last change that is answered by a receipt (``Heartbeat/answered``).
    package func measure(_ measures: inout QueueMeasures, answered: Int64? = nil) throws(QueueError) {
        var updated = measures
        try read { try updated.update($0, answered: answered) }
        measures = updated
    }
}
