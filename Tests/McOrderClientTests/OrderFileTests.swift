import OrderTesting
import Testing

@testable import McOrderClient

/// Random tickets are written to order files and read back.
@Suite struct OrderFileTests {
    private static let letters = Array("aZ 09ñÑé€👩‍🍳🇪🇸ß\"\\/.:<>|?*\u{202E}\u{200B}你")

    private func text(_ count: ClosedRange<Int>, _ dice: inout SeededGenerator) -> String {
        String(
            (0..<Int.random(in: count, using: &dice)).map { _ in
                Self.letters.randomElement(using: &dice) ?? "a"
            }
        )
    }

    private func ticket(_ dice: inout SeededGenerator) throws -> Ticket {
        let catalogue = CustomerFolders.catalogue
        var ticket = Ticket()
        for _ in 0..<Int.random(in: 1...20, using: &dice) {
            let item: TicketItem
            if Bool.random(using: &dice) {
                item = .product(TicketItem.Part(try #require(catalogue.products.randomElement(using: &dice))))
            } else {
                item = try catalogue.menu(
                    sandwich: try #require(catalogue.menus.sandwiches.randomElement(using: &dice)).product,
                    drink: try #require(catalogue.menus.drinks.randomElement(using: &dice)).product,
                    side: try #require(catalogue.menus.sides.randomElement(using: &dice)).product,
                    isLarge: Bool.random(using: &dice)
                )
            }
            try ticket.add(item, count: Int.random(in: 1...5, using: &dice))
        }
        return ticket
    }

    @Test func `a thousand tickets are read back from their files unchanged`() throws {
        var dice = SeededGenerator(seed: 9)
        let catalogue = CustomerFolders.catalogue
        for _ in 0..<1000 {
            let restaurant = try #require(catalogue.restaurants.randomElement(using: &dice))
            var state = HomeState(device: Device(name: "a" + text(0...63, &dice), id: Device.make().id))
            state.nextNumber = OrderNumber(Int.random(in: OrderNumber.range, using: &dice))
            state.ticket = try ticket(&dice)
            let request = OrderRequest(
                restaurant: restaurant.id,
                catalogue: catalogue,
                comment: text(0...25, &dice),
                allowsRepeat: false
            )
            let now = Timestamp(seconds: Int64.random(in: 0...4_000_000_000, using: &dice))
            let made = Result { () throws(ClientError) in try request.order(of: state, at: now) }
            if case .failure(.unavailable(let lines, _)) = made {
                #expect(lines.allSatisfy { $0.reason == .notSold })
                continue
            }
            let order = try made.get()
            let read = try Order(json: order.json)
            #expect(read == order)
            #expect(read.json == order.json)
            #expect(order.fileName.utf8.count <= 200)
            #expect(order.lines.count == state.ticket.items.count)
            let expected = state.ticket.lines(catalogue, at: restaurant).compactMap { try? $0.price.get() }
            #expect(order.total == expected.total())
        }
    }
}
