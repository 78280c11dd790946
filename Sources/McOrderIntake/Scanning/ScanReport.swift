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
    /// Whether the scan ended before it had processed all names.
    package var isCutShort = false
    /// Why the folder could not be scanned; `nil` if it was.
    package var problem: DropFolder.AccessError?
}
