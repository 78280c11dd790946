import McOrderClient
import Testing

/// A home can always read what it has stored.
@Suite struct HomeStorageTests {
    @Test(arguments: ["a\nb", "tab\tbed", "esc\u{1B}[2J", "\u{9B}31m", "\u{7F}"])
    func `a folder whose path has control characters is not joined, and the home stays readable`(
        name: String
    ) throws {
        try CustomerFolders.with { fixture in
            try fixture.makeCloud(name, id: CustomerFolders.folderID)
            let home = try fixture.homeWithTicket()
            let before = try home.state()
            let path = "\(fixture.path)/\(name)"
            #expect(throws: ClientError.badFolderPath(path)) { try home.join(path) }
            #expect(throws: ClientError.badFolderPath(path)) {
                try Sender(sample: home).send(CustomerFolders.request(), cloud: path)
            }
            #expect(try Home.open(fixture.homePath).state() == before)
        }
    }

    @Test func `an id that could not be read again is not stored`() throws {
        try CustomerFolders.with { fixture in
            let home = try fixture.homeWithTicket()
            let before = try fixture.bytes("home/home.json")
            let error = #expect(throws: ClientError.self) {
                try home.setFavourite(RestaurantID("gar\u{0}bera"))
            }
            guard case .home? = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            #expect(try fixture.bytes("home/home.json") == before)
        }
    }

    @Test(arguments: ["Zoë's 📱", "\u{202E}ימין", "../../x", ".x", "(G) ", "a + b", "\"\\/", "e\u{301}"])
    func `a device's name and the order it sent are read back unchanged`(name: String) throws {
        try CustomerFolders.with { fixture in
            let home = try fixture.homeWithTicket()
            try home.renameDevice(name)
            let request = CustomerFolders.request(comment: String(name.prefix(25)))
            let sent = try Sender(sample: home).send(request, cloud: nil).order
            let again = try Home.open(fixture.homePath).state()
            #expect(again.device.name.utf8.elementsEqual(name.utf8))
            #expect(again.lastOrder == sent)
            #expect(again.lastOrder?.bytes == sent.bytes)
            #expect(again.lastOrder?.fileName == sent.fileName)
        }
    }

    @Test func `an order at the file's limits is stored and read back as the pending order`() throws {
        try CustomerFolders.with { fixture in
            let home = try fixture.home()
            let item = try CustomerFolders.catalogue.menu(
                sandwich: ProductID("cuarto-de-libra-con-queso"),
                drink: ProductID("zumo-de-naranja"),
                side: ProductID("patatas-fritas"),
                isLarge: true
            )
            try home.changeTicket { ticket throws(TicketError) in try ticket.add(item, count: 100) }
            try home.renameDevice(String(repeating: "👨‍👩‍👧", count: 42))
            #expect(throws: ClientError.noFolder) {
                try Sender(sample: home) { _ throws(ClientError) in throw .noFolder }
                    .send(CustomerFolders.request(), cloud: nil)
            }
            let pending = try #require(try Home.open(fixture.homePath).state().pendingOrder)
            #expect(pending.order.lines.count == 100)
            let report = try Sender(sample: home).send(CustomerFolders.request(), cloud: nil)
            #expect(try fixture.bytes("cloud/orders/\(report.order.fileName)") == pending.bytes)
            #expect(report.order.fileName.utf8.count <= 200)
        }
    }
}
