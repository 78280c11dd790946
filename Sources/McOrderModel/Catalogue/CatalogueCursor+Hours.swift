extension CatalogueCursor {
    /// The opening hours of a restaurant; `nil` if it states none, which means that it is always open.
    func openingHours() -> OpeningHours? {
        let week = optionalMember("hours").map { $0.week() }
        let closedOn = optionalMember("closedOn").map { $0.days() } ?? []
        guard week != nil || !closedOn.isEmpty else { return nil }
        return OpeningHours(week: week ?? OpeningHours.everyDay, closedOn: closedOn)
    }

    /// A shift with its position in the file.
    private struct Place {
        let shift: OpeningHours.Shift
        let day: Int
        let cursor: CatalogueCursor

        var start: Int { day * 1440 + shift.start }
        var end: Int { day * 1440 + shift.end }
    }

    private func week() -> [Weekday: [OpeningHours.Shift]] {
        // Unknown keys are reported below, as unknown days.
        guard let members = members() else { return [:] }
        var places: [Place] = []
        var isEmpty = true
        for (name, cursor) in members {
            guard let weekday = Weekday(rawValue: name),
                let day = Weekday.allCases.firstIndex(of: weekday)
            else {
                if refusesUnknownKeys { cursor.report(.unknownDay) }
                isEmpty = false
                continue
            }
            for element in cursor.elements() ?? [] {
                isEmpty = false
                guard let shift = element.shift() else { continue }
                places.append(Place(shift: shift, day: day, cursor: element))
            }
            if cursor.value.elements == nil { isEmpty = false }
        }
        if isEmpty { report(.empty) }
        places.sort { $0.start < $1.start }
        reportOverlaps(places)
        return Dictionary(grouping: places) { Weekday.allCases[$0.day] }.mapValues { $0.map(\.shift) }
    }

    /// Reports shifts that begin before an earlier one ends, including a Sunday shift that overlaps one of
    /// Monday.
    private func reportOverlaps(_ places: [Place]) {
        guard places.count > 1, let first = places.first, let last = places.last else { return }
        for (earlier, later) in zip(places, places.dropFirst()) where later.start < earlier.end {
            later.cursor.report(.overlappingShift("\(later.shift)", other: earlier.cursor.path))
        }
        if first.start + 7 * 1440 < last.end {
            first.cursor.report(.overlappingShift("\(first.shift)", other: last.cursor.path))
        }
    }

    func shift() -> OpeningHours.Shift? { text(.name).flatMap { shift($0) } }

    /// Reads hours such as `09:00-17:00`.
    private func shift(_ text: String) -> OpeningHours.Shift? {
        do {
            return try OpeningHours.Shift(text)
        } catch {
            switch error {
            case .unreadable: report(.notAShift(text))
            case .empty: report(.emptyShift(text))
            }
            return nil
        }
    }

    func days() -> Set<CivilDay> {
        Set((elements() ?? []).compactMap { $0.day() })
    }

    /// How many hands a station has: a number, or numbers by hours and `usual`, which is 1 without it.
    func hands() -> Hands? {
        guard case .object = value else { return integer(in: Hands.range).map { Hands($0) } }
        var usual = 1
        var places: [(hours: Hands.Hours, cursor: CatalogueCursor)] = []
        for (name, cursor) in members() ?? [] {
            guard let count = cursor.integer(in: Hands.range) else { continue }
            if name == Hands.usualKey {
                usual = count
            } else if let shift = cursor.shift(name) {
                places.append((Hands.Hours(shift: shift, count: count), cursor))
            }
        }
        places.sort { $0.hours.shift < $1.hours.shift }
        for (index, place) in places.enumerated() {
            let next = places[(index + 1) % places.count]
            let begin = next.hours.shift.start + (index + 1 < places.count ? 0 : 1440)
            guard begin < place.hours.shift.end else { continue }
            next.cursor.report(.overlappingShift("\(next.hours.shift)", other: place.cursor.path))
        }
        return Hands(usual, hours: places.map(\.hours))
    }
}
