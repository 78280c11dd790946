import McOrderClient
import Testing

/// An order whose number belongs to another order is sent again under a new number.
@Suite struct ResendingTests {
    @Test(arguments: [(1, 2), (10, 11), (1000, 1001)])
    func `the number increases by the requested step, and the rest of the order is the same`(
        leap: Int,
        number: Int
    ) throws {
        try CustomerFolders.with { fixture in
            let home = try fixture.homeWithTicket()
            let placed = try Sender(sample: home).send(CustomerFolders.request(), cloud: nil).order
            let again = try home.resend(placed, in: CustomerFolders.catalogue, leap: leap)?.order
            #expect(again?.number == OrderNumber(number))
            #expect(again?.asksTheSame(as: placed.order) == true)
            #expect(try fixture.orderFiles().count == 2)
        }
    }

    @Test func `nothing is sent again if the ticket has other items, or after a later order`() throws {
        try CustomerFolders.with { fixture in
            let home = try fixture.homeWithTicket()
            let placed = try Sender(sample: home).send(CustomerFolders.request(), cloud: nil).order
            let espresso = try CustomerFolders.item("espresso")
            try home.changeTicket { ticket throws(TicketError) in try ticket.add(espresso) }
            #expect(try home.resend(placed, in: CustomerFolders.catalogue, leap: 1) == nil)
            _ = try Sender(sample: home).send(CustomerFolders.request(), cloud: nil)
            #expect(try home.resend(placed, in: CustomerFolders.catalogue, leap: 1) == nil)
            #expect(try fixture.orderFiles().count == 2)
        }
    }
}
