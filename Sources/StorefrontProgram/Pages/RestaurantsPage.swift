import McOrderText
import McOrderWeb

/// The restaurants of the house.
struct RestaurantsPage {
    let shop: Shop

    func document(_ language: Language) -> HTML { .empty }
}
