/// Why the drop folder cannot be scanned at present. The problem may end without action.
package struct FolderError: Hashable, Sendable {
    /// The kinds of problem, as the heartbeat and `mcorderd status --json` write them.
    package enum Cause: String, CaseIterable, Sendable {
        /// The folder does not exist.
        case absent
        /// The folder has no marker: it is probably a mount point with nothing mounted on it.
        case noMarker = "no-marker"
        /// The marker cannot be read.
        case damagedMarker = "damaged-marker"
        /// The marker's id is not that of the folder that the queue knows.
        case otherFolder = "other-folder"
        /// A newer version of the program made the marker.
        case newerMarker = "newer-marker"
        /// Another queue claims the same restaurants in the folder.
        case claimed
        /// This queue is served on another host, or from another state folder.
        case moved
        /// The disk of the queue has less free space than `intake.min_free` reserves.
        case noSpace = "no-space"
        /// A file system operation failed.
        case refused
    }

    package let cause: Cause
    /// The folder's path.
    package let path: String
    /// For ``Cause/refused`` the file system's error message; for ``Cause/claimed`` and ``Cause/moved`` the
    /// other host and since when it serves; for ``Cause/noSpace`` the free megabytes; otherwise `nil`.
    package let detail: String?

    package init(_ cause: Cause, path: String, detail: String? = nil) {
        self.cause = cause
        self.path = path
        self.detail = detail
    }
}
