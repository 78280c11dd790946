package import McOrderModel

/// What to do with a job that is due or uncertain. A pure rule.
package enum JobDecision: Hashable, Sendable {
    /// Print it; whether the same ticket may be on paper already.
    case print(isCopy: Bool)
    /// There is no reason to print it any more, and nobody has to be told.
    case drop
    /// It was not printed in time.
    case expire
    /// It was printed as often as it may be, and nobody knows whether it is on paper.
    case giveUp

    /// How often a ticket may be transmitted: once, and twice as a possible copy.
    package static let mostAttempts = 3

    /// - Parameters:
    ///   - order: the order as it is now; `nil` if there is none, or it does not exist any more.
    ///   - jobs: all jobs of the order.
    ///   - stations: what the printer's kitchen prepares; empty for all.
    ///   - expiry: how old a job may become.
    package init(
        _ job: PrintJob,
        of order: QueuedOrder?,
        among jobs: [PrintJob],
        _ kitchen: KitchenStations,
        at stations: [StationID],
        expiry: Duration,
        now: Timestamp
    ) {
        if job.order != nil, order == nil {
            self = .drop
        } else if let order, Self.isNeedless(job, order, among: jobs, kitchen, at: stations) {
            self = .drop
        } else if job.attempts >= Self.mostAttempts {
            self = .giveUp
        } else if now >= Self.due(job, order, kitchen, at: stations) + expiry {
            self = .expire
        } else {
            self = .print(isCopy: job.attempts > 0)
        }
    }

    /// When a ticket is to be printed: the kitchen gets one of an order for later at its time.
    private static func due(
        _ job: PrintJob,
        _ order: QueuedOrder?,
        _ kitchen: KitchenStations,
        at stations: [StationID]
    ) -> Timestamp {
        guard job.kind == .kitchen, let firesAt = order.flatMap({ firesAt($0, kitchen, at: stations) })
        else { return job.madeAt }
        return max(job.madeAt, firesAt)
    }

    /// When the first of a printer's stations gets its part; `nil` if that is at once.
    private static func firesAt(
        _ order: QueuedOrder,
        _ kitchen: KitchenStations,
        at stations: [StationID]
    ) -> Timestamp? {
        let times = kitchen.stations(of: order, among: stations)
            .map { order.stationReleases[$0] ?? order.firesAt }
        if times.isEmpty { return order.firesAt }
        return times.contains(nil) ? nil : times.compactMap(\.self).min()
    }

    private static func isNeedless(
        _ job: PrintJob,
        _ order: QueuedOrder,
        among jobs: [PrintJob],
        _ kitchen: KitchenStations,
        at stations: [StationID]
    ) -> Bool {
        switch job.kind {
        case .kitchen, .change:
            let ofKitchen = jobs.filter { other in
                other.printer == job.printer && (other.kind == .kitchen || other.kind == .change)
            }
            // The ticket that the kitchen gets later has what was changed before.
            if job.kind == .change, job.attempts == 0, order.state == .received || order.state == .preparing,
                !ofKitchen.contains(where: { $0.kind == .kitchen && $0.attempts > 0 }),
                firesAt(order, kitchen, at: stations).map({ job.madeAt < $0 }) == true
            {
                return true
            }
            switch order.state {
            case .cancelled, .noShow:
                // Only the last ticket says that it was called off, and only to somebody who has a ticket.
                let isLast = ofKitchen.allSatisfy { $0.id <= job.id }
                let isOnPaper = ofKitchen.contains { $0.id != job.id && $0.attempts > 0 } || job.attempts > 0
                return !isLast || !isOnPaper
            case .collected, .expired: return job.event != nil
            case .received, .preparing, .ready:
                guard job.event != nil, job.attempts == 0 else { return false }
                let remaining = kitchen.remaining(of: order)
                return stations.isEmpty
                    ? order.kitchen.ready != nil && remaining.isEmpty
                    : remaining.allSatisfy { station in
                        station.id.map { !stations.contains($0) } ?? false
                    } && !kitchen.stations(of: order).isEmpty
            }
        case .bag: return job.event != nil && !order.state.isOpen
        case .receipt: return job.event != nil && !order.isPaid
        case .test, .drawer: return false
        }
    }
}
