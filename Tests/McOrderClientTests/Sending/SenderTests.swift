import Testing

@testable import McOrderClient

@Suite struct SenderTests {
    @Test func `a ticket becomes one file with exactly the bytes that the format requires`() throws {
        try CustomerFolders.with { fixture in
            let home = try fixture.homeWithTicket()
            let report = try Sender(sample: home).send(CustomerFolders.request(), cloud: nil)
            let order = report.order.order
            #expect(try fixture.orderFiles() == [report.order.fileName])
            #expect(try fixture.bytes("cloud/orders/\(report.order.fileName)") == order.json)
            #expect(report.order.file == "\(fixture.cloud)/orders/\(report.order.fileName)")
            #expect(order.restaurant == "McDonald's Garbera")
            #expect(order.placedAt.orderText == "30-04-2013 20:47:21 ")
            #expect(order.comment == "3 ketchups, por favor.")
            #expect(order.lines.map(\.name) == ["(G) BigMac + Lipton Ice + Deluxe", "Espresso"])
            #expect(order.lines.map(\.price.cents) == [675, 120])
            #expect(order.number == .first)
            #expect(!report.wasPending && !report.keptTicket)
        }
    }

    @Test func `after sending, the ticket is empty and the order is the last one`() throws {
        try CustomerFolders.with { fixture in
            let home = try fixture.homeWithTicket()
            let items = try home.state().ticket.items
            let report = try Sender(sample: home).send(CustomerFolders.request(), cloud: nil)
            let state = try home.state()
            #expect(state.ticket.isEmpty)
            #expect(state.pendingOrder == nil)
            #expect(state.lastOrder == report.order)
            #expect(state.lastOrder?.items == items)
            #expect(state.nextNumber == OrderNumber(2))
        }
    }

    @Test func `the nine orders before the last one are remembered, without their tickets`() throws {
        try CustomerFolders.with { fixture in
            let home = try fixture.home()
            let water = try CustomerFolders.item("agua")
            var sent: [PlacedOrder] = []
            for _ in 1...12 {
                try home.changeTicket { ticket throws(TicketError) in try ticket.add(water) }
                let request = CustomerFolders.request(allowsRepeat: true)
                sent.insert(try Sender(sample: home).send(request, cloud: nil).order, at: 0)
            }
            let state = try Home.open(fixture.homePath).state()
            #expect(state.orders.map(\.number.value) == Array((3...12).reversed()))
            #expect(state.lastOrder == sent[0])
            #expect(state.earlierOrders.map(\.bytes) == sent[1...9].map(\.bytes))
            #expect(state.earlierOrders.flatMap(\.items).isEmpty)
        }
    }

    @Test func `a home file without the list of earlier orders can be read`() throws {
        try CustomerFolders.with { fixture in
            let home = try fixture.homeWithTicket()
            _ = try Sender(sample: home).send(CustomerFolders.request(), cloud: nil)
            let state = try home.state()
            let text = String(decoding: try fixture.bytes("home/home.json"), as: UTF8.self)
            let before = text.replacing(#"  "earlierOrders": [],\#n"#, with: "")
            try #require(before != text)
            try fixture.write(before, to: "home/home.json")
            #expect(try Home.open(fixture.homePath).state() == state)
        }
    }

    @Test(arguments: ["boulevard", "urbil"])
    func `an order has the prices of its restaurant`(id: String) throws {
        try CustomerFolders.with { fixture in
            let home = try fixture.home()
            let water = try CustomerFolders.item("agua")
            try home.changeTicket { ticket throws(TicketError) in try ticket.add(water) }
            let report = try Sender(sample: home).send(CustomerFolders.request(id), cloud: nil)
            #expect(report.order.order.total.cents == (id == "boulevard" ? 130 : 120))
        }
    }

    @Test func `an empty ticket is the first error that is reported`() throws {
        try CustomerFolders.with { fixture in
            let home = try Home.open(fixture.homePath)
            #expect(throws: ClientError.emptyTicket) {
                try Sender(sample: home).send(CustomerFolders.request("nowhere"), cloud: nil)
            }
        }
    }

