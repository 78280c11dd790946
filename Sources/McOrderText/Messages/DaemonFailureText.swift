package import McOrderModel

/// Why a command of `mcorderd` ends without success.
///
/// Paths and others' names come clean, as ``HarmlessText/clean(_:)`` makes them.
package enum DaemonFailureText: Message {
    /// A folder does not exist that `mcorderd init` makes.
    case noFolder(_ path: String)
    case noMetricsFolder(_ path: String)
    case notWritable(_ path: String)

    /// The words of a command line are no path of a file.
    case notAFile(_ words: String)
    case noConfiguration(_ path: String)
    /// The configuration may be readable the next time.
    case configurationUnreadable(_ path: String, reason: String)

    /// A list of the catalogue's faults, when there is no earlier catalogue.
    case faultyCatalogue(_ faults: Sentence)
    case alreadyRunning(holder: String)
    case unknownRestaurants(_ ids: [String])

    /// The queue knows a shared folder, and the folder at this path has no marker.
    case markerGone(_ path: String)
    case newerFolder(_ path: String, format: Int)
    /// The folder at this path is another one than the queue knows.
    case otherFolderAt(_ path: String, known: DeviceID, found: DeviceID)
    case claimedFolder(_ path: String, host: String, since: Timestamp)

    case noQueue(_ state: String)
    case newerQueue(_ state: String)
    /// A version before 0.1.0 made the queue.
    case unreleasedQueue(_ state: String)
    case olderQueue(_ state: String)
    case notDurable(level: Int)
    case busyQueue(holder: String)
    case queueNotWritable(_ reason: String)
    case queueUnusable(_ reason: String)
    /// The shared folder is another one than the queue knows.
    case otherFolder(known: String, found: String)
    /// A backup was restored meanwhile.
    case replacedQueue
    case trustedDevice(_ udid: String, label: String)
    case noSuchDevice(_ udid: String)
    case openOrders(_ udid: String, codes: [String])

    package func text(in language: any Texts) -> String { language.text(self) }
}
