import Testing

@testable import McOrderClient

@Suite struct SenderTests {
    @Test func `a ticket becomes one file, byte for byte as the format says`() throws {
        try CustomersHouse.with { house in
            let home = try house.homeWithTicket()
            let report = try Sender(sample: home).send(CustomersHouse.request(), cloud: nil)
            let order = report.order.order
            #expect(try house.orderFiles() == [report.order.fileName])
            #expect(try house.bytes("cloud/orders/\(report.order.fileName)") == order.json)
            #expect(report.order.file == "\(house.cloud)/orders/\(report.order.fileName)")
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
        try CustomersHouse.with { house in
            let home = try house.homeWithTicket()
            let items = try home.state().ticket.items
            let report = try Sender(sample: home).send(CustomersHouse.request(), cloud: nil)
            let state = try home.state()
            #expect(state.ticket.isEmpty)
            #expect(state.pendingOrder == nil)
            #expect(state.lastOrder == report.order)
            #expect(state.lastOrder?.items == items)
            #expect(state.nextNumber == OrderNumber(2))
        }
    }

    @Test func `the nine orders before the last one are remembered, without their tickets`() throws {
        try CustomersHouse.with { house in
            let home = try house.home()
            let water = try CustomersHouse.item("agua")
            var sent: [PlacedOrder] = []
            for _ in 1...12 {
                try home.changeTicket { ticket throws(TicketFault) in try ticket.add(water) }
                let request = CustomersHouse.request(allowsRepeat: true)
                sent.insert(try Sender(sample: home).send(request, cloud: nil).order, at: 0)
            }
            let state = try Home.open(house.homePath).state()
            #expect(state.orders.map(\.number.value) == Array((3...12).reversed()))
            #expect(state.lastOrder == sent[0])
            #expect(state.earlierOrders.map(\.bytes) == sent[1...9].map(\.bytes))
            #expect(state.earlierOrders.flatMap(\.items).isEmpty)
        }
    }

    @Test func `a home that knew no earlier orders is read as it is`() throws {
        try CustomersHouse.with { house in
            let home = try house.homeWithTicket()
            _ = try Sender(sample: home).send(CustomersHouse.request(), cloud: nil)
            let state = try home.state()
            let text = String(decoding: try house.bytes("home/home.json"), as: UTF8.self)
            let before = text.replacing(#"  "earlierOrders": [],\#n"#, with: "")
            try #require(before != text)
            try house.write(before, to: "home/home.json")
            #expect(try Home.open(house.homePath).state() == state)
        }
    }

    @Test(arguments: ["boulevard", "urbil"])
    func `an order takes the prices of its restaurant`(id: String) throws {
        try CustomersHouse.with { house in
            let home = try house.home()
            let water = try CustomersHouse.item("agua")
            try home.changeTicket { ticket throws(TicketFault) in try ticket.add(water) }
            let report = try Sender(sample: home).send(CustomersHouse.request(id), cloud: nil)
            #expect(report.order.order.total.cents == (id == "boulevard" ? 130 : 120))
        }
    }

    @Test func `an empty ticket is never sent, whatever else is wrong`() throws {
        try CustomersHouse.with { house in
            let home = try Home.open(house.homePath)
            #expect(throws: ClientError.emptyTicket) {
                try Sender(sample: home).send(CustomersHouse.request("nowhere"), cloud: nil)
            }
        }
    }

    @Test func `a product that is not sold there is named, and nothing is sent`() throws {
        try CustomersHouse.with { house in
            let home = try house.homeWithTicket()
            let beer = try CustomersHouse.item("cerveza")
            try home.changeTicket { ticket throws(TicketFault) in try ticket.add(beer) }
            let line = UnavailableLine(line: 3, name: "Cerveza", reason: .notSold)
            #expect(throws: ClientError.unavailable([line], restaurant: "McDonald's Urbil")) {
                try Sender(sample: home).send(CustomersHouse.request("urbil"), cloud: nil)
            }
            #expect(try house.orderFiles().isEmpty)
            #expect(try home.state().nextNumber == .first)
        }
    }

