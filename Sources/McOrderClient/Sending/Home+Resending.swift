extension Home {
    /// How far the number is advanced at first if a number turns out to be used. Callers advance ten times as
    /// far at each further attempt, so that a device restored from an old backup finds a free number within a
    /// few attempts.
    package static let firstLeap = 1

    /// Sends the last order again under a number that is `leap` higher, because the restaurant has another
    /// order under its number: see ``OtherOrder``.
    ///
    /// A program may do this without asking only if ``OtherOrder/isOwn`` is true. Otherwise the user must
    /// decide: another person may have sent the same order in this device's name, and the restaurant would
    /// prepare it twice.
    ///
    /// - Parameters:
    ///   - order: the order that was rejected.
    ///   - leap: how much higher the number is, at least 1.
    /// - Returns: `nil`, with nothing done, if the order is no longer the last one, another one is
    ///   unfinished, or the ticket is not empty; the user must decide then.
    /// - Throws: the errors of sending. The items are on the ticket then.
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
            do throws(TicketError) {
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
            terms: order.order.terms.chosen,
            cloud: cloud,
            allowsRepeat: true
        )
    }
}

extension HomeState {
    /// Whether an order can be sent again without affecting anything else: it is the last one, none is
    /// unfinished, and the ticket is empty.
    package func canResend(_ order: PlacedOrder) -> Bool {
        lastOrder == order && pendingOrder == nil && ticket.isEmpty
    }
}
