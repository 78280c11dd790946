import McOrderClient
import McOrderConsole
import McOrderText

/// The source of the flow's data.
struct FlowSource: Sendable {
    let home: Home
    let settings: Settings
    let place: GeoPoint?

    /// Reads home and catalogue.
    func read() throws(ClientError) -> FlowWorld {
        let reading = try home.catalogue(from: settings.catalogue, cloud: settings.cloud)
        let now = Timestamp.now()
        let moment = MomentText(in: reading.catalogue.company.zone, now: now)
        return FlowWorld(
            catalogue: reading.catalogue,
            state: try home.state(),
            place: place,
            warning: reading.warning.map { Wording(ErrorText.warning($0, origin: reading.origin, moment)) },
            house: try home.houseCode(cloud: settings.cloud)?.description,
            news: reading.news.map { Wording(ErrorText.news($0)) },
            today: try home.today(from: settings.catalogue, cloud: settings.cloud),
            now: now,
            isJoined: try isJoined()
        )
    }

    /// Joins a folder. A tilde at the start of the path is the user's home folder, as in a shell.
    func join(_ path: String) throws(ClientError) {
        var path = path
        if path == "~" || path.hasPrefix("~/"), let home = Terminal.environment("HOME") {
            path = home + path.dropFirst()
        }
        _ = try home.join(path)
    }

    /// Whether a folder for orders is known.
    func isJoined() throws(ClientError) -> Bool {
        if settings.cloud != nil { return true }
        return try home.state().cloud != nil
    }
}
