/// The catalogues by which a change at the till is priced.
package struct OrderCatalogues: Sendable {
    /// The one in force when the order was received: what the customer was promised.
    package let received: Catalogue?
    /// The one in force now, for what is added.
    package let current: Catalogue?

    package init(received: Catalogue?, current: Catalogue?) {
        self.received = received
        self.current = current
    }

    /// Without catalogues all prices stay as they are.
    package static let none = OrderCatalogues(received: nil, current: nil)
}
