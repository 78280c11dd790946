/// A change of what is ordered, made at the till. The order that the customer sent is stored unchanged beside
/// it.
package enum OrderEdit: Hashable, Sendable {
    /// Do not prepare or charge a line.
    case strike(OrderedLine)
    /// Add a product or menu as if it were ordered now with this order.
    case add(AddedItem)
    /// Hand the order over in that way; its prices stay the same.
    case service(AgreedTerms.Service)
    /// Set the till's note, which is shown beside the customer's comment; an empty text removes it.
    case comment(String)
    /// Tell the customer another time. The plan moves it only once that time is over.
    case promise(StaffPromise)

    /// The kinds of change that leave the state as it is, as the history and events write them.
    package enum Kind: String, CaseIterable, Sendable {
        /// A line was struck out.
        case strike
        /// A line was added.
        case add
        /// The service was changed.
        case service
        /// The till's note was changed.
        case comment
        /// Staff said when the order will be ready.
        case promise
        /// A payment was recorded. It is no ``OrderEdit``: what is ordered stays the same.
        case payment
    }

    /// What is added, with the text and the price that the person at the till saw.
    package struct AddedItem: Hashable, Sendable {
        package let item: TicketItem
        /// The text of the line.
        package let text: String
        /// The price, which is charged if the catalogue by which the change is priced has none.
        package let price: Money

        package init(_ item: TicketItem, text: String, price: Money) {
            self.item = item
            self.text = text
            self.price = price
        }
    }

    package var kind: Kind {
        switch self {
        case .strike: .strike
        case .add: .add
        case .service: .service
        case .comment: .comment
        case .promise: .promise
        }
    }

    /// The struck or added line's name, the service's, the note, or the time of day.
    package var detail: String {
        switch self {
        case .strike(let line): line.text
        case .add(let added): added.text
        case .service(let service): service.name
        case .comment(let words): words
        case .promise(let promise): promise.clock
        }
    }

    /// Whether it can be made while an order is in a state.
    package func isPossible(in state: OrderState) -> Bool {
        switch self {
        case .strike, .add, .comment: state.isOpen
        // Afterwards it is ready.
        case .promise: state.isInKitchen
        // Until a close has counted the order.
        case .service: state.isOpen || state == .collected
        }
    }

    /// Whether it changes what is ordered, or how it is handed over, and so what it costs.
    package var changesContent: Bool {
        switch self {
        case .strike, .add, .service: true
        case .comment, .promise: false
        }
    }
}
