package import McOrderModel
import McOrderQueue

extension Counter {
    /// The owner's report. It reads every order of up to 30 days, with its lines.
    ///
    /// - Parameter restaurant: `nil` for all restaurants together, by the business days of the first.
    /// - Throws: ``CounterError/notPermitted(_:)`` unless an owner asks, or ``CounterError/noCatalogue``.
    package func ownerReport(
        of restaurant: KnownRestaurant?,
        over period: OwnerReport.Period,
        as member: StaffMember
    ) async throws(CounterError) -> OwnerReport {
        guard member.role.permits(.readReport) else { throw .notPermitted(member.role) }
        let now = now()
        let restaurants = try await restaurants()
        guard let business = (restaurant ?? restaurants.first)?.days else { throw .noCatalogue }
        let feed = health()
        var sold: [Statistics.Entry] = []
        // Each day is a read of its own, so that other pages' questions are answered between two days.
        for day in OwnerReport.days(read: period.lengthRead, before: now, on: business) {
            sold += try await reading {
                try await $0.sold(
                    at: restaurant?.id,
                    since: business.start(of: day),
                    until: business.start(of: day.advanced(by: 1))
                )
            }
        }
        let loads = try await kitchenLoads(of: restaurant)
        return try await reading { view in
            let first = business.start(
                of: OwnerReport.days(read: period.length, before: now, on: business)[0]
            )
            let availability = try await view.availability(at: now, since: nil)
            var open: [CounterSnapshot] = []
            for one in restaurant.map({ [$0] }) ?? restaurants {
                var reader = PartitionReader(view, of: one, .codes)
                if let snapshot = try await reader.snapshot(1, at: now) { open.append(snapshot) }
            }
            return OwnerReport(
                over: period,
                at: now,
                sold: sold,
                business: business,
                refusals: try await view.refusals(since: first, today: business.start(at: now)),
                waiting: OwnerReport.Waiting(open, at: now),
                availability: availability.inForce(at: now, in: restaurant?.id),
                blacklist: try await view.blacklist(at: now),
                browsers: try await view.browsers(),
                feed: feed,
                printing: try await view.printing(at: restaurant?.id),
                loads: loads,
                payments: try await view.paymentReport(since: now, at: now),
                currency: try await view.currency()
            )
        }
    }
}
