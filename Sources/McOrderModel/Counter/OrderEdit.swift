/// A change of what is ordered, made at the counter. What the customer sent stays as it was beside it.
package enum OrderEdit: Hashable, Sendable {
    /// One line of that name and price is not to be made or charged.
    case strike(QueuedOrder.Line)
    /// One line more, at that price.
    case add(name: String, price: Money)
    /// The counter's own words beside the customer's comment; empty takes them away.
    case comment(String)

    /// The kinds, as the history and events write them.
    package enum Kind: String, CaseIterable, Sendable {
        /// A line was struck.
        case strike
        /// A line was added.
        case add
        /// The counter's words were changed.
        case comment
    }

    /// Which kind it is.
    package var kind: Kind {
        switch self {
        case .strike: .strike
        case .add: .add
        case .comment: .comment
        }
    }

    /// The line or the words that are meant.
    package var detail: String {
        switch self {
        case .strike(let line): line.name
        case .add(let name, _): name
        case .comment(let words): words
        }
    }
}
