import McOrderModel

extension English {
    package func text(_ message: SentOrderText) -> String {
        switch message {
        case .confirm(let restaurant, let total):
            "Send to \(HarmlessText.clean(restaurant)), total \(total)? [Y/n] "
        case .declined: "Not sent. The ticket is as it was."
        case .dryRun: "Nothing was sent."
        case .withComment(let text): "Comment: \(HarmlessText.clean(text))"
        case .terms(let terms, let service):
            SentOrderText.parts(
                terms,
                service: service,
                table: { "table \($0)" },
                coupon: { "coupon \($0)" },
                pickup: { "for \($0)" },
                ahead: "pay ahead"
            )
        case .askName(let name):
            "What is your name? The cashier reads it beside the number. [\(HarmlessText.clean(name))] "
        case .sent(let number, let code, let device):
            "Order up! Order \(number) sent. At the counter say: \(code) (\(HarmlessText.clean(device)))"
        case .total(let amount, let offers):
            "Total \(amount)" + (offers.isEmpty ? "" : ", with \(HarmlessText.list(offers))")
        case .renumbered(let number, let code):
            "Number \(number) was used before (is this a restored backup?). Sent once more: at the counter "
                + "say \(code)"
        case .finished(let restaurant, let keptTicket):
            "That order, for \(HarmlessText.clean(restaurant)), was unfinished and went out as it was."
                + (keptTicket ? " The present ticket is still there: look at it and send again." : "")
        case .pendingFirst(let code): "Order \(code) is unfinished: “mcorder send” finishes that one first."
        case .stillPending: "That order is unfinished: “mcorder send” finishes it."
        case .abandoned(let code):
            "Order \(code) is given up; if it is in the folder already, cancel it at the restaurant."
        case .answered: "Order received."
        case .notAnswered: "The restaurant has not answered yet. Look at “mcorder status” later."
        case .unanswered(let seconds): "unanswered for \(DurationText.short(seconds: seconds))"
        case .maybeNotSyncing(let phone):
            "The folder may not be syncing: check your sync program, or \(say(NoticeText.contact(phone)))."
        case .repriced(let total, let shown):
            "The restaurant charges \(total), not \(shown): a price has changed."
        case .clockBehind(let seconds):
            "The order seemed too old: this device's clock is \(DurationText.short(seconds: seconds)) slow. Set it; "
                + "then send the order again."
        case .clockAhead(let seconds):
            "This device's clock is \(DurationText.short(seconds: seconds)) ahead. Set it; then send the order again."
        case .putBack(let ontoOthers):
            "“mcorder reorder\(ontoOthers ? " --append" : "")” puts it back onto the ticket."
        case .advised(let found, let advice): "\(say(found)) \(say(advice))"
        case .calledOff(.cancelled, let reason): "The restaurant cancelled your order\(words(reason))."
        case .calledOff(.expired, let reason): "Your order has expired\(words(reason))."
        case .calledOff(let state, let reason): "Your order is marked as \(say(state))\(words(reason))."
        case .noLastOrder: "No order has been sent yet."
        case .noOrder(let number): "there is no order \(quoted(number)) among this device's last ten"
        }
    }

    /// The restaurant's reason why an order will not be prepared.
    private func words(_ reason: Receipt.Reason?) -> String {
        reason.map { " (\(HarmlessText.clean($0.message)))" } ?? ""
    }
}
