package import McOrderModel
import McOrderQueue

extension Counter {
    /// The owner's report. It reads every order of 30 days, with its lines.
    ///
    /// - Parameter restaurant: `nil` for all restaurants together, by the business days of the first.
    /// - Throws: ``CounterError/notPermitted(_:)`` unless an owner asks, or ``CounterError/noCatalogue``.
    package func ownerReport(
        of restaurant: KnownRestaurant?,
        as member: StaffMember
    ) async throws(CounterError) -> OwnerReport {
        guard member.role.permits(.readReport) else { throw .notPermitted(member.role) }
        let now = now()
        let restaurants = try await restaurants()
        guard let business = (restaurant ?? restaurants.first)?.days else { throw .noCatalogue }
        let feed = health()
        let days = OwnerReport.days(before: now, on: business)
        var sold: [Statistics.Entry] = []
        // Each day is a read of its own, so that other pages' questions are answered between two days.
        for day in days {
            sold += try await reading {
                try await $0.sold(
                    at: restaurant?.id,
                    since: business.start(of: day),
                    until: business.start(of: day.advanced(by: 1))
                )
            }
        }
        return try await reading { view in
            let first = business.start(of: days[0])
            let availability = try await view.availability(at: now, since: nil)
            return OwnerReport(
                at: now,
                sold: sold,
                business: business,
                refusals: try await view.refusals(since: first, today: business.start(at: now)),
                availability: availability.inForce(at: now, in: restaurant?.id),
                blacklist: try await view.blacklist(at: now),
                browsers: try await view.browsers(),
                feed: feed,
                currency: try await view.currency()
            )
        }
    }
}
