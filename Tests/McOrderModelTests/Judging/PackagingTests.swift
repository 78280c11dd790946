import Testing

@testable import McOrderModel

/// Packaging is part of what is taken away, and nothing that can be ordered.
@Suite struct PackagingTests {
    private func refusal(_ lines: [String], service: String? = nil) throws -> RejectionReason? {
        let catalogue = try SampleBar.read()
        let place = catalogue.restaurants[0]
        let list = PriceList(catalogue, at: place, service: service.map { ServiceID($0) })
        let order = try Order(
            restaurant: place.name,
            placedAt: place.zone.civilTime(at: SampleSale.morning),
            deviceName: "x",
            device: try #require(DeviceID(bytes: [UInt8](repeating: 1, count: 16))),
            number: try #require(OrderNumber(1)),
            comment: "",
            lines: try lines.map { OrderLine(name: $0, price: try list.price(of: $0)) },
            terms: OrderTerms(service: service.map { ServiceID($0) })
        )
        do throws(PriceBook.PriceError) {
            _ = try PriceBook(catalogue, past: []).charge(
                order,
                at: place,
                PriceBook.Comparison(receivedAt: SampleSale.morning, policy: .reject, grace: .zero)
            )
            return nil
        } catch {
            return error.reason
        }
    }

    @Test func `packaging is accepted as the last line of what is taken away`() throws {
        #expect(try refusal(["Gilda", "Bolsa"]) == nil)
        #expect(try refusal(["Gilda"]) == nil)
    }

    @Test(arguments: [["Bolsa"], ["Bolsa", "Gilda"], ["Gilda", "Bolsa", "Bolsa"]])
    func `packaging cannot be ordered as a dish`(_ lines: [String]) throws {
        #expect(try refusal(lines) == .unavailableProduct)
    }

    @Test func `packaging is not sold at a table`() throws {
        #expect(try refusal(["Gilda", "Bolsa"], service: "table") == .unavailableProduct)
    }

    @Test func `packaging is not on the menu`() throws {
        let catalogue = try SampleBar.read()
        #expect(!catalogue.offers(at: catalogue.restaurants[0]).contains { $0.product.name == "Bolsa" })
        #expect(!catalogue.offers(at: nil).contains { $0.product.name == "Bolsa" })
    }

    @Test func `packaging on a ticket has no price`() throws {
        let catalogue = try SampleBar.read()
        let place = catalogue.restaurants[0]
        let bag = try #require(catalogue.product(ProductID("bag")))
        let gilda = try #require(catalogue.product(ProductID("gilda")))
        let ticket = try Ticket([.product(TicketItem.Part(gilda)), .product(TicketItem.Part(bag))])
        let quote = ticket.quote(catalogue, at: place, now: SampleSale.morning)
        #expect(
            quote.lines.map(\.price) == [
                .success(Money(cents: 250)), .failure(.notSold), .success(Money(cents: 15)),
            ]
        )
    }
}
