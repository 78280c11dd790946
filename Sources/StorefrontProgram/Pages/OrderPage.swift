import McOrderText
import McOrderWeb

/// One order, which the script reads with the capability behind `#`.
struct OrderPage {
    let shop: Shop

    func document(_ language: Language) -> HTML { .empty }
}