    @Test func `what makes no order takes no number`() throws {
        try CustomersHouse.with { house in
            let home = try house.homeWithTicket()
            let long = String(repeating: "ñ", count: 141)
            #expect(throws: ClientError.badOrder(.commentTooLong(long))) {
                try Sender(sample: home).send(CustomersHouse.request(comment: long), cloud: nil)
            }
            #expect(throws: ClientError.badOrder(.controlCharacters(field: "comment"))) {
                try Sender(sample: home).send(CustomersHouse.request(comment: "a\u{7}"), cloud: nil)
            }
            #expect(throws: ClientError.unknownRestaurant(RestaurantID("nowhere"))) {
                try Sender(sample: home).send(CustomersHouse.request("nowhere"), cloud: nil)
            }
            #expect(try home.state().nextNumber == .first)
            #expect(try home.state().ticket.items.count == 2)
        }
    }

    @Test func `a comment of 25 characters is counted as a person counts`() throws {
        try CustomersHouse.with { house in
            let home = try house.homeWithTicket()
            let comment = String(repeating: "👩‍🍳", count: 20) + "12345"
            let report = try Sender(sample: home).send(CustomersHouse.request(comment: comment), cloud: nil)
            #expect(try house.orders().map(\.comment) == [comment])
            #expect(report.order.order.comment.count == 25)
        }
    }

    @Test func `an equal order within ten minutes is an accident unless it is meant`() throws {
        try CustomersHouse.with { house in
            let home = try house.homeWithTicket()
            let items = try home.state().ticket.items
            let first = try Sender(sample: home).send(CustomersHouse.request(), cloud: nil)
            let refill = { () throws in
                _ = try home.changeTicket { ticket throws(TicketFault) in ticket = try Ticket(items) }
            }
            try refill()
            #expect(throws: ClientError.repeated(first.order)) {
                try Sender(sample: home, later: .seconds(599)).send(CustomersHouse.request(), cloud: nil)
            }
            _ = try Sender(sample: home, later: .seconds(599)).send(
                CustomersHouse.request(allowsRepeat: true),
                cloud: nil
            )
            try refill()
            _ = try Sender(sample: home, later: .seconds(600)).send(
                CustomersHouse.request(comment: "x"),
                cloud: nil
            )
            try refill()
            _ = try Sender(sample: home, later: .seconds(1200)).send(
                CustomersHouse.request(comment: "x"),
                cloud: nil
            )
            #expect(try house.orders().map(\.number.value) == [1, 2, 3, 4])
        }
    }

    @Test func `a device that has used its last number sends no more`() throws {
        try CustomersHouse.with { house in
            let home = try house.homeWithTicket()
            let items = try home.state().ticket.items
            try home.update { state throws(ClientError) in state.nextNumber = OrderNumber(999_999_999) }
            let report = try Sender(sample: home).send(CustomersHouse.request(), cloud: nil)
            #expect(report.order.number == OrderNumber(999_999_999))
            try home.changeTicket { ticket throws(TicketFault) in ticket = try Ticket(items) }
            #expect(try home.state().nextNumber == nil)
            #expect(throws: ClientError.numbersExhausted) {
                try Sender(sample: home, later: .seconds(3600)).send(CustomersHouse.request(), cloud: nil)
            }
        }
    }

    @Test func `a preview writes nothing and takes no number`() throws {
        try CustomersHouse.with { house in
            let home = try house.homeWithTicket()
            let before = try house.bytes("home/home.json")
            let preview = try home.previewOrder(to: RestaurantID("garbera"), in: CustomersHouse.catalogue)
            #expect(preview.number == .first)
            #expect(try house.bytes("home/home.json") == before)
            #expect(try house.orderFiles().isEmpty)
        }
    }

    @Test func `a folder that is named goes before the one that was joined`() throws {
        try CustomersHouse.with { house in
            let home = try house.homeWithTicket()
            try house.makeCloud("other", id: "11111111-2222-3333-4444-555555555555")
            let report = try Sender(sample: home).send(CustomersHouse.request(), cloud: house.path + "/other")
            #expect(try house.orderFiles().isEmpty)
            #expect(try house.orderFiles("other") == [report.order.fileName])
        }
    }

    @Test func `without a folder nothing is stored`() throws {
        try CustomersHouse.with { house in
            let home = try Home.open(house.homePath)
            let water = try CustomersHouse.item("agua")
            try home.changeTicket { ticket throws(TicketFault) in try ticket.add(water) }
            #expect(throws: ClientError.noFolder) {
                try Sender(sample: home).send(CustomersHouse.request(), cloud: nil)
            }
            #expect(throws: ClientError.folderAbsent(path: house.path + "/gone")) {
                try Sender(sample: home).send(CustomersHouse.request(), cloud: house.path + "/gone")
            }
            #expect(try home.state().pendingOrder == nil)
            #expect(try home.state().nextNumber == .first)
        }
    }
}
