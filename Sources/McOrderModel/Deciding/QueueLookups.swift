/// What a queue knows about the files of one batch before any of them is decided. ``Decider`` takes it as
/// input.
package struct QueueLookups: Sendable {
    /// The queue's orders that have the device and number of a file. The queue may store the device under
    /// another name; the key here is always the one that the file gives.
    package var orders: [OrderIdentity: KnownOrder] = [:]
    /// The rejected files of the same kind and hash, and what the hash is computed from.
    package var refusals: [RefusalKey: (row: RowReference, source: ContentKey.Source)] = [:]
    /// The decided notices of the same hash.
    package var notices: [ContentHash: RowReference] = [:]
    /// The blacklisting, label and open orders of the files' devices. A device that is absent is an ordinary
    /// one without open orders.
    package var devices: [DeviceID: KnownDevice] = [:]
    /// The files' devices that are revoked.
    package var revoked: Set<DeviceID> = []
    /// For each restaurant and time at which an order was placed during a pause, the end of that pause.
    package var pauses: [RestaurantTime: Timestamp] = [:]
    /// The products that a restaurant does not have at the time at which a file was received.
    package var soldOut: [RestaurantTime: [SoldOutProduct]] = [:]
    /// What is known about presence at the restaurants of the orders of a storefront, and at those of the
    /// orders that a notice says something about.
    package var presence: [RestaurantID: PresenceFacts] = [:]
    /// How many open orders are wished for each time, at the restaurants of files with a wish.
    package var wished: [RestaurantTime: Int] = [:]
    /// The plans of the kitchens of acceptable orders; empty if nothing is promised, as while the clock is in
    /// doubt.
    package var kitchens: [RestaurantID: KitchenBook] = [:]

    /// What is known about payments ahead; `nil` if no file asks for one.
    package var pay: PayFacts?

    /// Whether the queue has refused files that version 0.1.0 stored.
    package var hasUntagged = true

    /// Creates lookups that know nothing.
    package init() {}
}

/// A row of the queue: one stored before the batch, or one that a file of the batch creates.
package enum RowReference: Hashable, Sendable {
    /// The row's id.
    case stored(Int64)
    /// The file's index in its batch, counted from 0.
    case inBatch(Int)
}

/// An order that the queue has.
package struct KnownOrder: Hashable, Sendable {
    package let row: RowReference
    /// The hash of the order's content.
    package let hash: ContentHash
    /// What ``hash`` is computed from.
    package let source: ContentKey.Source
    package var state: OrderState
    /// Whether the customer is known to be at the restaurant.
    package var hasArrived: Bool
    /// Whether the personal data of the order's device was erased since. Such an order no longer counts as an
    /// open order of the device.
    package let isErased: Bool
    /// The restaurant; `nil` if no notice says something about presence.
    package let restaurant: RestaurantID?
    /// The customer's table.
    package let table: String?
    package var presence: PresenceRecord

    package init(
        row: RowReference,
        hash: ContentHash,
        source: ContentKey.Source,
        state: OrderState,
        hasArrived: Bool,
        isErased: Bool = false,
        restaurant: RestaurantID? = nil,
        table: String? = nil,
        presence: PresenceRecord = PresenceRecord()
    ) {
        self.row = row
        self.hash = hash
        self.source = source
        self.state = state
        self.hasArrived = hasArrived
        self.isErased = isErased
        self.restaurant = restaurant
        self.table = table
        self.presence = presence
    }

    /// Whether the order waits for its customer or its money.
    var waits: Bool { state == .received && presence.waits }

    /// Whether a proof that its customer is there would change anything. Of an order that is paid ahead one
    /// does until it ends; of another only while it waits.
    var takesProof: Bool {
        presence.isPaidAhead ? state.isOpen && presence.provenBy == nil : waits
    }

    /// Whether a notice that states `content` means this order. One of format 1 states none, and means
    /// whatever has the number.
    func isMeant(by content: ContentHash?) -> Bool {
        content.map { $0 == hash } ?? true
    }
}

/// The key by which a rejected file is recognised: its kind, order or notice, and a hash.
package struct RefusalKey: Hashable, Sendable {
    package let kind: DropKind
    package let hash: ContentHash

    package init(kind: DropKind, hash: ContentHash) {
        self.kind = kind
        self.hash = hash
    }
}

/// What the queue knows about a device: label, blacklisting and open orders.
package struct KnownDevice: Hashable, Sendable {
    /// The label of a trusted device; `nil` for every other device.
    package var label: String?
    /// Whether the device is blacklisted without an end.
    package var isBlacklisted = false
    /// The end of a limited blacklisting.
    package var blacklistedUntil: Timestamp?
    /// The number of its orders that are received, preparing or ready.
    package var open = 0
    /// Whether an order of the device was collected before. It is only read for orders of a storefront.
    package var isKnown = false

    /// Creates an ordinary device without open orders.
    package init() {}

    /// Whether orders received at that time are rejected as blacklisted.
    func isBlacklisted(at instant: Timestamp) -> Bool {
        isBlacklisted || blacklistedUntil.map { $0 > instant } == true
    }
}

/// A restaurant and the time at which an order for it was placed or received.
package struct RestaurantTime: Hashable, Sendable {
    package let restaurant: RestaurantID
    package let time: Timestamp

    package init(_ restaurant: RestaurantID, _ time: Timestamp) {
        self.restaurant = restaurant
        self.time = time
    }
}

/// A product or a choice that a restaurant does not have until a given time.
package struct SoldOutProduct: Hashable, Sendable {
    package let id: SellableID
    package let name: String
    package let until: Timestamp

    package init(id: SellableID, name: String, until: Timestamp) {
        self.id = id
        self.name = name
        self.until = until
    }
}
