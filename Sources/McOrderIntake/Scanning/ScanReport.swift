package import McOrderModel

/// The result of one scan of the folder.
package struct ScanReport: Hashable, Sendable {
    /// Files that were decided.
    package var decided = 0
    /// Files that have not yet been unchanged for the settle time.
    package var waiting = 0
    /// The time until the first of them can be decided; `nil` if there are none.
    package var untilDue: Duration?
    /// Files for restaurants that other daemons serve.
    package var elsewhere = 0
    /// Notices that wait for their orders.
    package var waitingNotices = 0
    /// Temporary files older than a day.
    package var lingering = 0
    /// Entries that are neither orders nor notices, nor files of this product.
    package var otherFiles = 0
    /// Whether nothing can be removed from the folder.
    package var isReadOnly = false
    /// Whether the scan ended before it had processed all names; the next one continues from there.
    package var isCutShort = false
    /// Why decisions that depend on the time have to wait; `nil` if the clock is plausible.
    package var clock: ClockCheck.Doubt?
    /// The claim of another queue that is served in the same folder for the same restaurants.
    package var rival: Claim?
    /// The codes of orders that both queues may have taken in.
    package var takenTwice: [String] = []
    /// Why the folder could not be scanned; `nil` if it was.
    package var problem: DropFolder.AccessError?
}
