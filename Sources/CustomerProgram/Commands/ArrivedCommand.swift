import ArgumentParser
import McOrderClient
import McOrderConsole
import McOrderText

/// `mcorder arrived [NUMBER] [--at LAT,LON] [--within METERS] [--watch]`: notifies the restaurant
/// that the customer has arrived. The customer's position never leaves the device. Source: A1, A2.
struct ArrivedCommand: SessionCommand {
    static let configuration = CommandConfiguration("arrived", .arrived)

    /// The default for `--within`: the distance in metres at which the customer counts as arrived.
    private static let usual = 150

    @OptionGroup var common: CommonOptions

    @Argument(
        help: ArgumentHelp(HelpOptionText.number, value: PlaceholderText.number),
        completion: Completion.orders
    )
    var number: String?

    @Option(parsing: .unconditional, help: ArgumentHelp(HelpOptionText.at, value: Verbatim("lat,lon")))
    var at: String?

    @Option(parsing: .unconditional, help: ArgumentHelp(HelpOptionText.within, value: PlaceholderText.metres))
    var within: Int?

    @Flag(help: ArgumentHelp(HelpOptionText.watchPlaces))
    var watch = false

    func validate() throws {
        if at != nil, watch { throw ValidationError(NoticeText.atOrWatch[Terminal.language]) }
        if within != nil, at == nil, !watch {
            throw ValidationError(NoticeText.withinWhat[Terminal.language])
        }
    }

    func run(_ session: Session) throws {
        if let within, !(1...100_000).contains(within) {
            throw CommandError(.invalid, NoticeText.badWithin(within))
        }
        let order = try session.openOrder(number)
        if at != nil || watch { try requireNearness(to: order, session) }
        let sent = try session.home.notify(.arrived, about: order, cloud: session.settings.cloud)
        if session.json { return try session.print(sent.json(about: order, outcome: nil)) }
        try session.say(NoticeText.arrived(order.code))
    }

    /// Returns once the customer is within the distance.
    ///
    /// - Throws: a failure with ``ExitStatus/tryAgain`` if the customer is farther away.
    private func requireNearness(to order: PlacedOrder, _ session: Session) throws {
        guard let restaurant = try session.catalogue().restaurant(order.restaurant) else {
            throw ClientError.unknownRestaurant(order.restaurant)
        }
        let limit = within ?? Self.usual
        if let at, let place = try session.place(at) {
            let metres = place.distance(to: restaurant.position)
            guard metres > Double(limit) else { return }
            throw CommandError(.tryAgain, NoticeText.tooFar(metres, from: restaurant.name, within: limit))
        }
        while let line = readLine() {
            let text = line.filter { !$0.isWhitespace }
            if text.isEmpty { continue }
            guard let place = GeoPoint(text) else {
                session.note(ErrorText.badPlace(line))
                continue
            }
            if place.distance(to: restaurant.position) <= Double(limit) { return }
        }
        throw CommandError(.tryAgain, NoticeText.neverNear(restaurant.name, within: limit))
    }
}
