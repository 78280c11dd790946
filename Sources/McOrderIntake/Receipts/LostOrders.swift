import Logging
import McOrderFiles
import McOrderModel
import McOrderQueue

/// Names the orders that a queue on a server lacks after it was restored from an older copy: those whose
/// receipts are in their folder.
actor LostOrders {
    /// How many orders are named.
    private static let limit = 100

    private let resources: IntakeResources
    private let file: ServerPlaceFile
    /// The place that the state folder has.
    private var place: ServerPlace?

    init(_ resources: IntakeResources, after place: ServerPlace?) {
        self.resources = resources
        self.place = place
        file = ServerPlaceFile(state: resources.paths.state)
    }

    /// Compares the queue's place with the last known one, which is then the state folder's.
    ///
    /// - Returns: whether the queue was restored in between.
    func compare() async throws(QueueError) -> Bool {
        guard let found = resources.queue.history.place, found != place else { return false }
        let isRestored = found.restorations > place?.restorations ?? 0
        if isRestored { try await report() }
        try file.write(found)
        place = found
        return isRestored
    }

    private func report() async throws(QueueError) {
        let known = try await resources.view.receiptNames()
        var lost: [Receipt] = []
        do {
            let folder = try Directory.open(resources.paths.receipts)
            try folder.names { name in
                guard !known.contains(name.display),
                    let bytes = try HostileFile.contents(name, in: folder, limit: Receipt.sizeLimit),
                    let receipt = Receipt(json: bytes), case .order = receipt.status
                else { return true }
                lost.append(receipt)
                return true
            }
        } catch {
            resources.log.error("receipts cannot be read", metadata: ["error": "\(LogWords.of(error))"])
        }
        resources.log.error(
            "the queue was restored from an older copy; orders that have a receipt are missing in it",
            metadata: ["missing": "\(lost.count)"]
        )
        for receipt in lost.prefix(Self.limit) {
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
