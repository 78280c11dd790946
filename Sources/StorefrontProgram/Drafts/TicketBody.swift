import McOrderModel
import McOrderWeb

/// A ticket as a browser sends it. Source: docs/storefront.md, *For programs*.
struct TicketBody {
    /// How many numbers of earlier orders a browser may name.
    private static let mostUsed = 10_000

    let restaurant: RestaurantID
    let items: [ItemRequest]
    /// What the customer chose beside the items.
    let terms: OrderTerms
    /// The number that the ticket has already.
    let number: OrderNumber?
    /// The numbers of the browser's earlier orders.
    let used: Set<Int>

    init(_ body: JSONBody) throws(RequestError) {
        restaurant = RestaurantID(try body.required("restaurant", \.text))
        items = try body.required("items") { $0.elements?.mapOrNil { ItemRequest($0) } }
        guard items.count <= Order.lineCount.upperBound else { throw .badRequest("items") }
        func text(_ name: String, _ rule: TextRule) throws(RequestError) -> String? {
            let text = try body.optional(name) { value in
                value.text.flatMap { $0.isEmpty || rule.allows($0) ? $0 : nil }
            }
            return text.flatMap { $0.isEmpty ? nil : $0 }
        }
        var terms = OrderTerms(
            service: try text("service", .name).map { ServiceID($0) },
            table: try text("table", .coupon),
            coupon: try text("coupon", .coupon)
        )
        terms.pickup = try text("pickup", .coupon)
        terms.pay = try body.optional("pay") { $0.text == OrderTerms.ahead ? OrderTerms.ahead : nil }
        self.terms = terms
        number = try body.optional("number") { value in
            value.integer.flatMap { OrderNumber($0) } ?? value.text.flatMap { OrderNumber($0) }
        }
        let used = try body.optional("used") { value in
            value.elements.flatMap { $0.count <= Self.mostUsed ? $0 : nil }?
                .mapOrNil { $0.integer ?? $0.text.flatMap { Int($0) } }
        }
        self.used = Set(used ?? [])
    }
}
