import ArgumentParser
import McOrderClient
import McOrderConsole
import McOrderText

/// `mcorder restaurants [--near LAT,LON]`: lists the restaurants, nearest first if a position is given.
struct RestaurantsCommand: SessionCommand {
    static let configuration = CommandConfiguration("restaurants", .restaurants)

    @OptionGroup var common: CommonOptions

    @Option(parsing: .unconditional, help: ArgumentHelp(HelpOptionText.near, value: Verbatim("lat,lon")))
    var near: String?

    func run(_ session: Session) throws {
        let catalogue = try session.catalogue()
        let list = try session.restaurants(near, in: catalogue)
        let world = try session.world(catalogue)
        if session.json {
            let values = list.map { restaurant, metres in
                JSONValue.object(restaurant.json(metres: metres) + world.status(of: restaurant).json)
            }
            return try session.print(.array(values))
        }
        try session.print(
            list.map { restaurant, metres in
                let mark = restaurant.id == world.state.favourite ? " ★" : ""
                return [
                    HarmlessText.clean(restaurant.id.description),
                    HarmlessText.clean(restaurant.name) + mark,
                    metres.map { PlaceText.distance($0)[session.language] } ?? "",
                    HarmlessText.clean(restaurant.address), HarmlessText.clean(restaurant.phone),
                    world.status(of: restaurant).sentence?[session.language] ?? "",
                ]
            },
            cutting: [3]
        )
    }
}

/// `mcorder restaurant NAME [--near LAT,LON]`: shows one restaurant in full.
struct RestaurantCommand: SessionCommand {
    static let configuration = CommandConfiguration("restaurant", .restaurantOne)

    @OptionGroup var common: CommonOptions

    @Argument(
        help: ArgumentHelp(HelpOptionText.restaurantName, value: PlaceholderText.name),
        completion: Completion.restaurants
    )
    var name: String

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(HelpOptionText.nearPosition, value: Verbatim("lat,lon"))
    )
    var near: String?

    func run(_ session: Session) throws {
        let catalogue = try session.catalogue()
        let restaurant = try session.restaurant(name, in: catalogue)
        let place = try session.place(near)
        let metres = place?.distance(to: restaurant.position)
        let direction = place.flatMap { CompassPoint(from: $0, to: restaurant.position) }
        let links = MapLinks(of: restaurant.position, from: place)
        let world = try session.world(catalogue)
        let status = world.status(of: restaurant)
        if session.json {
            return try session.print(
                .object(
                    restaurant.json(metres: metres) + [
                        JSONValue.Member("direction", .optional(direction?.rawValue)),
                        JSONValue.Member("timeZone", .string(restaurant.zone.identifier)),
                        JSONValue.Member("image", .optional(restaurant.image)),
                        JSONValue.Member("geo", .string(links.geo)),
                        JSONValue.Member("map", .string(links.street)),
                        JSONValue.Member("satellite", .string(links.satellite)),
                        JSONValue.Member("hybrid", .string(links.hybrid)),
                        JSONValue.Member("directions", .optional(links.directions)),
                    ] + status.json + restaurant.hoursJSON
                )
            )
        }
        let language = session.language
        for text in [restaurant.name, restaurant.address, restaurant.phone] {
            try session.say(Verbatim(HarmlessText.clean(text)))
        }
        if let sentence = status.sentence { try session.say(sentence) }
        if let metres {
            let point = direction.map { " " + $0[language] } ?? ""
            try session.say(Verbatim(PlaceText.distance(metres)[language] + point))
        }
        // For a program that opens maps; people open the addresses below.
        if !session.isInteractive { try session.say(Verbatim(links.geo)) }
        let rows: [(name: RestaurantText, link: String?)] = [
            (.map, links.street), (.satellite, links.satellite), (.hybrid, links.hybrid),
            (.directions, links.directions),
        ]
        try session.print(rows.compactMap { name, link in link.map { [name[language], $0] } })
        try session.print(restaurant.hoursRows(language, now: world.now))
    }
}

/// `mcorder favourite [NAME]`: shows or sets the favourite restaurant.
struct FavouriteCommand: SessionCommand {
    static let configuration = CommandConfiguration("favourite", .favourite, aliases: ["favorite"])

    @OptionGroup var common: CommonOptions

    @Argument(
        help: ArgumentHelp(HelpOptionText.restaurantName, value: PlaceholderText.name),
        completion: Completion.restaurants
    )
    var name: String?

    func run(_ session: Session) throws {
        let catalogue = try session.catalogue()
        if let name {
            try session.home.setFavourite(try session.restaurant(name, in: catalogue).id)
        }
        let favourite = try session.favourite(in: catalogue)
        if session.json {
            return try session.print(favourite.map { .object($0.json(metres: nil)) } ?? .null)
        }
        guard let favourite else { return session.note(RestaurantText.noFavourite) }
        try session.say(RestaurantText.favourite(favourite.name))
    }
}
