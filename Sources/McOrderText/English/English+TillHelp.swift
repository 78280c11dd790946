extension English {
    package func text(_ message: TillHelpText) -> String {
        switch message {
        case .abstract: "Shows the restaurant's orders and serves them."
        case .list: "The open orders, in the order placed."
        case .show: "One order, by its code or number."
        case .arrived: "The customer is here."
        case .prepare: "Begin to prepare it."
        case .ready: "Ready to be collected."
        case .collect: "Charged and handed over."
        case .recall: "Takes the last change back."
        case .rejected: "The files that were refused, and why."
        case .listExamples:
            """
            till list --in ready --in preparing      only in these states
            till list --all                          finished ones too
            till list --in collected --since today   those collected today
            """
        case .cancel: "Calls the order off, with a reason."
        case .noShow: "Nobody came for it."
        case .history: "Every change of an order."
        case .blacklist: "The devices whose orders are filtered out."
        case .blacklistAdd: "Takes no more orders from it."
        case .blacklistRemove: "Takes it off the list."
        case .blacklistList: "The list."
        case .device: "A device and its history."
        case .deviceShow: "What is known of it."
        case .deviceTrust: "Makes it one of the house: no limit, no blacklist, straight to the counter."
        case .deviceUntrust: "Makes it an ordinary one again."
        case .rejectedShow: "The file as it came."
        case .rejectedRetry: "Has mcorderd judge it again."
        case .rejectedAccept: "Has mcorderd take it in all the same."
        case .rejectedList: "The list of what was refused."
        case .strike: "Strikes a line; the total follows."
        case .add: "Adds a product, or a menu as “BigMac + Agua + Deluxe”, at today's price."
        case .note: "Notes something beside the customer's comment; “” takes it away."
        case .events:
            "Every change of every order, one line each: for a cash register, a printer, a kitchen screen."
        case .eventsExamples:
            """
            till events --follow                    what happens from now on
            till events --after 1234 --follow       what happened behind 1234, and what happens
            till events --since 2h --json           the last two hours, as JSON
            """
        case .stats: "What was sold, and how fast."
        case .stateHelp: "folder of the queue (MCORDER_STATE)"
        case .restaurantHelp: "only this restaurant (MCORDER_RESTAURANT)"
        case .asHelp: "who serves (MCORDER_TILL)"
        case .langHelp: "language: es, en or eu"
        case .jsonHelp: "result as JSON"
        case .whichHelp: "code (9-624), order number or id ('#17')"
        case .deviceHelp: "of this device, by name, UDID or key"
        case .inHelp: "only in this state: received, preparing, ready, collected…"
        case .allHelp: "finished ones too"
        case .listSinceHelp: "only those received since: today, 2h, 7d or a date"
        case .sinceHelp: "since: today, yesterday, week (its Monday), 2h, 7d or a date"
        case .reasonHelp: "why"
        case .daysHelp: "for so many days; else for ever"
        case .labelHelp: "what to call it"
        case .blacklistFlagHelp: "and take no more orders from its device"
        case .udidHelp: "the device's UDID; of an erased one its key in till blacklist list"
        case .rejectionHelp: "the rejection's id"
        case .lineHelp: "number of the line in till show, or its name"
        case .productHelp: "product or menu"
        case .noteHelp: "at most 200 characters"
        case .followHelp: "wait and go on"
        case .afterHelp: "those behind the event of this number"
        case .untilHelp: "until: today, yesterday, 2h, 7d or a date"
        }
    }
}
