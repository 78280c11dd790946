package import McOrderModel

extension OrderQueue {
    /// Stores the printers of the configuration, in its sequence. From then on each event makes their jobs.
    ///
    /// Jobs that a program left in the middle of sending become *uncertain*; those of a printer that does not
    /// exist any more expire with an alarm.
    ///
    /// - Parameter fire: when the kitchen gets an order.
    package func adopt(_ printers: [PrinterRecord], _ fire: FirePolicy, at now: Timestamp) throws(QueueError)
    {
        try write { connection in
            for old in try connection.printers() where !printers.contains(where: { $0.id == old.id }) {
                try connection.run(SQL.printing.abandon, [now, old.id])
                try connection.run(SQL.printing.deletePrinter, [old.id])
            }
            for (position, printer) in printers.enumerated() {
                try connection.run(
                    SQL.printing.adopt,
                    [
                        printer.id, position, printer.restaurant, printer.tasks.contains(.kitchen),
                        printer.tasks.contains(.bag), printer.tasks.contains(.receipt), fire.rawValue,
                        printer.confirms, printer.hasDrawer,
                    ]
                )
            }
            try connection.run(SQL.printing.interrupted, [now])
        }
    }

    /// Stores that bytes of a job may be transmitted from now on.
    ///
    /// - Parameter fallback: the printer that gets it instead of its own; `nil` for its own.
    /// - Returns: whether it is to be printed; `false` if it is over already.
    package func begin(
        _ job: PrintJob.ID,
        fallback: PrinterID? = nil,
        at now: Timestamp
    ) throws(QueueError) -> Bool {
        try write { try $0.run(SQL.printing.beginJob, [now, fallback, job]) > 0 }
    }

    /// Stores what became of jobs. A job that is over already stays as it is.
    ///
    /// - Parameter isAlarm: whether staff have to be told of it.
    package func end(
        _ jobs: [PrintJob.ID],
        _ state: PrintJob.State,
        isAlarm: Bool = false,
        at now: Timestamp
    ) throws(QueueError) {
        try write { connection in
            for job in jobs {
                try connection.run(SQL.printing.endJob, [state.rawValue, isAlarm, now, job])
            }
        }
    }

    /// Stores the condition of a printer; the same one again changes nothing.
    package func report(_ printer: PrinterID, _ condition: PrinterCondition, at now: Timestamp)
        throws(QueueError)
    {
        let trouble = condition.isTrouble ? condition.rawValue : nil
        _ = try write { connection in
            try connection.run(SQL.printing.report, [condition.rawValue, now, trouble, printer])
        }
    }

    /// The restaurant of an order, and all printers.
    package func printers(forOrder id: QueuedOrder.ID) throws(QueueError) -> (RestaurantID, [PrinterRecord]) {
        try write { connection in
            guard let order = try connection.order(id: id) else { throw QueueError.noSuchOrder(id: id) }
            return (order.restaurantID, try connection.printers())
        }
    }

    /// Makes the jobs that somebody asks for.
    ///
    /// - Parameters:
    ///   - order: `nil` for a test page and the drawer.
    ///   - bags: how many bags the order has, each of which gets a ticket; `nil` for one bag more.
    /// - Returns: the jobs' ids, bag by bag.
    /// - Throws: ``QueueError/noSuchOrder(id:)``, or the error that prevents writing to the queue.
    @discardableResult
    package func print(
        _ kind: PrintedKind,
        of order: QueuedOrder.ID?,
        at printers: [PrinterID],
        bags: Int? = nil,
        by: String,
        at now: Timestamp
    ) throws(QueueError) -> [PrintJob.ID] {
        try write { connection in
            if let order { _ = try connection.status(of: OrderReference(id: order, revision: nil)) }
            var tickets: [BagNumber?] = [nil]
            if kind == .bag {
                let last = try connection.row(SQL.printing.lastBag, [order]).map { $0[0] as Int }
                tickets = BagNumber.asked(bags, after: last ?? 0)
            }
            var jobs: [PrintJob.ID] = []
            for ticket in tickets {
                for printer in printers {
                    jobs.append(
                        try connection.insert(
                            SQL.printing.addJob,
                            [order, printer, kind.rawValue, now, by, ticket?.number, ticket?.count]
                        )
                    )
                }
            }
            return jobs
        }
    }

    /// Takes away alarms that staff have seen. What was uncertain is not printed again.
    ///
    /// - Returns: the number of alarms that there were.
    @discardableResult
    package func acknowledge(_ alarms: [PrintJob.ID]) throws(QueueError) -> Int {
        try write { connection in
            var count = 0
            for id in alarms {
                let changed = try connection.run(SQL.printing.acknowledge, [id])
                if changed > 0 { try connection.run(SQL.printing.giveUp, [id]) }
                count += changed
            }
            return count
        }
    }

    /// Deletes jobs that ended before `limit`, at most 200 in one call.
    ///
    /// - Returns: the number of deleted jobs.
    package func deleteJobs(endedBefore limit: Timestamp) throws(QueueError) -> Int {
        try write { try $0.run(SQL.printing.deleteOver, [limit, Self.batch]) }
    }
}

extension QueueView {
    /// The jobs that may still be printed, oldest first, from behind `last`.
    package func openPrintJobs(after last: PrintJob.ID = 0, atMost limit: Int) throws(QueueError)
        -> [PrintJob]
    {
        try read { try $0.rows(SQL.printing.openJobs, [last, limit]).map { try PrintJob($0) } }
    }

    /// The job of that id; `nil` if there is none.
    package func printJob(_ id: PrintJob.ID) throws(QueueError) -> PrintJob? {
        try read { try $0.row(SQL.printing.job, [id]).map { try PrintJob($0) } }
    }

    /// All jobs of an order, oldest first.
    package func printJobs(ofOrder id: QueuedOrder.ID) throws(QueueError) -> [PrintJob] {
        try read { try $0.rows(SQL.printing.jobsOfOrder, [id]).map { try PrintJob($0) } }
    }

    /// What staff of a restaurant, or of all, have to know of the printers.
    package func printing(at restaurant: RestaurantID? = nil) throws(QueueError) -> PrintingState {
        try read { try $0.printing(at: restaurant) }
    }
}
