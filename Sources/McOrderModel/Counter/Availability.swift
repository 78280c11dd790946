/// A period in which a restaurant is paused, or a product or a choice is sold out there.
package struct Unavailability: Hashable, Sendable, Identifiable {
    /// What is not available.
    package enum Subject: Hashable, Sendable {
        /// The restaurant is paused and accepts no orders.
        case orders
        /// A product or a choice is sold out; `name` is its name at that time.
        case sellable(SellableID, name: String)
    }

    /// The id of the period, unique among pauses or among sold-out products, and never reused.
    package let id: Int64
    package let restaurant: RestaurantID
    /// What is not available.
    package let subject: Subject
    package let since: Timestamp
    /// The planned end.
    package let until: Timestamp
    /// The name of the staff or program that started the period.
    package let by: String
    /// The early end of the period; `nil` if it was not ended early.
    package let ending: Ending?

    /// The early end of a period.
    package struct Ending: Hashable, Sendable {
        package let at: Timestamp
        /// The name of the staff or program that ended the period.
        package let by: String

        package init(at: Timestamp, by: String) {
            self.at = at
            self.by = by
        }
    }

    package init(
        id: Int64,
        restaurant: RestaurantID,
        subject: Subject,
        since: Timestamp,
        until: Timestamp,
        by: String,
        ending: Ending?
    ) {
        self.id = id
        self.restaurant = restaurant
        self.subject = subject
        self.since = since
        self.until = until
        self.by = by
        self.ending = ending
    }

    /// When the period ends: at its early end if there is one, otherwise as planned.
    package var end: Timestamp {
        ending?.at ?? until
    }

    /// The product or choice that is sold out; `nil` for a pause.
    package var sellable: (id: SellableID, name: String)? {
        guard case .sellable(let id, let name) = subject else { return nil }
        return (id, name)
    }
}

/// The pauses and sold-out products of all restaurants.
package struct Availability: Hashable, Sendable {
    package let pauses: [Unavailability]
    /// The periods in which products are sold out, in the order of the products' names.
    package let soldOut: [Unavailability]

    /// No pauses and no sold-out products.
    package static let nothing = Availability(pauses: [], soldOut: [])

    package init(pauses: [Unavailability], soldOut: [Unavailability]) {
        self.pauses = pauses
        self.soldOut = soldOut
    }

    /// The periods that have not ended at `now`, of one restaurant or of all.
    package func inForce(at now: Timestamp, in restaurant: RestaurantID? = nil) -> Availability {
        func filter(_ spells: [Unavailability]) -> [Unavailability] {
            spells.filter { $0.end > now && (restaurant == nil || $0.restaurant == restaurant) }
        }
        return Availability(pauses: filter(pauses), soldOut: filter(soldOut))
    }

    /// What is published about those restaurants at that instant.
    package func today(
        of restaurants: [RestaurantID],
        at now: Timestamp,
        storefront takesStorefront: Bool = false
    ) -> Today {
        let present = inForce(at: now)
        return Today(
            entries: restaurants.map { id in
                var soldOut: [SellableID: Timestamp] = [:]
                for spell in present.soldOut where spell.restaurant == id {
                    guard let id = spell.sellable?.id else { continue }
                    soldOut[id] = max(spell.end, soldOut[id] ?? spell.end)
                }
                let pause = present.pauses.filter { $0.restaurant == id }.map(\.end).max()
                return Today.Entry(
                    id: id,
                    pausedUntil: pause,
                    soldOut: soldOut,
                    storefront: takesStorefront
                )
            }
        )
    }
}
