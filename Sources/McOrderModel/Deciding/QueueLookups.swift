/// What a queue knows about the files of one batch, before any of them is decided: the input of ``Decider``.
package struct QueueLookups: Sendable {
    /// The orders that the queue has under the files' device and number, under whichever name it keeps the
    /// device.
    package var orders: [OrderIdentity: KnownOrder] = [:]
    /// The refused files of the same kind and hash.
    package var refusals: [RefusalKey: KnownRefusal] = [:]
    /// The notices of the same hash that were decided upon.
    package var notices: [ContentHash: RowReference] = [:]
    /// What speaks for or against the files' devices; a device that is absent is an ordinary one without open
    /// orders.
    package var devices: [DeviceID: KnownDevice] = [:]
    /// When the pauses end in which orders were placed.
    package var pauses: [PauseKey: Timestamp] = [:]
    /// What restaurants do not have at the moment at which a file was received.
    package var soldOut: [SoldOutKey: [SoldOutProduct]] = [:]

    /// Nothing is known.
    package init() {}
}

/// A row of the queue: stored before the batch, or made by one of its files.
package enum RowReference: Hashable, Sendable {
    /// The row's id.
    case stored(Int64)
    /// The place of the file in its batch, counted from 0.
    case inBatch(Int)
}

/// An order that the queue has.
package struct KnownOrder: Hashable, Sendable {
    /// Its row.
    package let row: RowReference
    /// The hash of its content.
    package let hash: ContentHash
    /// What the hash is computed from.
    package let source: ContentKey.Source
    /// Where it stands.
    package var state: OrderState
    /// Whether its customer is known to be at the restaurant.
    package var isHere: Bool
    /// Whether its device was erased since, so that the order no longer counts as one of it.
    package let isErased: Bool

    /// A known order.
    package init(
        row: RowReference,
        hash: ContentHash,
        source: ContentKey.Source,
        state: OrderState,
        isHere: Bool,
        isErased: Bool = false
    ) {
        self.row = row
        self.hash = hash
        self.source = source
        self.state = state
        self.isHere = isHere
        self.isErased = isErased
    }
}

/// By what a refused file is known: what it was to be read as, and a hash.
package struct RefusalKey: Hashable, Sendable {
    package let kind: DropKind
    package let hash: ContentHash

    /// A key.
    package init(kind: DropKind, hash: ContentHash) {
        self.kind = kind
        self.hash = hash
    }
}

/// A refused file.
package struct KnownRefusal: Hashable, Sendable {
    /// Its row.
    package let row: RowReference
    /// What its hash is computed from.
    package let source: ContentKey.Source

    /// A known refusal.
    package init(row: RowReference, source: ContentKey.Source) {
        self.row = row
        self.source = source
    }
}

/// A device whose orders are not like any other's.
package struct KnownDevice: Hashable, Sendable {
    /// Its label, of a device of the restaurant's own.
    package var label: String?
    /// Whether it is blacklisted for ever.
    package var isBlacklisted = false
    /// Until when it is blacklisted.
    package var blacklistedUntil: Timestamp?
    /// How many of its orders are received, preparing or ready.
    package var open = 0

    /// An ordinary device.
    package init() {}

    /// Whether orders that are received at that time are refused.
    func isBlacklisted(at instant: Timestamp) -> Bool {
        isBlacklisted || blacklistedUntil.map { $0 > instant } == true
    }
}

/// A restaurant, and when an order for it was placed.
package struct PauseKey: Hashable, Sendable {
    package let restaurant: RestaurantID
    package let placedAt: Timestamp

    /// A key.
    package init(restaurant: RestaurantID, placedAt: Timestamp) {
        self.restaurant = restaurant
        self.placedAt = placedAt
    }
}

/// A restaurant, and when an order for it was received.
package struct SoldOutKey: Hashable, Sendable {
    package let restaurant: RestaurantID
    package let receivedAt: Timestamp

    /// A key.
    package init(restaurant: RestaurantID, receivedAt: Timestamp) {
        self.restaurant = restaurant
        self.receivedAt = receivedAt
    }
}

/// A product that a restaurant does not have.
package struct SoldOutProduct: Hashable, Sendable {
    package let id: ProductID
    package let name: String
    package let until: Timestamp

    /// A product that is sold out until then.
    package init(id: ProductID, name: String, until: Timestamp) {
        self.id = id
        self.name = name
        self.until = until
    }
}
