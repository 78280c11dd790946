package import McOrderModel

/// What one look through the folder found.
package struct ScanReport: Hashable, Sendable {
    /// Files that were decided about.
    package var decided = 0
    /// Files that wait until they stood still long enough.
    package var waiting = 0
    /// How long until the first of them did; `nil` without any.
    package var untilSettled: Duration?
    /// Files of restaurants that other daemons serve.
    package var elsewhere = 0
    /// Notices that wait for their orders.
    package var waitingNotices = 0
    /// Temporary files older than a day.
    package var lingering = 0
    /// Entries that are neither orders nor notices, nor the product's own.
    package var otherFiles = 0
    /// Whether nothing can be removed from the folder.
    package var isReadOnly = false
    /// Whether the scan ended before it had seen all names; the next one goes on from there.
    package var isCutShort = false
    /// What keeps decisions that depend on the time waiting.
    package var clock: ClockCheck.Doubt?
    /// Another queue that is served in the same folder for the same restaurants.
    package var rival: Claim?
    /// The codes of orders that both took in.
    package var takenTwice: [String] = []
    /// Why the folder could not be looked through; `nil` when it was.
    package var trouble: DropFolder.Fault?
}
