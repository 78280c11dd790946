import McOrderClient
import McOrderConsole
import McOrderText

/// The list of restaurants and their pages. Source: R8, R9.
extension FlowModel {
    var restaurantsPage: FlowPage {
        FlowPage(
            title: say(FlowText.restaurants),
            entries: restaurants.map { restaurantEntry($0.restaurant, metres: $0.metres) },
            letters: [favouriteLetter, findLetter(isDestination: false)]
        )
    }

    /// The key that searches restaurants, on a page that lists them.
    func findLetter(isDestination: Bool) -> FlowLetterKey {
        let action = FlowAction.open(.findRestaurant(FlowField(), isDestination: isDestination))
        return FlowLetterKey(keys: "/", word: say(FlowFindingText.searchWord), action: action)
    }

    /// The restaurants whose name or address contains the text or that are in that town, or nearest first if
    /// it is a position.
    func findRestaurantPage(_ field: FlowField, isDestination: Bool) -> FlowPage {
        var page = FlowPage(
            title: say(FlowText.restaurants),
            lines: [.field(field.text), FlowLine("")],
            hint: Wording(FlowFindingText.restaurantHint)
        )
        let place = GeoPoint(field.text)
        let found = place == nil ? world.catalogue.restaurants(found: field.text) : []
        let list = place.map { world.catalogue.restaurants(near: $0) } ?? found.map { ($0, nil) }
        page.entries = list.map { restaurant, metres in
            isDestination
                ? destinationEntry(restaurant, metres: metres) : restaurantEntry(restaurant, metres: metres)
        }
        if page.entries.isEmpty {
            let nearest = world.catalogue.nearestPlace(to: field.text)
            page.lines.append(
                line(FlowFindingText.noRestaurant(nearest: nearest, towns: world.catalogue.towns))
            )
        }
        return page
    }

    /// The entry of a restaurant in a list.
    func restaurantEntry(_ restaurant: Restaurant, metres: Double?) -> FlowEntry {
        let distance = metres.map { say(PlaceText.distance($0)) } ?? ""
        let contact = [restaurant.phone, distance].filter { !$0.isEmpty }.joined(separator: "   ")
        return FlowEntry(
            name: restaurant.name,
            note: restaurant.id == world.state.favourite ? "★" : "",
            amount: distance,
            details: [restaurant.address, contact],
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

    /// The page of a restaurant that is no longer in the catalogue.
    private var gonePage: FlowPage {
        FlowPage(title: say(FlowText.restaurants), lines: [line(ProductText.gone)])
    }

    func restaurantPage(_ id: RestaurantID) -> FlowPage {
        guard let restaurant = world.catalogue.restaurant(id) else { return gonePage }
        var page = FlowPage(title: restaurant.name)
        page.lines = [FlowLine(restaurant.address), FlowLine(restaurant.phone)]
        let status = world.status(of: restaurant)
        if let sentence = status.sentence { page.lines.append(line(sentence, .bold)) }
        if let hours = status.hoursToday { page.lines.append(line(hours)) }
        page.lines.append(FlowLine(""))
        let links = MapLinks(of: restaurant.position, from: world.place)
        if let place = world.place {
            let distance = say(PlaceText.distance(place.distance(to: restaurant.position)))
            let direction = CompassPoint(from: place, to: restaurant.position).map { " " + say($0) } ?? ""
            page.lines.append(line(FlowSendingText.fromYou(distance + direction), .bold))
        }
        page.lines += [FlowLine(links.street), FlowLine("")]
        let isFavourite = world.state.favourite == id
        page.entries = [
            entry(FlowSendingText.openMap, .visit(links.directions ?? links.street)),
            entry(FlowSendingText.openSatellite, .visit(links.satellite)),
        ]
        if restaurant.hours != nil {
            page.entries.append(entry(FlowSendingText.weekHours, .open(.hours(id))))
        }
        page.buttons = [
            isFavourite
                ? entry(FlowSendingText.removeFavourite, note: "★", letter: "f", .favourite(id))
                : entry(FlowSendingText.makeFavourite, letter: "f", .favourite(id))
        ]
        return page
    }

    /// The opening hours of the week, with today's in bold, and the coming days on which it is closed.
    func hoursPage(_ id: RestaurantID) -> FlowPage {
        guard let restaurant = world.catalogue.restaurant(id) else { return gonePage }
        var page = FlowPage(title: restaurant.name)
        if let sentence = world.status(of: restaurant).sentence { page.lines = heading(sentence) }
        let rows = restaurant.hoursRows(language, now: world.now)
        let today = CivilDay(restaurant.zone.civilTime(at: world.now)).weekday[language]
        // Not aligned in columns, so that a day with many shifts can wrap.
        page.lines += rows.map { FlowLine("\($0[0]): \($0[1])", $0[0] == today ? .bold : .plain) }
        return page
    }
}
