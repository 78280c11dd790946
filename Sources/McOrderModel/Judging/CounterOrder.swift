/// An order that staff take at the counter, from a customer who stands there. It is priced and stored like
/// any other, in the customer's format; whether the restaurant is open, and what is sold out, staff see.
package struct CounterOrder: Hashable, Sendable {
    /// What is ordered; n of one product are n items.
    package let items: [TicketItem]
    /// Service, table and coupon.
    package let terms: OrderTerms
    /// The name that is called out, up to 64 characters; empty for none.
    package let name: String
    /// The note to the kitchen, 0 to 140 characters.
    package let note: String

    package init(
        items: [TicketItem],
        terms: OrderTerms = OrderTerms(),
        name: String = "",
        note: String = ""
    ) {
        self.items = items
        self.terms = terms
        self.name = name
        self.note = note
    }

    /// Why the order cannot be taken.
    package enum Failure: Error, Hashable, Sendable {
        /// A line has no price here; its text and the reason.
        case line(String, PriceList.PriceError)
        /// The restaurant has no such service.
        case unknownService(ServiceID)
        /// No offer of that coupon holds.
        case couponNotUsable(String)
        /// A text is too long, or there are no lines or too many.
        case form(OrderError)
        /// The price book refuses the order.
        case refused(RejectionReason)
    }

    /// The lines with their prices, offers and packaging, as the order would have them now.
    ///
    /// - Throws: ``Failure/form(_:)`` for more lines than an order has, and for a text that is too long.
    package func quote(_ catalogue: Catalogue, at restaurant: Restaurant, now: Timestamp) throws(Failure)
        -> Ticket.Quote
    {
        do throws(OrderError) {
            guard name.isEmpty || TextRule.deviceName.allows(name) else {
                throw OrderError.badDeviceName(name)
            }
            try Order.check(comment: note, terms)
        } catch {
            throw .form(error)
        }
        do {
            return try Ticket(items).quote(catalogue, at: restaurant, terms: terms, now: now)
        } catch {
            throw .form(.tooManyLines(items.count))
        }
    }

    /// The order under a device and a number, with its prices.
    ///
    /// - Parameters:
    ///   - standardName: the device's name if ``name`` is empty.
    ///   - now: when the order is taken.
    package func priced(
        by catalogue: Catalogue,
        at restaurant: Restaurant,
        device: DeviceID,
        number: OrderNumber,
        standardName: String,
        now: Timestamp
    ) throws(Failure) -> PricedOrder {
        if let service = terms.service, restaurant.service(service) == nil {
            throw .unknownService(service)
        }
        let quote = try quote(catalogue, at: restaurant, now: now)
        var lines: [OrderLine] = []
        for line in quote.lines {
            switch line.price {
            case .success(let price): lines.append(OrderLine(name: line.name, price: price))
            case .failure(let reason): throw .line(line.name, reason)
            }
        }
        if let coupon = terms.coupon, quote.savedByCoupon(in: catalogue) == nil {
            throw .couponNotUsable(coupon)
        }
        var terms = terms
        terms.offers = quote.offers.map(\.id)
        let order: Order
        do {
            order = try Order(
                restaurant: restaurant.name,
                placedAt: restaurant.zone.civilTime(at: now),
                deviceName: name.isEmpty ? standardName : name,
                device: device,
                number: number,
                comment: note,
                lines: lines,
                terms: terms
            )
            // What the queue stores must be readable again.
            _ = try Order(json: order.json)
        } catch {
            throw .form(error)
        }
        let comparison = PriceBook.Comparison(receivedAt: now, policy: .reprice, grace: .zero)
        do throws(PriceBook.PriceError) {
            let charge = try PriceBook(catalogue, past: []).charge(order, at: restaurant, comparison)
            return PricedOrder(
                order: order,
                restaurant: restaurant,
                placedAt: now,
                lines: charge.lines,
                details: charge.details,
                catalogue: catalogue.version
            )
        } catch {
            throw .refused(error.reason)
        }
    }
}
