package import McOrderModel

/// What a customer at the self check-in is told. Nothing of it is about anybody else.
package enum CheckinAnswer: Hashable, Sendable {
    /// The order is found, and its customer noted as here; whether it is ready already.
    case welcome(code: String, isReady: Bool)
    /// Several open orders have the number: the whole code is needed.
    case ambiguous(number: String)
    /// Several open orders have the very code.
    case doubled(code: String)
    /// The order of that code or id is over.
    case over(code: String, OrderState)
    /// There is no open order of that number or code.
    case unknown(String)
    /// That is neither a number nor a code.
    case unreadable(String)
    /// The queue cannot be read or written at present.
    case trouble

    /// The one open order that is meant, or why there is none.
    ///
    /// - Parameter found: what the queue has for what was typed.
    package static func choose(
        _ query: OrderQuery,
        among found: [QueuedOrder]
    ) -> Result<QueuedOrder, Refusal> {
        let open = found.filter(\.state.isOpen)
        if let order = open.first, open.count == 1 { return .success(order) }
        switch query {
        case .id:
            guard let order = found.first else { return .failure(Refusal(.unknown("\(query)"))) }
            return .failure(Refusal(.over(code: "\(query)", order.state)))
        case .number(let number):
            // Of orders that are over the number alone says nothing: every device counts from 1.
            return .failure(Refusal(open.isEmpty ? .unknown("\(number)") : .ambiguous(number: "\(number)")))
        case .code(let code):
            if !open.isEmpty { return .failure(Refusal(.doubled(code: "\(code)"))) }
            guard let order = found.first, found.count == 1 else {
                return .failure(Refusal(.unknown("\(code)")))
            }
            return .failure(Refusal(.over(code: order.code, order.state)))
        }
    }

    /// Why no order is meant.
    package struct Refusal: Error, Hashable {
        package let answer: CheckinAnswer

        package init(_ answer: CheckinAnswer) {
            self.answer = answer
        }
    }
}

extension Counter {
    /// Notes that the customer of an order is here, as customers do it themselves.
    ///
    /// - Parameter member: the terminal where they do it.
    package func checkIn(
        _ query: OrderQuery,
        at restaurant: KnownRestaurant?,
        as member: StaffMember
    ) async throws(CounterError) -> CheckinAnswer {
        let found = try await orders(query, of: restaurant)
        let order: QueuedOrder
        switch CheckinAnswer.choose(query, among: found) {
        case .success(let meant): order = meant
        case .failure(let refusal): return refusal.answer
        }
        if order.arrivedAt == nil {
            do throws(CounterError) {
                _ = try await perform(.order(order.id, .arrive), as: member)
            } catch .illegal(let standing, _) {
                return .over(code: standing.code, standing.state)
            }
        }
        return .welcome(code: order.code, isReady: order.state == .ready)
    }
}
