extension Home {
    /// How far the number leaps at first when an earlier one turns out to be used; each further time ten
    /// times as far, so that a device restored from an old backup finds a free number within a few tries.
    package static let firstLeap = 1

    /// Sends the last order once more under a number that lies `leap` further on, since the restaurant has
    /// another order under its number: see ``OtherOrder``.
    ///
    /// A program does this without asking only where ``OtherOrder/isOwn``. Otherwise a person decides:
    /// somebody else may have sent the same order in this device's name, and it would be cooked twice.
    ///
    /// - Parameters:
    ///   - order: the order that was refused.
    ///   - leap: how far to leap, at least 1.
    /// - Returns: `nil`, and nothing is done, when the order is not the last one any more or something is on
    ///   the ticket; the customer decides then.
    /// - Throws: what sending throws. The items are on the ticket then.
    package func resend(
        _ order: PlacedOrder,
        in catalogue: Catalogue,
        leap: Int,
        cloud: String? = nil
    ) throws(ClientError) -> SendReport? {
        let isReady = try update { state throws(ClientError) in
            guard state.canResend(order) else { return false }
            let wanted = max(order.number.value + leap, state.nextNumber?.value ?? 0)
            guard let number = OrderNumber(wanted) else { throw .numbersExhausted }
            do throws(TicketFault) {
                state.ticket = try Ticket(order.items)
            } catch {
                throw .ticket(error)
            }
            state.nextNumber = number
            return true
        }
        guard isReady else { return nil }
        return try send(
            to: order.restaurant,
            in: catalogue,
            comment: order.order.fullComment,
            cloud: cloud,
            allowsRepeat: true
        )
    }
}

extension HomeState {
    /// Whether an order can be sent again without touching anything else: it is the last one, none is
    /// unfinished, and nothing is on the ticket.
    package func canResend(_ order: PlacedOrder) -> Bool {
        lastOrder == order && pendingOrder == nil && ticket.isEmpty
    }
}
