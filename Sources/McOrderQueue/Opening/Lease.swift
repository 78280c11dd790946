package import McOrderModel

/// The right of one daemon to serve restaurants of a queue, whose drop folder it uses. Several daemons may
/// wait for it.
package struct Lease: Hashable, Sendable {
    /// The id of the drop folder.
    package let folder: DeviceID
    /// The restaurants; `nil` for all.
    package let restaurants: Set<RestaurantID>?
    /// The name of the daemon's machine.
    package let host: String
    /// The daemon's name, which stays the same when it starts again. `nil` makes one for this process.
    package let daemon: String?

    package init(folder: DeviceID, restaurants: Set<RestaurantID>?, host: String, daemon: String? = nil) {
        self.folder = folder
        self.restaurants = restaurants
        self.host = host
        self.daemon = daemon
    }

    /// A daemon takes over after this time without a sign of life of the holder.
    package static let patience = Duration.seconds(6)
    /// A holder that could not renew its lease for this time publishes nothing. It is shorter than
    /// ``patience``.
    package static let publishing = Duration.seconds(4)
    /// The time between two renewals.
    package static let renewal = Duration.seconds(1)

    /// Who has the lease.
    package enum Status: Hashable, Sendable {
        case ours
        case held(host: String)
    }

    /// The names of the restaurants in the table of leases; `*` excludes all others.
    var keys: [String] {
        restaurants.map { $0.map(\.description).sorted() } ?? ["*"]
    }

    /// Whether a row of the table is about the same restaurants.
    func overlaps(_ key: String) -> Bool {
        key == "*" || restaurants == nil || keys.contains(key)
    }
}

extension OrderQueue {
    /// Takes the lease if it is free or its holder is silent, and renews it if this object has it. From then
    /// on every change of this object fails unless it still has the lease.
    package func take(_ lease: Lease) throws(QueueError) -> Lease.Status {
        try writer.take(lease)
    }

    /// Gives the lease up, so that another daemon need not wait for it.
    package func releaseLease() throws(QueueError) {
        try writer.releaseLease()
    }

    /// Whether files may be published: the lease was renewed within ``Lease/publishing``.
    package nonisolated var mayPublish: Bool { writer.mayPublish }
}
