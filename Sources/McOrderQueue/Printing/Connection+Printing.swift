import McOrderModel

extension Connection {
    /// Makes the jobs of events in their transaction, so that none is lost. Without printers that is one
    /// statement.
    func makePrintJobs(of events: [Int64]) throws {
        guard try isTrue(SQL.printing.hasPrinters) else { return }
        for event in events { try makePrintJobs(of: event) }
    }

    private func makePrintJobs(of event: Int64) throws {
        // At one printer a bag comes after the kitchen's ticket, and a receipt after both.
        let sequence = [PrintedKind.kitchen, .change, .bag, .receipt].map(\.rawValue)
        let place = { (row: Row) in (row[5] as Int, sequence.firstIndex(of: row[2]) ?? 0) }
        for row in try rows(SQL.printing.wanted, [event]).sorted(by: { place($0) < place($1) }) {
            let values = row.values
            try run(SQL.printing.makeJob, [event, values[0], values[1], values[2], values[3], values[4]])
        }
    }

    func printers() throws -> [PrinterRecord] {
        try rows(SQL.printing.printers).map { try PrinterRecord($0) }
    }

    /// The number of jobs of each printer in each state. Ended jobs are deleted after a week.
    func printJobCounts() throws -> [PrinterID: [PrintJob.State: Int]] {
        try rows(SQL.printing.counts).reduce(into: [:]) { counts, row in
            guard let state = PrintJob.State(rawValue: row[1]) else { return }
            counts[row[0] as PrinterID, default: [:]][state] = row[2] as Int
        }
    }

    /// What staff of a restaurant have to know of its printers.
    func printing(at restaurant: RestaurantID?) throws -> PrintingState {
        let printers = try printers().filter { printer in
            restaurant == nil || printer.restaurant == nil || printer.restaurant == restaurant
        }
        let alarms = try rows(SQL.printing.alarms, [restaurant]).map { row in
            PrintingState.Alarm(job: try PrintJob(row), code: row[14])
        }
        return PrintingState(printers: printers, alarms: alarms)
    }
}

extension PrinterID: SQLConvertible {
    var sqlValue: SQLValue { description.sqlValue }

    init?(_ value: SQLValue) {
        guard let text = String(value) else { return nil }
        self.init(text)
    }
}

extension PrintJob {
    init(_ row: Row) throws {
        guard let kind = PrintedKind(rawValue: row[4]), let state = State(rawValue: row[5]) else {
            throw QueueError.database(cause: "print job \(row[0] as Int64) is of an unknown kind")
        }
        self.init(
            id: row[0],
            event: row[1],
            order: row[2],
            printer: row[3],
            kind: kind,
            state: state,
            attempts: row[6],
            madeAt: row[7],
            by: row[8],
            changedAt: row[9],
            fallback: row[10],
            isAlarm: row[11],
            bag: (row[12] as Int?).map { BagNumber($0, of: row[13]) }
        )
    }
}

extension PrinterRecord {
    init(_ row: Row) throws {
        let id: PrinterID = row[0]
        guard let condition = PrinterCondition(rawValue: row[6]) else {
            throw QueueError.database(cause: "printer \(id) is in an unknown condition")
        }
        let tasks = zip([PrinterTask.kitchen, .bag, .receipt], 2...).filter { row[$0.1] as Bool }.map(\.0)
        self.init(
            id: id,
            restaurant: row[1],
            tasks: Set(tasks),
            confirms: row[5],
            hasDrawer: row[10],
            condition: condition,
            since: row[7],
            lastTrouble: (row[8] as String?).flatMap { PrinterCondition(rawValue: $0) },
            lastTroubleAt: row[9]
        )
    }
}
