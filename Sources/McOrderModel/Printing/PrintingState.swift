/// What staff have to know of the printers.
package struct PrintingState: Hashable, Sendable {
    /// A job that ended without a ticket that is certainly on paper.
    package struct Alarm: Hashable, Sendable {
        package let job: PrintJob
        /// The code of its order; `nil` for a test page.
        package let code: String?

        package init(job: PrintJob, code: String?) {
            self.job = job
            self.code = code
        }
    }

    package var printers: [PrinterRecord]
    package var alarms: [Alarm]

    package init(printers: [PrinterRecord] = [], alarms: [Alarm] = []) {
        self.printers = printers
        self.alarms = alarms
    }

    package static let none = PrintingState()

    /// The printers that print nothing now.
    package var inTrouble: [PrinterRecord] { printers.filter(\.condition.isTrouble) }
}
