extension English {
    package func text(_ message: TillHelpText) -> String {
        switch message {
        case .abstract: "Shows and serves the restaurant's orders."
        case .list: "Lists the open orders, oldest first."
        case .show: "Shows one order, by its code or number."
        case .arrived: "Marks that the customer is here."
        case .prepare: "Marks that it is being prepared."
        case .ready: "Marks that it is ready."
        case .collect: "Marks that it was charged and handed over."
        case .recall: "Undoes the last change."
        case .rejected: "Lists the files that were refused, and why."
        case .listExamples:
            """
            till list --in ready --in preparing      only in these states
            till list --all                          including finished ones
            till list --in collected --since today   those collected today
            """
        case .cancel: "Cancels the order, with a reason."
        case .noShow: "Marks that nobody came for it."
        case .history: "Shows every change of an order."
        case .blacklist: "Manages the devices whose orders are refused."
        case .blacklistAdd: "Refuses its orders from now on."
        case .blacklistRemove: "Removes it from the list."
        case .blacklistList: "Shows the list."
        case .device: "Shows a device and its history."
        case .deviceShow: "Shows what is known about it."
        case .deviceTrust: "Trusts it: no limit, no blacklist, straight to the counter."
        case .deviceUntrust: "No longer trusts it."
        case .rejectedShow: "Shows the file as it arrived."
        case .rejectedRetry: "Has mcorderd judge it again."
        case .rejectedAccept: "Has mcorderd accept it anyway."
        case .rejectedList: "Lists what was refused."
        case .service: "Change an order’s service, and with it its prices and packaging."
        case .serviceHelp: "The service’s id, such as table or to-go."
        case .serviceYesHelp: "Charge the new total even if it is more than before."
        case .paidHelp: "How it was paid: cash, card or other."
        case .strike: "Removes a line; the total changes with it."
        case .add: "Adds a product, or a menu as “BigMac + Agua + Deluxe”, at today's price."
        case .note: "Adds a note beside the customer's comment; “” removes it."
        case .events:
            "Lists every change of every order, one per line: for a cash register, a printer, a kitchen screen."
        case .eventsExamples:
            """
            till events --follow                    what happens from now on
            till events --after 1234 --follow       what happened after 1234, and from now on
            till events --since 2h --json           the last two hours, as JSON
            """
        case .stats: "Shows what was sold, and how fast."
        case .stateHelp: "folder of the queue (MCORDER_STATE), or address of a server (MCORDER_QUEUE)"
        case .restaurantHelp: "only this restaurant (MCORDER_RESTAURANT)"
        case .asHelp: "who serves (MCORDER_TILL)"
        case .jsonHelp: "result as JSON"
        case .whichHelp: "code (9-624), order number or id ('#17')"
        case .deviceHelp: "of this device, by name, UDID or key"
        case .inHelp: "only in this state: received, preparing, ready, collected…"
        case .allHelp: "including finished ones"
        case .listSinceHelp: "only those received since: today, 2h, 7d or a date"
        case .sinceHelp: "since: today, yesterday, week (its Monday), 2h, 7d or a date"
        case .reasonHelp: "why"
        case .daysHelp: "for this many days; otherwise for ever"
        case .labelHelp: "what to call it"
        case .blacklistFlagHelp: "and take no more orders from its device"
        case .udidHelp: "the device's UDID; of an erased one its key in till blacklist list"
        case .rejectionHelp: "the rejection's id"
        case .lineHelp: "number of the line in till show, or its name"
        case .productHelp: "product or menu"
        case .noteHelp: "at most 200 characters"
        case .followHelp: "keep waiting for more"
        case .afterHelp: "those after this event (the first column)"
        case .untilHelp: "until the end of: today, yesterday, a date; or until 2h, 7d ago"
        }
    }
}
