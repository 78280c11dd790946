import Logging
import McOrderModel
import McOrderQueue

/// What all parts of an intake work with.
struct IntakeResources: Sendable {
    let paths: IntakePaths
    let queue: OrderQueue
    let view: QueueView
    let log: Logger
    /// Signs what is published.
    let signer = HouseSigner()
    /// The keys for which customers seal.
    let seals = HouseSeals()
    /// The wall clock; the server's if the queue is on one.
    let now: @Sendable () -> Timestamp

    /// Throws if the drop folder cannot be used, because its file system may not be mounted.
    func requireDropFolder() throws {
        _ = try DropFolder.open(paths.orders, known: try view.blocking { try $0.folder() })
    }
}
