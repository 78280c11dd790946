/// Reading services, stations, times of sale and translations.
extension CatalogueBuilder {
    /// The services of a restaurant; the first is the default.
    func services(_ cursor: CatalogueCursor) -> [RestaurantService] {
        var unique = Uniqueness()
        return (cursor.elements() ?? []).compactMap { place in
            place.expectKeys(["id", "name", "vat", "prices"])
            let id = checkedID(place, &unique)
            let name = place.member("name").flatMap { unique.name($0) }
            let vat = place.member("vat").flatMap { $0.word(of: VATPlace.self) }
            let prices = place.optionalMember("prices").map { self.prices($0) } ?? [:]
            guard let id, let name, let vat else { return nil }
            return RestaurantService(id: ServiceID(id), name: name, place: vat, prices: prices)
        }
    }

    /// The stations of a restaurant's kitchen.
    func stations(_ cursor: CatalogueCursor) -> [Station] {
        var unique = Uniqueness()
        return (cursor.elements() ?? []).compactMap { place in
            place.expectKeys(["id", "name", "hands"])
            let id = checkedID(place, &unique)
            let name = place.member("name").flatMap { unique.name($0) }
            let hands = place.optionalMember("hands").flatMap { $0.hands() }
            guard let id, let name else { return nil }
            return Station(id: StationID(id), name: name, hands: hands ?? Hands(1))
        }
    }

    /// The targets of a restaurant, in whole seconds up to a day.
    func targets(_ cursor: CatalogueCursor) -> WaitTargets? {
        let longest = 86_400
        cursor.expectKeys(["soon", "late"])
        let soon = cursor.member("soon")?.integer(in: 1...longest - 1)
        let late = cursor.member("late")?.integer(in: (soon ?? 1) + 1...longest)
        guard let soon, let late else { return nil }
        return WaitTargets(soon: .seconds(soon), late: .seconds(late))
    }

    /// The times for which a restaurant's customers may order.
    func slots(_ cursor: CatalogueCursor) -> PickupSlots? {
        cursor.expectKeys(["every", "horizon", "maxOrders"])
        let every = cursor.member("every").flatMap { place in
            place.length(in: PickupSlots.lengths, "1m", "24h").flatMap { length -> Int? in
                let minutes = Int(length.components.seconds / 60)
                guard 1440 % minutes == 0 else {
                    place.report(.unevenSlots(place.value.text ?? ""))
                    return nil
                }
                return minutes
            }
        }
        let horizon = cursor.member("horizon").flatMap { $0.length(in: PickupSlots.horizons, "1h", "31d") }
        let most = cursor.optionalMember("maxOrders").flatMap { $0.integer(in: 1...10_000) }
        guard let every, let horizon else { return nil }
        return PickupSlots(minutes: every, horizon: horizon, maxOrders: most)
    }

    /// When a product is sold.
    func saleTimes(_ cursor: CatalogueCursor) -> SaleTimes {
        cursor.expectKeys(["dates", "weekdays", "hours", "orderUntil"])
        return SaleTimes(
            dates: cursor.optionalMember("dates").map { $0.days() },
            weekdays: cursor.optionalMember("weekdays").map { $0.weekdays() },
            hours: cursor.optionalMember("hours").map { $0.shifts() },
            orderUntil: cursor.optionalMember("orderUntil").flatMap { $0.minuteOfDay() }
        )
    }

    /// Names and descriptions by the code of their language.
    func translations(_ place: CatalogueCursor) -> [String: Translation] {
        guard let cursor = place.optionalMember("translations"), let members = cursor.members() else {
            return [:]
        }
        var all: [String: Translation] = [:]
        for (language, place) in members {
            place.expectKeys(["name", "description"])
            all[language] = Translation(
                name: place.optionalMember("name").flatMap { $0.text(.name) },
                description: place.optionalMember("description").flatMap { $0.text(.sentence) }
            )
        }
        return all
    }
}

extension CatalogueCursor {
    /// A date such as `2026-12-25`.
    func day() -> CivilDay? {
        text(as: { CivilDay($0) }) { .notADate($0) }
    }

    /// Hours of the day, at least one.
    func shifts() -> [OpeningHours.Shift] {
        (someElements() ?? []).compactMap { $0.shift() }.sorted()
    }

    func weekdays() -> Set<Weekday> {
        let days = (elements() ?? []).compactMap { place in
            place.text(as: Weekday.init(rawValue:)) { _ in .unknownDay }
        }
        if days.isEmpty { report(.empty) }
        return Set(days)
    }

    /// A time of day such as `10:00`, in minutes since midnight.
    func minuteOfDay() -> Int? {
        text(as: { OpeningHours.Shift.minutes($0[...]) }) { .notATime($0) }
    }
}
