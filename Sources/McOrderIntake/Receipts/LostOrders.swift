import Logging
import McOrderFiles
import McOrderModel
import McOrderQueue

/// Names the orders that a queue on a server lacks after it was restored from an older copy: those whose
/// receipts are in their folder.
actor LostOrders: BlockingActor {
    /// How many orders are named.
    private static let limit = 100
    /// How often the place is stored while nothing but its change differs. A copy that is restored is older.
    private static let interval = Duration.seconds(30)

    nonisolated let executor = BlockingExecutor(label: "lost orders")

    private let resources: IntakeResources
    private let file: ServerPlaceFile
    /// The place that the state folder has.
    private var place: ServerPlace?
    private var lastWriting: ContinuousClock.Instant?

    init(_ resources: IntakeResources, after place: ServerPlace?) {
        self.resources = resources
        self.place = place
        file = ServerPlaceFile(state: resources.paths.state)
    }

    /// Compares the queue's place with the last known one, and stores it in the state folder.
    ///
    /// - Returns: whether the queue was restored in between.
    func compare() throws(QueueError) -> Bool {
        guard let found = resources.queue.history.place, found != place else { return false }
        let isRestored = found.restorations > place?.restorations ?? 0
        if isRestored { try report() }
        let isRecent = lastWriting.map { $0.duration(to: .now) < Self.interval } ?? false
        if isRecent, let place, place.isSameHistory(as: found) { return false }
        try file.write(found)
        (place, lastWriting) = (found, .now)
        return isRestored
    }

    private func report() throws(QueueError) {
        let known = try resources.view.blocking { try $0.receiptNames() }
        var (lost, sealed, named): (Int, Int, [Receipt]) = (0, 0, [])
        do {
            let folder = try Directory.open(resources.paths.receipts)
            try folder.names { name in
                guard !known.contains(name.display),
                    let bytes = try HostileFile.contents(name, in: folder, limit: Receipt.sizeLimit)
                else { return true }
                // Only the sender can read which order it is about.
                if SealedReceipt.isFormat(of: bytes) { sealed += 1 }
                guard let receipt = Receipt(json: bytes), case .order = receipt.status else { return true }
                lost += 1
                if named.count < Self.limit { named.append(receipt) }
                return true
            }
        } catch {
            resources.log.error("receipts cannot be read", metadata: ["error": "\(LogWords.of(error))"])
        }
        resources.log.error(
            "the queue was restored from an older copy; orders that have a receipt are missing in it",
            metadata: ["missing": "\(lost)", "sealed": "\(sealed)"]
        )
        for receipt in named {
            resources.log.error(
                "the queue lacks an order",
                metadata: [
                    "code": "\(receipt.code.map { "\($0)" } ?? "")",
                    "restaurant": "\(receipt.restaurant ?? "")", "at": "\(receipt.updatedAt)",
                ]
            )
        }
    }
}
