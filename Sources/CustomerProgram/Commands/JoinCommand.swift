import ArgumentParser
import McOrderClient
import McOrderConsole
import McOrderText

/// `mcorder join DIR`: checks the folder's marker, stores the folder in the home, lists its restaurants.
struct JoinCommand: SessionCommand {
    static let configuration = CommandConfiguration("join", .join)

    @OptionGroup var common: CommonOptions

    @Argument(
        help: ArgumentHelp(HelpOptionText.folder, value: PlaceholderText.folder),
        completion: .directory
    )
    var folder: String

    func run(_ session: Session) throws {
        let joined = try session.home.join(folder)
        let restaurants = try restaurants(session, in: joined)
        if session.json {
            return try session.print(.array(restaurants.map { .object($0.json(metres: nil)) }))
        }
        try session.say(RestaurantText.joined(joined.path, restaurants: restaurants.count))
        try session.print(
            restaurants.map { [HarmlessText.clean($0.id.description), HarmlessText.clean($0.name)] }
        )
        if !restaurants.isEmpty { session.note(RestaurantText.joinedNext) }
    }

    /// The restaurants of the catalogue; empty while the catalogue is absent. Joining succeeds without it,
    /// since a sync client may deliver the catalogue last.
    private func restaurants(_ session: Session, in joined: CloudFolder) throws -> [Restaurant] {
        do {
            return try session.catalogue(cloud: joined.path).restaurants
        } catch {
            guard case .noCatalogue = error else { throw error }
            session.note(CommandError(error).sentence)
            return []
        }
    }
}
