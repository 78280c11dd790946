package import McOrderModel

/// The paths that an intake works with.
package struct IntakePaths: Hashable, Sendable {
    /// The drop folder: customers write, the restaurant reads.
    package let orders: String
    /// The folder of the receipts: the restaurant writes, customers read.
    package let receipts: String
    /// The folder of the published catalogue: the restaurant writes, customers read.
    package let published: String
    /// The state folder, outside all of the above.
    package let state: String
    /// Where the queue is: the state folder, or the address of a PostgreSQL server.
    package let queue: String
    /// The folder of the owner's catalogue.
    package let catalogue: String
    /// The file for node_exporter's textfile collector; `nil` for none.
    package let metrics: String?
    /// The folder of systemd's credentials; `nil` without.
    package var credentials: String?

    /// - Parameter queue: the address of the PostgreSQL server with the queue; `nil` if it is in the state
    ///   folder.
    package init(
        orders: String,
        receipts: String,
        published: String,
        state: String,
        catalogue: String,
        metrics: String? = nil,
        queue: String? = nil
    ) {
        self.orders = orders
        self.receipts = receipts
        self.published = published
        self.state = state
        self.catalogue = catalogue
        self.metrics = metrics
        self.queue = queue ?? state
    }
}

extension IntakePaths {
    /// Whether the queue is on a server, where several daemons and machines may use it.
    package var isOnServer: Bool { queue != state }

    /// The folder of the house's keys. It lies beside the state folder, so that no copy of it has a key.
    package var keys: KeyFolder { KeyFolder(path: KeyFolder.path(beside: state), credentials: credentials) }
}

/// Why an intake cannot start or continue.
package enum IntakeError: Error {
    /// Another intake uses the same state folder.
    case running(holder: String)
    /// A restaurant that is to be served is not in the catalogue.
    case unknownRestaurants([RestaurantID])
    /// The drop folder does not exist (`run --once` only), or must not be used.
    case folder(DropFolder.AccessError)
    /// The house's keys cannot be used.
    case keys(KeyError)
    /// Some receipts could not be written (`run --once` only); how many.
    case receiptsAreDue(Int)
}
