internal import Logging
internal import McOrderModel
internal import McOrderQueue

/// What an intake does now and then beside looking at files: it publishes the catalogue and expires
/// forgotten orders.
///
/// It waits for disks and for the queue's lock on a thread of its own.
actor Housekeeper {
    nonisolated let executor = BlockingExecutor(label: "housekeeper")
    nonisolated var unownedExecutor: UnownedSerialExecutor {
        executor.asUnownedSerialExecutor()
    }

    private let publisher: CataloguePublisher
    private let queue: OrderQueue
    private let view: QueueView
    private let log: Logger
    private var trouble: String?

    /// A housekeeper of that queue.
    init(publisher: CataloguePublisher, queue: OrderQueue, view: QueueView, log: Logger) {
        self.publisher = publisher
        self.queue = queue
        self.view = view
        self.log = log
    }

    /// Puts the catalogue into the customers' folder; what is in the way is logged once.
    ///
    /// - Returns: whether it is there now.
    func publish(_ catalogue: PublishedCatalogue) -> Bool {
        do {
            let missing = try publisher.publish(catalogue)
            for (image, error) in missing.sorted(by: { $0.key < $1.key }) {
                log.warning(
                    "a picture cannot be published",
                    metadata: ["image": "\(image)", "error": "\(error)"]
                )
            }
            trouble = nil
            return true
        } catch {
            let words = "\(error)"
            if trouble != words {
                log.warning("the catalogue cannot be published yet", metadata: ["error": "\(words)"])
            }
            trouble = words
            return false
        }
    }

    /// Makes the open orders *expired* that were received before `limit`.
    func expire(receivedBefore limit: Timestamp, at now: Timestamp) throws(QueueError) {
        guard try view.hasOpenOrder(receivedBefore: limit) else { return }
        while try queue.expire(receivedBefore: limit, by: "mcorderd", at: now) > 0 {}
    }
}
