/// A price that comes into force later.
///
/// Source: format.md, *Planned prices*.
public struct PlannedPrice: Hashable, Sendable {
    /// The product.
    public let product: ProductID
    /// The restaurant with the price; `nil` means the product's general price.
    public let restaurant: RestaurantID?
    /// The price.
    public let price: Money
    /// When it comes into force.
    public let from: Timestamp
    /// The date or time as the owner wrote it.
    let written: String
}

extension Catalogue {
    /// The catalogue with the prices that are in force at an instant. Later ones stay planned.
    package func inForce(at now: Timestamp) -> Catalogue {
        var catalogue = self
        for plan in planned.filter({ $0.from <= now }).sorted(by: { $0.from < $1.from }) {
            if let restaurant = plan.restaurant {
                for index in catalogue.restaurants.indices where restaurants[index].id == restaurant {
                    catalogue.restaurants[index].prices[plan.product] = plan.price
                }
            } else {
                for index in catalogue.products.indices where products[index].id == plan.product {
                    catalogue.products[index].price = plan.price
                }
            }
        }
        catalogue.planned.removeAll { $0.from <= now }
        return catalogue
    }
}

extension PlannedPrice {
    /// The instant of a date, or of a date and time such as `2026-12-01T05:00`; `nil` for any other text.
    package static func instant(_ text: String, in zone: RestaurantZone) -> Timestamp? {
        let parts = text.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == "T" || $0 == " " }
        guard let day = CivilDay(parts[0]) else { return nil }
        guard parts.count == 2 else { return zone.instant(of: day.midnight) }
        guard let minute = OpeningHours.Shift.minutes(parts[1]), minute < 1440 else { return nil }
        return zone.instant(of: day.time(minutes: minute))
    }

    var json: JSONValue {
        ["product": product, "restaurant": restaurant, "price": price.decimalText, "from": written]
    }
}

extension CatalogueBuilder {
    /// Reads the planned prices.
    func planned(_ cursor: CatalogueCursor, at restaurants: [Restaurant], company: Company?) -> [PlannedPrice]
    {
        (cursor.elements() ?? []).compactMap { place in
            place.expectKeys(["product", "restaurant", "price", "from"])
            let product = place.member("product")?.reference(to: productIDs, .product)
            let id = place.optionalMember("restaurant")?.reference(to: restaurantIDs, .restaurant)
            let restaurant = restaurants.first { $0.id == id }
            let price = place.member("price").flatMap { $0.price() }
            guard let cursor = place.member("from"), let text = cursor.text(.name) else { return nil }
            // Without a company the zone is not known, but the form of the date can be checked.
            let zone = restaurant?.zone ?? company?.zone ?? RestaurantZone(identifier: "UTC")
            guard let from = zone.flatMap({ PlannedPrice.instant(text, in: $0) }) else {
                cursor.report(.notADate(text))
                return nil
            }
            guard let product, let price else { return nil }
            return PlannedPrice(
                product: product,
                restaurant: restaurant?.id,
                price: price,
                from: from,
                written: text
            )
        }
    }
}
