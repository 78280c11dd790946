import McOrderClient
import Testing

@Suite struct CatalogueRulesTests {
    private let catalogue = CustomerFolders.catalogue

    @Test func `a menu is made of a sandwich, a drink and a side, and an error names the part that is wrong`()
        throws
    {
        let bigMac = ProductID("bigmac")
        let cola = ProductID("coca-cola")
        let deluxe = ProductID("deluxe")
        let menu = try catalogue.menu(sandwich: bigMac, drink: cola, side: deluxe)
        #expect(menu.name == "BigMac + Coca Cola + Deluxe")
        #expect(throws: MenuError.notASandwich(cola)) {
            try catalogue.menu(sandwich: cola, drink: cola, side: deluxe)
        }
        #expect(throws: MenuError.notADrink(deluxe)) {
            try catalogue.menu(sandwich: bigMac, drink: deluxe, side: deluxe)
        }
        #expect(throws: MenuError.notASide(cola)) {
            try catalogue.menu(sandwich: bigMac, drink: cola, side: cola)
        }
    }

    @Test func `an offer has the restaurant's price, also for a product that is not sold there`() throws {
        let offer = { (id: String, restaurant: String?) throws in
            let place = try restaurant.map { try #require(catalogue.restaurant(RestaurantID($0))) }
            return try #require(catalogue.offers(at: place).first { $0.product.id == ProductID(id) })
        }
        #expect(try offer("agua", nil).price.cents == 120)
        #expect(try offer("agua", "boulevard").price.cents == 130)
        #expect(try offer("cerveza", "urbil").isSold == false)
        #expect(try offer("cerveza", "urbil").price.cents == 220)
        #expect(try offer("bigmac", nil).menu?.largePrice.cents == 675)
        #expect(try offer("agua", nil).menu == nil)
    }

    @Test func `a product with unknown allergens is never shown as free of one`() throws {
        for offer in catalogue.offers(at: nil) where offer.isFree(of: [.gluten]) {
            #expect(offer.product.allergens?.contains(.gluten) == false)
        }
        let unknown = catalogue.offers(at: nil).filter { $0.product.allergens == nil }
        #expect(unknown.allSatisfy { !$0.isFree(of: [.lupin]) && $0.isFree(of: []) })
    }

    @Test func `the nearest restaurant comes first`() {
        let list = catalogue.restaurants(near: GeoPoint(latitude: 43.3183, longitude: -1.9812))
        #expect(list.first?.restaurant.id == RestaurantID("boulevard"))
        #expect(list.compactMap(\.metres) == list.compactMap(\.metres).sorted())
        #expect(catalogue.restaurants(near: nil).map(\.restaurant) == catalogue.restaurants)
        #expect(catalogue.restaurants(near: nil).allSatisfy { $0.metres == nil })
    }

    @Test func `reordering uses today's prices and reports what changed`() throws {
        try CustomerFolders.with { fixture in
            let home = try fixture.homeWithTicket()
            let water = try CustomerFolders.item("agua")
            let beer = try CustomerFolders.item("cerveza")
            try home.changeTicket { ticket throws(TicketError) in
                try ticket.add(water, count: 2)
                try ticket.add(beer)
            }
            let placed = try Sender(sample: home).send(CustomerFolders.request(), cloud: nil).order
            let same = catalogue.reorder(placed, at: catalogue.restaurant(RestaurantID("garbera")))
            #expect(same.items == placed.items && same.changes.isEmpty)
            let dearer = catalogue.reorder(placed, at: catalogue.restaurant(RestaurantID("boulevard")))
            #expect(
                dearer.changes == [.repriced(name: "Agua", from: Money(cents: 120), to: Money(cents: 130))]
            )
            let drier = catalogue.reorder(placed, at: catalogue.restaurant(RestaurantID("urbil")))
            #expect(drier.changes == [.gone(name: "Cerveza")])
            #expect(drier.items.count == placed.items.count - 1)
        }
    }
}
