package import McOrderModel

/// The answer to a customer at the self check-in. It holds nothing about other customers.
package enum CheckinAnswer: Error, Hashable, Sendable {
    /// The order was found, and its customer is noted as here. `isReady` says whether the order is ready.
    case welcome(code: String, isReady: Bool)
    /// Several open orders have this number: the customer has to type the whole code.
    case ambiguous(number: String)
    /// Several open orders have exactly this code.
    case doubled(code: String)
    /// The order of that code or id is over.
    case over(code: String, OrderState)
    /// No open order has this number or code.
    case unknown(String)
    /// The text is neither a number nor a code.
    case unreadable(String)
    /// The queue cannot be read or written at present.
    case problem

    /// Chooses the one open order that a query means, or the answer that says why there is none.
    ///
    /// - Parameter found: the orders in the queue that match the query.
    package static func choose(
        _ query: OrderQuery,
        among found: [QueuedOrder]
    ) -> Result<QueuedOrder, CheckinAnswer> {
        let open = found.filter(\.state.isOpen)
        if let order = open.first, open.count == 1 { return .success(order) }
        switch query {
        case .id:
            return .failure(found.first.map { .over(code: "\(query)", $0.state) } ?? .unknown("\(query)"))
        case .number(let number):
            // A number alone does not identify an order that is over: every device counts from 1.
            return .failure(open.isEmpty ? .unknown("\(number)") : .ambiguous(number: "\(number)"))
        case .code(let code):
            if !open.isEmpty { return .failure(.doubled(code: "\(code)")) }
            guard let order = found.first, found.count == 1 else { return .failure(.unknown("\(code)")) }
            return .failure(.over(code: order.code, order.state))
        }
    }
}

extension Counter {
    /// Notes that the customer of an order is here, at the request of the customer.
    ///
    /// - Parameter member: the self check-in terminal.
    package func checkIn(
        _ query: OrderQuery,
        at restaurant: KnownRestaurant?,
        as member: StaffMember
    ) async throws(CounterError) -> CheckinAnswer {
        let found = try await orders(query, of: restaurant)
        let order: QueuedOrder
        switch CheckinAnswer.choose(query, among: found) {
        case .success(let meant): order = meant
        case .failure(let answer): return answer
        }
        if order.arrivedAt == nil || order.awaitsSight {
            do throws(CounterError) {
                _ = try await perform(.order(order.id, .arrive), as: member)
            } catch .illegal(let status, _) {
                return .over(code: status.code, status.state)
            }
        }
        return .welcome(code: order.code, isReady: order.state == .ready)
    }
}
