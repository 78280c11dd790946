internal import McOrderModel

extension English {
    package func text(_ message: SentOrderText) -> String {
        switch message {
        case .confirm(let restaurant, let total):
            "Send to \(HarmlessText.clean(restaurant)), total \(total)? [Y/n] "
        case .declined: "Not sent. The ticket is as it was."
        case .dryRun: "Nothing was sent."
        case .withComment(let text): "Comment: \(HarmlessText.clean(text))"
        case .terms(let terms, let service):
            SentOrderText.parts(terms, service: service, table: { "table \($0)" }, coupon: { "coupon \($0)" })
        case .underName(let name):
            "The order is under the name “\(HarmlessText.clean(name))”; change it with “mcorder device "
                + "--name NAME”."
        case .sent(let number, let code, let device):
            "Order up! Order \(number) sent. At the counter say: \(code) (\(HarmlessText.clean(device)))"
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
        case .maybeNotSyncing: "The folder may not be syncing: check your sync program."
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
