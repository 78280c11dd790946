/// An order as somebody saw it, from which a change is made.
package protocol SeenOrder: Sendable {
    /// Its id in the queue.
    var id: Int64 { get }
    /// The revision that was seen; `nil` takes the order as it is.
    var seenRevision: Int? { get }
}

extension QueuedOrder: SeenOrder {
    package var seenRevision: Int? { revision }
}

/// An order by its id alone, and the revision that was seen of it.
package struct OrderReference: SeenOrder, Hashable {
    package let id: Int64
    package let seenRevision: Int?

    /// A reference to that order.
    package init(id: Int64, revision: Int?) {
        self.id = id
        seenRevision = revision
    }
}
