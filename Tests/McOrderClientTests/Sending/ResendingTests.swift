import McOrderClient
import Testing

/// An order whose number another one has, sent again under a new one.
@Suite struct ResendingTests {
    @Test(arguments: [(1, 2), (10, 11), (1000, 1001)])
    func `the number leaps as far as it is to, and the rest is the same`(leap: Int, number: Int) throws {
        try CustomerFolders.with { fixture in
            let home = try fixture.homeWithTicket()
            let placed = try Sender(sample: home).send(CustomerFolders.request(), cloud: nil).order
            let again = try home.resend(placed, in: CustomerFolders.catalogue, leap: leap)?.order
            #expect(again?.number == OrderNumber(number))
            #expect(again?.asksTheSame(as: placed.order) == true)
            #expect(try fixture.orderFiles().count == 2)
        }
    }

    @Test func `nothing is sent while something else is on the ticket, or after a later order`() throws {
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
