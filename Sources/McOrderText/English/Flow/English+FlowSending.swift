import McOrderModel

extension English {
    package func text(_ message: FlowSendingText) -> String {
        switch message {
        case .favouriteWord: "favourite"
        case .isFavourite: "It is your favourite now ★"
        case .noLongerFavourite: "It is no longer your favourite."
        case .makeFavourite: "Make it the favourite"
        case .removeFavourite: "No longer the favourite"
        case .openMap: "See the way there on the map"
        case .weekHours: "See the hours of the week"
        case .openSatellite: "See it from above"
        case .fromYou(let distance): "\(distance) from you"
        case .send: "Send the order"
        case .sendNow: "Send"
        case .destination: "Send the order"
        case .whereTo: "To which restaurant?"
        case .comment: "A comment to the restaurant, if you like:"
        case .commentFull: "The comment has at most \(FlowSendingText.commentLimit) characters."
        case .enterAgain: "Enter once more to send it."
        case .sending: "Sending…"
        case .underWay: "The order is on its way; one moment."
        case .tryAgain: "Try again"
        case .toStart: "Back to the start"
        case .doNotSend: "Do not send it"
        case .sendAgain: "Send another one like it"
        case .resend: "Send it under a new number"
        case .cannotResend:
            "Something else is on the ticket by now, or you sent another order since. It was not sent."
        case .sorry: "Sorry, something went wrong!"
        case .heard: "Order up!"
        case .beingPrepared: "It is being prepared"
        case .ready: " READY! Come and collect it "
        case .collected: "Collected. Enjoy!"
        case .calledOff: "ORDER CANCELLED"
        case .notCollected: "NOBODY CAME FOR IT"
        case .expired: "ORDER EXPIRED"
        case .notTaken: "ORDER NOT ACCEPTED"
        case .ontoTicket: "Put it back onto the ticket"
        case .otherRestaurant: "Send it to another restaurant"
        case .sayAtCounter: "At the counter say:"
        case .missing(let count): count == 1 ? "1 is not sold here" : "\(count) are not sold here"
        case .repeated(let code): "Order \(code): sent less than 10 minutes ago, and the same as this one."
        case .notSent(let sentence): notSent(sentence)
        case .alone(let sentence): capitalised(say(sentence))
        case .noDesktop(let address): "There is no browser here. The address: \(address)"
        case .orderOf(let order): "Order \(order.number) of \(order.deviceName)"
        case .waiting(let seconds):
            "Waiting for the restaurant to answer… \(DurationText.short(seconds: seconds))"
        case .stands(let state): "It is: \(say(state))"
        case .noOrdering: "Ordering is not possible yet"
        case .joinFirst: "Which folder does the restaurant share with you? Type its path:"
        case .joinThis: "Join this folder"
        case .joinHint: "Type the path   Enter join   ↑↓ choose   Esc quit"
        case .gateHint: "↑↓ 1–9 Enter choose   Q quit"
        case .browse: "Meanwhile, look at the catalogue"
        case .ticketKept(let count): "The ticket is kept, with \(say(FlowText.lines(count)))."
        case .sendingContinues:
            "The order is still on its way; if it is interrupted, “mcorder” finishes it next time."
        }
    }

    private func notSent(_ sentence: Sentence) -> String {
        let (sorry, words) = (say(FlowSendingText.sorry), say(sentence))
        return words.hasPrefix(sorry) ? words : "\(sorry) \(capitalised(words)) Nothing is lost."
    }
}
