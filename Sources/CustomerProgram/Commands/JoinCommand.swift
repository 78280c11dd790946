import ArgumentParser
import McOrderClient
import McOrderConsole
import McOrderText

/// `mcorder join DIR [--house CODE]`: checks the folder's marker and house, stores the folder in the home,
/// lists its restaurants.
struct JoinCommand: SessionCommand {
    static let configuration = CommandConfiguration("join", .join)

    @OptionGroup var common: CommonOptions

    @Argument(
        help: ArgumentHelp(HelpOptionText.folder, value: PlaceholderText.folder),
        completion: .directory
    )
    var folder: String

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(HelpOptionText.house, value: PlaceholderText.code)
    )
    var house: String?

    func run(_ session: Session) throws {
        let joined = try session.home.join(folder, house: try house.map { try HouseCode(typed: $0) })
        let restaurants = try restaurants(session, in: joined)
        let code = try session.home.houseCode(cloud: joined.path)
        if session.json {
            let member = code.map { [JSONValue.Member("house", .string($0.description))] } ?? []
            return try session.print(.array(restaurants.map { .object($0.json(metres: nil) + member) }))
        }
        try session.say(RestaurantText.joined(joined.path, restaurants: restaurants.count))
        if let code { try session.say(HouseText.accepted(code: code.description)) }
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

extension HouseCode {
    /// Reads a code that a person typed.
    ///
    /// - Throws: a failure that names the first wrong group.
    fileprivate init(typed text: String) throws(CommandError) {
        do throws(HouseCode.ReadError) {
            try self.init(text)
        } catch {
            switch error {
            case .wrongGroup(let group): throw CommandError(.usage, HouseText.wrongGroup(group))
            case .wrongLength: throw CommandError(.usage, HouseText.wrongLength)
            }
        }
    }
}
