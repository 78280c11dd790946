/// Why the shared folder of the orders is not looked through at present. It may pass by itself.
package struct FolderTrouble: Hashable, Sendable {
    /// The kinds of trouble, as the heartbeat and `mcorderd status --json` write them.
    package enum Cause: String, CaseIterable, Sendable {
        /// The folder is not there.
        case absent
        /// It has no marker: probably a mount point with nothing mounted on it.
        case noMarker = "no-marker"
        /// Its marker cannot be understood.
        case damagedMarker = "damaged-marker"
        /// Its marker is that of another folder than the one that the queue knows.
        case otherFolder = "other-folder"
        /// Its marker was made by a newer program.
        case newerMarker = "newer-marker"
        /// Another queue claims the same restaurants in it.
        case claimed
        /// This queue is served on another machine, or from another state folder.
        case moved
        /// The disk of the queue has less free space than ``intake.min_free`` reserves.
        case noSpace = "no-space"
        /// The file system refused something.
        case refused
    }

    /// What kind of trouble it is.
    package let cause: Cause
    /// The folder's path.
    package let path: String
    /// What the file system said, for ``Cause/refused``; the other host and since when, for ``Cause/claimed`` and
    /// ``Cause/moved``; the free megabytes, for ``Cause/noSpace``; otherwise `nil`.
    package let detail: String?

    /// A trouble of those values.
    package init(_ cause: Cause, path: String, detail: String? = nil) {
        self.cause = cause
        self.path = path
        self.detail = detail
    }
}
