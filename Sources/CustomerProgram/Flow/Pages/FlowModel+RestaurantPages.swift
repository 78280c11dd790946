internal import McOrderClient
internal import McOrderConsole
internal import McOrderText

/// The list of restaurants and their pages. Source: R8, R9.
extension FlowModel {
    var restaurantsPage: FlowPage {
        var page = FlowPage(title: say(FlowText.restaurants))
        page.entries = restaurants.map { restaurant, metres in
            restaurantEntry(restaurant, metres: metres)
        }
        page.letters = [favouriteLetter]
        return page
    }

    /// The entry of a restaurant in a list.
    func restaurantEntry(_ restaurant: Restaurant, metres: Double?) -> FlowEntry {
        FlowEntry(
            name: restaurant.name,
            note: restaurant.id == world.state.favourite ? "★" : "",
            amount: metres.map { PlaceText.distance($0)[language] } ?? "",
            details: [
                restaurant.address,
                [restaurant.phone, metres.map { PlaceText.distance($0)[language] } ?? ""]
                    .filter { !$0.isEmpty }.joined(separator: "   "),
            ],
            action: .open(.restaurant(restaurant.id))
        )
    }

    /// The key that makes the restaurant under the cursor the favourite.
    var favouriteLetter: FlowLetterKey {
        let list = restaurants
        let place = stack[stack.count - 1].cursor
        let restaurant = list.indices.contains(place) ? list[place].restaurant : nil
        return FlowLetterKey(
            keys: "f",
            word: say(FlowSendingText.favouriteWord),
            action: restaurant.map { .favourite($0.id) } ?? .refuse(Wording(FlowTicketText.chooseLine))
        )
    }

    func restaurantPage(_ id: RestaurantID) -> FlowPage {
        guard let restaurant = world.catalogue.restaurant(id) else {
            return FlowPage(title: say(FlowText.restaurants), lines: [FlowLine(say(ProductText.gone))])
        }
        var page = FlowPage(title: restaurant.name)
        page.lines = [FlowLine(restaurant.address), FlowLine(restaurant.phone)]
        let status = world.status(of: restaurant)
        if let sentence = status.sentence { page.lines.append(FlowLine(say(sentence), .bold)) }
        if let hours = status.hoursToday { page.lines.append(FlowLine(say(hours))) }
        page.lines.append(FlowLine(""))
        let links = MapLinks(of: restaurant.position, from: world.place)
        if let place = world.place {
            let distance = PlaceText.distance(place.distance(to: restaurant.position))[language]
            let point = CompassPoint(from: place, to: restaurant.position)
            let direction = point.map { " " + $0[language] } ?? ""
            page.lines.append(FlowLine(say(FlowSendingText.fromYou(distance + direction)), .bold))
        }
        page.lines += [FlowLine(links.geo), FlowLine(links.street), FlowLine("")]
        let isFavourite = world.state.favourite == id
        page.entries = [
            FlowEntry(name: say(FlowSendingText.openMap), action: .visit(links.directions ?? links.street)),
            FlowEntry(name: say(FlowSendingText.openSatellite), action: .visit(links.satellite)),
        ]
        if restaurant.hours != nil {
            page.entries.append(FlowEntry(name: say(FlowSendingText.weekHours), action: .open(.hours(id))))
        }
        page.buttons = [
            FlowEntry(
                name: say(isFavourite ? FlowSendingText.removeFavourite : FlowSendingText.makeFavourite),
                note: isFavourite ? "★" : "",
                letter: "f",
                action: .favourite(id)
            )
        ]
        return page
    }

    /// The opening hours of the week, with today's in bold, and the coming days on which it is closed.
    func hoursPage(_ id: RestaurantID) -> FlowPage {
        guard let restaurant = world.catalogue.restaurant(id) else {
            return FlowPage(title: say(FlowText.restaurants), lines: [FlowLine(say(ProductText.gone))])
        }
        var page = FlowPage(title: restaurant.name)
        if let sentence = world.status(of: restaurant).sentence {
            page.lines += [FlowLine(say(sentence), .bold), FlowLine("")]
        }
        let rows = restaurant.hoursRows(language, now: world.now)
        let today = CivilDay(restaurant.zone.civilTime(at: world.now)).weekday[language]
        // Not aligned in columns, so that a day with many shifts can wrap.
        page.lines += rows.map { FlowLine("\($0[0]): \($0[1])", $0[0] == today ? .bold : .plain) }
        return page
    }
}
