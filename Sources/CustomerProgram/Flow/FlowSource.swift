internal import McOrderClient
internal import McOrderText

/// The source of the flow's data.
struct FlowSource: Sendable {
    let home: Home
    let settings: Settings
    let place: GeoPoint?

    /// Reads home and catalogue.
    func read() throws(ClientError) -> FlowWorld {
        let reading = try home.catalogue(from: settings.catalogue, cloud: settings.cloud)
        return FlowWorld(
            catalogue: reading.catalogue,
            state: try home.state(),
            place: place,
            warning: reading.warning.map { Wording(ErrorText.warning($0, origin: reading.origin)) },
            today: try home.today(from: settings.catalogue, cloud: settings.cloud),
            now: Timestamp.now()
        )
    }

    /// Whether a folder for orders is known.
    func isJoined() throws(ClientError) -> Bool {
        if settings.cloud != nil { return true }
        return try home.state().cloud != nil
    }
}
