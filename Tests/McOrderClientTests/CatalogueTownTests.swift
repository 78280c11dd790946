import McOrderClient
import Testing

@Suite struct CatalogueTownTests {
    private let catalogue = CustomerFolders.catalogue

    @Test func `the towns of the restaurants are each named once, as their addresses name them`() {
        #expect(catalogue.towns == ["San Sebastián", "Usurbil", "Irún", "Bilbao", "Barakaldo", "Leioa"])
    }

    @Test(arguments: [
        ("Donsotia", "Donostia"), ("San Sebastain", "San Sebastián"), ("Bilvao", "Bilbao"),
        ("McDonald's Garvera", "McDonald's Garbera"), ("Atlantis", nil),
    ])
    func `a name that finds nothing has a similar town or restaurant`(text: String, place: String?) {
        #expect(catalogue.restaurants(found: text).isEmpty)
        #expect(catalogue.nearestPlace(to: text) == place)
    }

    @Test(arguments: [("Donostia", 2), ("Bilbo", 2), ("Baracaldo", 1), ("garbera", 1), ("48009", 2)])
    func `restaurants are found by a town's other name, by their own and by the address`(
        text: String,
        count: Int
    ) {
        #expect(catalogue.restaurants(found: text).count == count)
    }
}
