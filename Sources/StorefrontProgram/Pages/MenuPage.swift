import McOrderModel
import McOrderText
import McOrderWeb

/// What a restaurant sells, and the ticket of the customer.
struct MenuPage {
    let shop: Shop
    let restaurant: Restaurant
    /// The table in the address; `nil` without one.
    let table: String?

    func document(_ language: Language) -> HTML { .empty }
}
