/// The role of a staff member or of a paired browser, which decides what they may do.
package enum Role: String, CaseIterable, Sendable {
    /// The board for customers: it may change nothing.
    case board
    /// The kitchen: it prepares orders, and marks products as sold out.
    case kitchen
    /// The counter: everything that concerns orders and their customers.
    case till
    /// The owner: everything.
    case owner
}
