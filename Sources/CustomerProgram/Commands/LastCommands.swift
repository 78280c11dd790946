import ArgumentParser
import McOrderClient
import McOrderConsole
import McOrderText

/// `mcorder last`: shows the last order as it was sent.
struct LastCommand: SessionCommand {
    static let configuration = CommandConfiguration("last", .last)

    @OptionGroup var common: CommonOptions

    func run(_ session: Session) throws {
        let last = try session.lastOrder()
        if session.json { return try session.print(last.json) }
        let catalogue = try session.catalogue()
        try session.say(Verbatim("\(last.code)  \(HarmlessText.clean(last.order.restaurant))"))
        try session.print(last, catalogue)
    }
}

/// `mcorder reorder [--replace|--append]`: puts the last order on the ticket, at today's prices.
struct ReorderCommand: SessionCommand {
    static let configuration = CommandConfiguration("reorder", .reorder)

    @OptionGroup var common: CommonOptions

    @Flag(help: ArgumentHelp(HelpOptionText.replace))
    var replace = false

    @Flag(help: ArgumentHelp(HelpOptionText.append))
    var append = false

    func validate() throws {
        if replace, append { throw ValidationError(ErrorText.replaceOrAppend[Terminal.language]) }
    }

    func run(_ session: Session) throws {
        let last = try session.lastOrder()
        let catalogue = try session.catalogue()
        guard try replace || append || session.home.state().ticket.isEmpty else {
            throw CommandError(.invalid, ErrorText.ticketNotEmpty)
        }
        let reorder = catalogue.reorder(last, at: catalogue.restaurant(last.restaurant))
        let ticket = try session.home.changeTicket { ticket throws(TicketError) in
            // Without either flag the ticket was empty at the check above. Keep what another program added
            // since.
            if replace { ticket = Ticket() }
            for item in reorder.items { try ticket.add(item) }
        }
        let price = session.prices(catalogue)
        for change in reorder.changes {
            switch change {
            case .repriced(let name, let from, let to):
                session.note(TicketText.repriced(name, from: price(from), to: price(to)))
            case .gone(let name):
                session.note(TicketText.vanished(name))
            }
        }
        if reorder.changes.isEmpty { session.note(TicketText.nothingChanged) }
        try session.print(ticket, catalogue)
    }
}

extension Session {
    /// The last order that was sent.
    func lastOrder() throws -> PlacedOrder {
        guard let last = try home.state().lastOrder else {
            throw CommandError(.notFound, SentOrderText.noLastOrder)
        }
        return last
    }
}
