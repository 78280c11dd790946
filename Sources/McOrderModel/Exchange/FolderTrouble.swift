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
        /// The file system refused something.
        case refused
    }

    /// What kind of trouble it is.
    package let cause: Cause
    /// The folder's path.
    package let path: String
    /// What the file system said, for ``Cause/refused``; otherwise `nil`.
    package let detail: String?

    /// A trouble of those values.
    package init(_ cause: Cause, path: String, detail: String? = nil) {
        self.cause = cause
        self.path = path
        self.detail = detail
    }
}
