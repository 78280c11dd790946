import McOrderPrinting

/// The time, and the way to a printer, as a printer's thread has them. Tests replace both.
struct PrinterAccess: Sendable {
    /// The time that waits are measured by.
    var now: @Sendable () -> ContinuousClock.Instant = { .now }
    /// Connects to a printer.
    var connect: @Sendable (PrinterSettings.Address) throws(LinkError) -> any PrinterLink = {
        (address) throws(LinkError) in try address.link()
    }
}
