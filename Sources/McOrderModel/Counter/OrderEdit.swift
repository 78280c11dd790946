/// A change of what is ordered, made at the till. The order that the customer sent is stored unchanged beside
/// it.
package enum OrderEdit: Hashable, Sendable {
    /// Do not prepare or charge one line with that name and price.
    case strike(QueuedOrder.Line)
    /// Add one line at that price.
    case add(name: String, price: Money, details: LineDetails? = nil)
    /// Hand the order over in that way; its prices stay the same.
    case service(OrderDetails.Service)
    /// Set the till's note, which is shown beside the customer's comment; an empty text removes it.
    case comment(String)

    /// The kinds of edit, as the history and events write them.
    package enum Kind: String, CaseIterable, Sendable {
        /// A line was struck out.
        case strike
        /// A line was added.
        case add
        /// The service was changed.
        case service
        /// The till's note was changed.
        case comment
    }

    package var kind: Kind {
        switch self {
        case .strike: .strike
        case .add: .add
        case .service: .service
        case .comment: .comment
        }
    }

    /// The struck or added line's name, or the note.
    package var detail: String {
        switch self {
        case .strike(let line): line.name
        case .add(let name, _, _): name
        case .service(let service): service.name
        case .comment(let words): words
        }
    }
}
