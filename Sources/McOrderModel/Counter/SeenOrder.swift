/// An order as the caller last read it, on which a change is based.
package protocol SeenOrder: Sendable {
    /// The order's id in the queue.
    var id: Int64 { get }
    /// The revision that the caller read. The change fails if the order has another one by then; `nil` skips
    /// that check.
    var seenRevision: Int? { get }
}

extension QueuedOrder: SeenOrder {
    package var seenRevision: Int? { revision }
}

/// An order's id and the revision that the caller read.
package struct OrderReference: SeenOrder, Hashable {
    package let id: Int64
    package let seenRevision: Int?

    package init(id: Int64, revision: Int?) {
        self.id = id
        seenRevision = revision
    }
}
