internal import McOrderClient
internal import McOrderText

extension Session {
    /// The products and pauses that the restaurants published as not available. Entries expire by this
    /// device's clock.
    func today() throws -> Today {
        try home.today(from: settings.catalogue, cloud: settings.cloud)
    }

    /// Reads the home and what is not available today.
    func world(_ catalogue: Catalogue) throws -> FlowWorld {
        FlowWorld(catalogue: catalogue, state: try home.state(), today: try today(), now: .now())
    }

    /// Prints why the favourite restaurant cannot accept an order now, if it cannot.
    func warnAboutObstacle(_ world: FlowWorld) {
        guard let favourite = world.favourite, let obstacle = world.status(of: favourite).obstacle else {
            return
        }
        note(TodayText.status(favourite.name, obstacle))
    }
}
