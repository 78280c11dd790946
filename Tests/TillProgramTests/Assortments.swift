import CounterTesting
import McOrderModel
import Testing

@testable import McOrderCounter
@testable import TillProgram

/// The assortment of the counter's restaurant, with sold-out products.
enum Assortments {
    /// A pause or a sold-out product of the counter's restaurant that began a minute ago.
    static func spell(
        _ subject: Unavailability.Subject,
        seconds: Int,
        at restaurant: RestaurantID = Counter.garbera.id
    ) -> Unavailability {
        Unavailability(
            id: 1,
            restaurant: restaurant,
            subject: subject,
            since: Counter.now - .seconds(60),
            until: Counter.now + .seconds(seconds),
            by: "caja 2",
            ending: nil
        )
    }

    /// The restaurant's assortment, paused for that many seconds, and with those products sold out for an
    /// hour.
    static func assortment(paused seconds: Int? = nil, without ids: [String] = []) throws -> Assortment {
        let catalogue = try Samples.catalogue()
        let soldOut = try ids.map { id in
            let product = try #require(catalogue.product(ProductID(id)))
            return spell(.sellable(.product(product.id), name: product.name), seconds: 3600)
        }
        let pauses = seconds.map { [spell(.orders, seconds: $0)] } ?? []
        let elsewhere = [spell(.orders, seconds: 9999, at: Counter.boulevard.id)]
        let day = Availability(pauses: pauses + elsewhere, soldOut: soldOut)
        return Assortment(catalogue, at: Counter.garbera.id, day: day)
    }
}
