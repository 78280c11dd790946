package import McOrderModel

/// Why a command of `mcorderd` failed.
///
/// Paths and names from outside must already be cleaned, see ``HarmlessText/clean(_:)``.
package enum DaemonErrorText: Message {
    /// A folder that `mcorderd init` creates does not exist.
    case noFolder(_ path: String)
    case noMetricsFolder(_ path: String)
    case notWritable(_ path: String)

    /// The arguments are not the path of a file.
    case notAFile(_ words: String)
    case noConfiguration(_ path: String)
    /// The configuration could not be read now, but perhaps later.
    case configurationUnreadable(_ path: String, reason: String)

    /// The catalogue's errors, if there is no earlier catalogue to use.
    case invalidCatalogue(_ errors: Sentence)
    case alreadyRunning(holder: String)
    case unknownRestaurants(_ ids: [String])

    /// The queue knows a shared folder, but the folder at this path has no marker.
    case markerGone(_ path: String)
    case newerFolder(_ path: String, format: Int)
    /// The folder at this path is not the one that the queue knows.
    case otherFolderAt(_ path: String, known: DeviceID, found: DeviceID)
    case claimedFolder(_ path: String, host: String, since: Timestamp)

    case noQueue(_ state: String)
    case newerQueue(_ state: String)
    /// The queue was made by a version before 0.1.0.
    case unreleasedQueue(_ state: String)
    case olderQueue(_ state: String)
    case notDurable(level: Int)
    case busyQueue(holder: String)
    case queueNotWritable(_ reason: String)
    case queueUnusable(_ reason: String)
    /// The shared folder is not the one that the queue knows.
    case otherFolder(known: String, found: String)
    /// A backup was restored meanwhile.
    case replacedQueue
    case trustedDevice(_ udid: String, label: String)
    case noSuchDevice(_ udid: String)
    case openOrders(_ udid: String, codes: [String])

    package func text(in language: any Texts) -> String { language.text(self) }
}
