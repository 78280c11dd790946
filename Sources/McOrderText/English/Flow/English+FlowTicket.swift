extension English {
    package func text(_ message: FlowTicketText) -> String {
        switch message {
        case .ticket: "Your ticket"
        case .addSomething: "Add something"
        case .removeWord: "remove"
        case .removeLine: "Take it off the ticket"
        case .another: "Another one"
        case .leaveIt: "Leave it as it is"
        case .chooseLine: "Choose a line first, by the arrows or its number."
        case .oneFewer: "One fewer"
        case .dropUnavailable: "Remove what cannot be ordered"
        case .allAvailable: "Nothing on the ticket is missing, as far as is known now."
        case .dropAndGoOn: "Remove it and send the rest"
        case .chooseAnother: "Choose another restaurant"
        case .removed(let items): "Removed: \(items). Z puts it back on the ticket."
        case .restored(let items): "\(say(TicketText.added)) \(items)"
        case .ticketKeys(let canUndo):
            "+ − how many   X remove   \(canUndo ? "Z undo   " : "")Enter choose   Esc back   Q quit"
        case .earlierOrders: "Earlier orders"
        case .earlierOrder: "Earlier order"
        case .orderAgain: "Order the same again"
        case .seeAnswer: "See what the restaurant answered"
        case .inPlaceOfIt: "Replace it with that order"
        case .behindIt: "Add that order to it"
        case .nothingRemaining: "Nothing of that order can be ordered today."
        case .reordered: "That order is on the ticket, at the same prices."
        case .noLongerSold: "  → can no longer be ordered"
        case .nowCosts(let price): "  → now \(price)"
        case .changes(let count): count == 1 ? "1 change" : "\(count) changes"
        case .reorderedWithChanges(let count):
            "On the ticket, at today's prices; \(say(FlowTicketText.changes(count))) since then."
        case .more(let count): "… and \(count) more"
        }
    }
}
