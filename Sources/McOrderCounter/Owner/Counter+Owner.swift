package import McOrderModel
internal import McOrderQueue

extension Counter {
    /// The owner's report. It reads every order of 30 days, with its lines.
    ///
    /// - Parameter restaurant: `nil` for all restaurants together, by the business days of the first.
    /// - Throws: ``CounterError/notPermitted(_:)`` unless an owner asks, or ``CounterError/noCatalogue``.
    package func ownerReport(
        of restaurant: KnownRestaurant?,
        as member: StaffMember
    ) async throws(CounterError) -> OwnerReport {
        guard member.role == .owner else { throw .notPermitted(member.role) }
        let now = now()
        let restaurants = try await restaurants()
        guard let business = (restaurant ?? restaurants.first)?.days else { throw .noCatalogue }
        let feed = health()
        return try await reading { view in
            let first = business.start(of: OwnerReport.days(before: now, on: business)[0])
            let availability = try await view.availability(at: now, since: nil)
            return OwnerReport(
                at: now,
                // A second more, so that an order of this moment counts.
                sold: try await view.sold(at: restaurant?.id, since: first, until: now + .seconds(1)),
                business: business,
                refusals: try await view.refusals(since: first, today: business.start(at: now)).map {
                    OwnerReport.Refusals(reason: $0.reason, today: $0.today, period: $0.all)
                },
                availability: availability.inForce(at: now, in: restaurant?.id),
                blacklist: try await view.blacklist(at: now),
                browsers: try await view.browsers(),
                feed: feed,
                currency: try await view.currency()
            )
        }
    }
}
