/// How much of a kitchen's time is booked: the planned work beside what the hands of each station can do.
package struct KitchenLoad: Hashable, Sendable {
    /// An hour of a station, in seconds of one hand.
    package struct Hour: Hashable, Sendable {
        /// When the hour begins by the restaurant's clocks; the present for the first one.
        package let start: Timestamp
        /// When the next hour begins.
        package let end: Timestamp
        /// What is planned, at most ``capacity``.
        package let booked: Int64
        /// What the hands can do; 0 for a station without hands.
        package let capacity: Int64

        /// The booked share of the capacity, from 0 to 100.
        package var percent: Int { capacity > 0 ? Int((100 * booked + capacity / 2) / capacity) : 0 }
    }

    /// A station with its hours, which are the same for all stations.
    package struct Station: Hashable, Sendable {
        package let station: KitchenStation
        /// The station's name in the catalogue; `nil` for the kitchen of a restaurant without stations.
        package let name: String?
        package let hands: Int
        package let hours: [Hour]
    }

    /// The stations in the restaurant's order.
    package let stations: [Station]

    /// Whether anything is planned.
    package var isEmpty: Bool { stations.allSatisfy { $0.hours.allSatisfy { $0.booked == 0 } } }

    /// - Parameters:
    ///   - plans: the plan of each station, all of the same moment.
    ///   - zone: the restaurant's, whose full hours divide the time.
    init(
        _ plans: [(station: KitchenStation, name: String?, plan: StationPlan)],
        now: Int64,
        in zone: RestaurantZone
    ) {
        let works = plans.flatMap(\.plan.entries).filter { $0.work.until == nil }
        let last = works.compactMap { $0.span?.upperBound }.max() ?? now
        let hours = Self.hours(from: now, until: last, in: zone)
        stations = plans.map { station, name, plan in
            Station(
                station: station,
                name: name,
                hands: plan.presentHands,
                hours: hours.map { plan.load(in: $0) }
            )
        }
    }

    /// The rest of the present hour, and the full hours up to a moment.
    private static func hours(from now: Int64, until last: Int64, in zone: RestaurantZone) -> [Range<Int64>] {
        var hours: [Range<Int64>] = []
        var start = now
        repeat {
            let clock = zone.civilTime(at: Timestamp(seconds: start))
            let end = start + 3600 - Int64(clock.minute * 60 + clock.second)
            hours.append(start..<end)
            start = end
        } while start < last
        return hours
    }
}

extension StationPlan {
    fileprivate func load(in hour: Range<Int64>) -> KitchenLoad.Hour {
        func seconds(ofAbsence isAbsence: Bool) -> Int64 {
            entries.reduce(0) { sum, entry in
                guard let span = entry.span, (entry.work.until != nil) == isAbsence, span.overlaps(hour)
                else { return sum }
                let part = span.clamped(to: hour)
                return sum + (part.upperBound - part.lowerBound) * Int64(min(entry.work.width, hands))
            }
        }
        let all = (hour.upperBound - hour.lowerBound) * Int64(hands)
        return KitchenLoad.Hour(
            start: Timestamp(seconds: hour.lowerBound),
            end: Timestamp(seconds: hour.upperBound),
            booked: seconds(ofAbsence: false),
            capacity: all - seconds(ofAbsence: true)
        )
    }
}