    @Test func `a product that the restaurant does not sell is named, and nothing is sent`() throws {
        try CustomerFolders.with { fixture in
            let home = try fixture.homeWithTicket()
            let beer = try CustomerFolders.item("cerveza")
            try home.changeTicket { ticket throws(TicketError) in try ticket.add(beer) }
            let line = UnavailableLine(line: 3, name: "Cerveza", reason: .notSold)
            #expect(throws: ClientError.unavailable([line], restaurant: "McDonald's Urbil")) {
                try Sender(sample: home).send(CustomerFolders.request("urbil"), cloud: nil)
            }
            #expect(try fixture.orderFiles().isEmpty)
            #expect(try home.state().nextNumber == .first)
        }
    }

    @Test func `a ticket that cannot become an order uses no number`() throws {
        try CustomerFolders.with { fixture in
            let home = try fixture.homeWithTicket()
            let long = String(repeating: "ñ", count: 141)
            #expect(throws: ClientError.badOrder(.commentTooLong(long))) {
                try Sender(sample: home).send(CustomerFolders.request(comment: long), cloud: nil)
            }
            #expect(throws: ClientError.badOrder(.controlCharacters(field: "comment"))) {
                try Sender(sample: home).send(CustomerFolders.request(comment: "a\u{7}"), cloud: nil)
            }
            #expect(throws: ClientError.unknownRestaurant(RestaurantID("nowhere"))) {
                try Sender(sample: home).send(CustomerFolders.request("nowhere"), cloud: nil)
            }
            #expect(try home.state().nextNumber == .first)
            #expect(try home.state().ticket.items.count == 2)
        }
    }

    @Test func `the length of a comment is counted in characters as people count them`() throws {
        try CustomerFolders.with { fixture in
            let home = try fixture.homeWithTicket()
            let comment = String(repeating: "👩‍🍳", count: 20) + "12345"
            let report = try Sender(sample: home).send(CustomerFolders.request(comment: comment), cloud: nil)
            #expect(try fixture.orders().map(\.comment) == [comment])
            #expect(report.order.order.comment.count == 25)
        }
    }

    @Test func `an equal order within ten minutes is refused unless the customer confirms it`() throws {
        try CustomerFolders.with { fixture in
            let home = try fixture.homeWithTicket()
            let items = try home.state().ticket.items
            let first = try Sender(sample: home).send(CustomerFolders.request(), cloud: nil)
            let refill = { () throws in
                _ = try home.changeTicket { ticket throws(TicketError) in ticket = try Ticket(items) }
            }
            try refill()
            #expect(throws: ClientError.repeated(first.order)) {
                try Sender(sample: home, later: .seconds(599)).send(CustomerFolders.request(), cloud: nil)
            }
            _ = try Sender(sample: home, later: .seconds(599)).send(
                CustomerFolders.request(allowsRepeat: true),
                cloud: nil
            )
            try refill()
            _ = try Sender(sample: home, later: .seconds(600)).send(
                CustomerFolders.request(comment: "x"),
                cloud: nil
            )
            try refill()
            _ = try Sender(sample: home, later: .seconds(1200)).send(
                CustomerFolders.request(comment: "x"),
                cloud: nil
            )
            #expect(try fixture.orders().map(\.number.value) == [1, 2, 3, 4])
        }
    }

    @Test func `a device that has used its last number sends no more`() throws {
        try CustomerFolders.with { fixture in
            let home = try fixture.homeWithTicket()
            let items = try home.state().ticket.items
            try home.update { state throws(ClientError) in state.nextNumber = OrderNumber(999_999_999) }
            let report = try Sender(sample: home).send(CustomerFolders.request(), cloud: nil)
            #expect(report.order.number == OrderNumber(999_999_999))
            try home.changeTicket { ticket throws(TicketError) in ticket = try Ticket(items) }
            #expect(try home.state().nextNumber == nil)
            #expect(throws: ClientError.numbersExhausted) {
                try Sender(sample: home, later: .seconds(3600)).send(CustomerFolders.request(), cloud: nil)
            }
        }
    }

    @Test func `a preview writes nothing and uses no number`() throws {
        try CustomerFolders.with { fixture in
            let home = try fixture.homeWithTicket()
            let before = try fixture.bytes("home/home.json")
            let preview = try home.previewOrder(to: RestaurantID("garbera"), in: CustomerFolders.catalogue)
            #expect(preview.number == .first)
            #expect(try fixture.bytes("home/home.json") == before)
            #expect(try fixture.orderFiles().isEmpty)
        }
    }

    @Test func `a folder that is named takes precedence over the joined one`() throws {
        try CustomerFolders.with { fixture in
            let home = try fixture.homeWithTicket()
            try fixture.makeCloud("other", id: "11111111-2222-3333-4444-555555555555")
            let report = try Sender(sample: home).send(
                CustomerFolders.request(),
                cloud: fixture.path + "/other"
            )
            #expect(try fixture.orderFiles().isEmpty)
            #expect(try fixture.orderFiles("other") == [report.order.fileName])
        }
    }

    @Test func `without a folder nothing is stored`() throws {
        try CustomerFolders.with { fixture in
            let home = try Home.open(fixture.homePath)
            let water = try CustomerFolders.item("agua")
            try home.changeTicket { ticket throws(TicketError) in try ticket.add(water) }
            #expect(throws: ClientError.noFolder) {
                try Sender(sample: home).send(CustomerFolders.request(), cloud: nil)
            }
            #expect(throws: ClientError.folderAbsent(path: fixture.path + "/gone")) {
                try Sender(sample: home).send(CustomerFolders.request(), cloud: fixture.path + "/gone")
            }
            #expect(try home.state().pendingOrder == nil)
            #expect(try home.state().nextNumber == .first)
        }
    }
}
