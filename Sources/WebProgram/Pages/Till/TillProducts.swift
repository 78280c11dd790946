import McOrderCounter
import McOrderModel
import McOrderText
import McOrderWeb

/// The products and choices that can be added to an order or be sold out.
struct TillProducts {
    let assortment: Assortment
    let words: PageText
    let price: PriceText
    let now: Timestamp

    var fragments: [Fragment] {
        let gone = assortment.soldOut(at: now)
        let prices = Dictionary(
            assortment.lines("").flatMap { line in
                line.item.products.map { (SellableID.product($0), line.price) }
            }
        ) { first, _ in first }
        let fields = ProductOptionsHTML(assortment: assortment, gone: gone, words: words, price: price)
        let products = Dictionary(assortment.products.map { (SellableID.product($0.id), $0) }) { first, _ in
            first
        }
        return assortment.choices("", of: nil, at: .distantFuture).map { item in
            let key = item.id.description
            let isGone = gone[item.id] != nil
            let options = products[item.id].map { self.options(of: $0, fields) } ?? .empty
            // What has to be chosen with a product decides its price, so it has none before.
            let isSold = prices[item.id] != nil || options != .empty
            return Fragment(.products, key, "li", .data("sold", if: isSold)) {
                button(
                    .class("button"),
                    .data("product", key),
                    .data("name", item.name),
                    .data("gone", if: isGone),
                    .change(isGone ? .available : .soldOut)
                ) {
                    tag("span") { HarmlessText.clean(words.names.item(item.id, named: item.name)) }
                    if isGone { tag("strong") { words.say(ScreenAvailabilityText.soldOutMark) } }
                    if let amount = prices[item.id] { tag("span", .class("amount")) { price(amount) } }
                }
                options
            }
        }
    }

    private func options(of product: Product, _ fields: ProductOptionsHTML) -> HTML {
        guard !fields.groups(of: product).isEmpty else { return .empty }
        return tag("div", .class("product-options"), HTMLAttribute("hidden")) { fields.html(of: product) }
    }
}

extension Timestamp {
    /// An instant at which nothing is sold out any more, so that the products keep the catalogue's order.
    fileprivate static let distantFuture = Timestamp(seconds: 253_402_300_799)
}
