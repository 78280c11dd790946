import OrderTesting
import Testing

@testable import McOrderModel
@testable import McOrderQueue

extension OrderEdit {
    /// The addition of what a text names in a catalogue, or of something that no catalogue has.
    static func adding(_ text: String, _ cents: Int, in catalogue: Catalogue? = nil) -> OrderEdit {
        let item =
            catalogue.flatMap { LineResolver($0).item(text) }
            ?? .product(TicketItem.Part(id: ProductID("none"), name: text))
        return .add(AddedItem(item, text: text, price: Money(cents: cents)))
    }
}

extension QueuedOrder {
    /// The first line of this text that is charged, or a line that the order does not have.
    func line(_ text: String) -> OrderedLine {
        keptLines.first { $0.text == text }
            ?? OrderedLine(id: 0, text: text, price: .zero, shownPrice: .zero)
    }

    var coffee: OrderedLine { line("Espresso") }
}

/// A catalogue of these restaurants without products.
func publication(_ ids: [String], at time: Timestamp) throws -> PublishedCatalogue {
    let zone = try #require(RestaurantZone(identifier: "Europe/Madrid"))
    return PublishedCatalogue(
        Catalogue(
            company: Company(
                name: "McDonald's",
                website: "",
                currency: "EUR",
                zone: zone,
                taxes: nil,
                seller: .unknown,
                brandColour: nil
            ),
            categories: [],
            products: [],
            menus: Menus(category: CategoryID("menus"), sandwiches: [], drinks: [], sides: []),
            optionGroups: [],
            restaurants: try ids.map { try restaurant($0) },
            offers: [],
            planned: []
        ),
        publishedAt: time
    )
}
