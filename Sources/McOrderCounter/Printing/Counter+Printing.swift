package import McOrderModel
import McOrderQueue

/// What the program that prints asks the queue, and tells it.
extension Counter {
    /// Stores the printers; see ``OrderQueue/adopt(_:_:at:)``.
    package func adopt(_ printers: [PrinterRecord], _ fire: FirePolicy) async throws(CounterError) {
        let now = now()
        try await changing { try await $0.adopt(printers, fire, at: now) }
    }

    /// The jobs that may still be printed, oldest first; at most `limit`.
    package func openPrintJobs(atMost limit: Int) async throws(CounterError) -> [PrintJob] {
        try await reading { try await $0.openPrintJobs(atMost: limit) }
    }

    /// All jobs of an order, oldest first.
    package func printJobs(ofOrder id: QueuedOrder.ID) async throws(CounterError) -> [PrintJob] {
        try await reading { try await $0.printJobs(ofOrder: id) }
    }

    /// Stores that bytes of a job may be transmitted from now on; `nil` if it is over already, otherwise the
    /// job as it is then.
    package func begin(_ job: PrintJob.ID, fallback: PrinterID?) async throws(CounterError) -> PrintJob? {
        let now = now()
        let isBegun = try await changing { try await $0.begin(job, fallback: fallback, at: now) }
        return isBegun ? try await reading { try await $0.printJob(job) } : nil
    }

    package func end(_ job: PrintJob.ID, _ state: PrintJob.State, isAlarm: Bool = false)
        async throws(CounterError)
    {
        let now = now()
        try await changing { try await $0.end([job], state, isAlarm: isAlarm, at: now) }
    }

    package func report(_ printer: PrinterID, _ condition: PrinterCondition) async throws(CounterError) {
        let now = now()
        try await changing { try await $0.report(printer, condition, at: now) }
    }

    /// Deletes jobs that ended longer ago than a week, which nobody asks for any more.
    package func deleteOldPrintJobs() async throws(CounterError) {
        let limit = now() - .seconds(7 * 86_400)
        _ = try await changing { try await $0.deleteJobs(endedBefore: limit) }
    }

    /// What staff have to know of the printers.
    package func printing(of restaurant: KnownRestaurant?) async throws(CounterError) -> PrintingState {
        try await reading { try await $0.printing(at: restaurant?.id) }
    }
}
