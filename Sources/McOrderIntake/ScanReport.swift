/// What one look through the folder found.
struct ScanReport: Hashable, Sendable {
    /// Files that were decided about.
    var decided = 0
    /// Files that wait until they stood still long enough.
    var waiting = 0
    /// How long until the first of them did; `nil` without any.
    var untilSettled: Duration?
    /// Files of restaurants that other daemons serve.
    var elsewhere = 0
    /// Temporary files older than a day.
    var lingering = 0
    /// Why the folder could not be looked through; `nil` when it was.
    var trouble: DropFolder.Fault?
}
