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
    /// When it will be collected, as ``PickupText`` reads it; empty for as soon as possible.
    package let pickup: String

    package init(
        items: [TicketItem],
        terms: OrderTerms = OrderTerms(),
        name: String = "",
        note: String = "",
        pickup: String = ""
    ) {
        self.items = items
        self.terms = terms
        self.name = name
        self.note = note
        self.pickup = pickup
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
        /// The text is no time that is to come within a month.
        case badPickup(String)
        /// The price book refuses the order.
        case refused(RejectionReason)
    }

    /// The lines with their prices, offers and packaging, as the order would have them now.
    ///
    /// - Throws: ``Failure/form(_:)`` for more lines than an order has, and for a text that is too long, and
    ///   ``Failure/badPickup(_:)``.
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
        let time = try pickup(at: restaurant, now: now)?.at ?? now
        do {
            return try Ticket(items).quote(catalogue, at: restaurant, terms: terms, now: time)
        } catch {
            throw .form(.tooManyLines(items.count))
        }
    }

    /// When the order will be collected, and how an order says it. Staff may choose any time: they know what
    /// the kitchen can do, which makes the order beside everything else if no time is free.
    private func pickup(at restaurant: Restaurant, now: Timestamp) throws(Failure)
        -> (at: Timestamp, text: String)?
    {
        if pickup.isEmpty { return nil }
        guard let text = PickupText.read(pickup, at: restaurant.zone, now: now),
            let time = CivilTime(pickup: text)
        else { throw .badPickup(pickup) }
        let instant = restaurant.zone.instant(of: time)
        guard instant > now, instant - now <= PickupSlots.horizons.upperBound else {
            throw .badPickup(pickup)
        }
        return (instant, text)
    }

    /// The order with its prices, which depend on neither device nor number. Takes time in proportion to the
    /// catalogue.
    ///
    /// - Parameters:
    ///   - standardName: the device's name if ``name`` is empty.
    ///   - now: when the order is taken.
    package func agreed(
        by catalogue: Catalogue,
        at restaurant: Restaurant,
        standardName: String,
        now: Timestamp
    ) throws(Failure) -> Agreed {
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
        let pickup = try pickup(at: restaurant, now: now)
        terms.pickup = pickup?.text
        let draft = Agreed.Draft(
            restaurant: restaurant,
            name: name.isEmpty ? standardName : name,
            note: note,
            lines: lines,
            terms: terms,
            now: now
        )
        let order = try draft.order(.none, .first)
        let book = PriceBook(catalogue, past: [])
        let comparison = PriceBook.Comparison(
            receivedAt: now,
            pickupAt: pickup?.at,
            policy: .reprice,
            grace: .zero
        )
        do throws(PriceBook.PriceError) {
            let charge = try book.charge(order, at: restaurant, comparison)
            return Agreed(draft: draft, pickupAt: pickup?.at, charge: charge, catalogue: book.version)
        } catch {
            throw .refused(error.reason)
        }
    }

    /// An order of the counter with its prices, which still needs a device and a number.
    package struct Agreed: Sendable {
        fileprivate let draft: Draft
        fileprivate let pickupAt: Timestamp?
        fileprivate let charge: PriceBook.Charge
        /// The version of the catalogue.
        fileprivate let catalogue: String

        /// The order under a device and a number.
        package func order(_ device: DeviceID, _ number: OrderNumber) throws(Failure) -> PricedOrder {
            PricedOrder(
                order: try draft.order(device, number),
                restaurant: draft.restaurant,
                placedAt: draft.now,
                pickupAt: pickupAt,
                lines: charge.lines,
                details: charge.details,
                catalogue: catalogue
            )
        }

        /// What the order says.
        fileprivate struct Draft: Sendable {
            let restaurant: Restaurant
            let name: String
            let note: String
            let lines: [OrderLine]
            let terms: OrderTerms
            let now: Timestamp

            func order(_ device: DeviceID, _ number: OrderNumber) throws(Failure) -> Order {
                do {
                    let order = try Order(
                        restaurant: restaurant.name,
                        placedAt: restaurant.zone.civilTime(at: now),
                        deviceName: name,
                        device: device,
                        number: number,
                        comment: note,
                        lines: lines,
                        terms: terms
                    )
                    // What the queue stores must be readable again.
                    _ = try Order(json: order.json)
                    return order
                } catch {
                    throw .form(error)
                }
            }
        }
    }
}
