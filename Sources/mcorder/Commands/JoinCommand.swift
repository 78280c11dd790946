internal import ArgumentParser
internal import McOrderClient
internal import McOrderConsole

/// `mcorder join DIR`: checks the folder's marker, remembers it, lists its restaurants.
struct JoinCommand: ParsableCommand {
    static let configuration = CommandConfiguration("join", HelpText.join)

    @OptionGroup var common: CommonOptions

    @Argument(help: ArgumentHelp(HelpText.folder, value: "dir"))
    var folder: String

    func run() throws {
        let session = try Session(common)
        let joined = try session.home.join(folder)
        let reading = try session.home.catalogue(from: session.settings.catalogue, cloud: joined.path)
        if let warning = reading.warning { session.tell(ErrorText.warning(warning, origin: reading.origin)) }
        let restaurants = reading.catalogue.restaurants
        if session.json {
            return try session.print(.array(restaurants.map { .object($0.json(metres: nil)) }))
        }
        try session.say(ResultText.joined(joined.path, restaurants: restaurants.count))
        try session.print(restaurants.map { [$0.id.description, HarmlessText.clean($0.name)] })
    }
}
