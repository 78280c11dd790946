internal import McOrderClient
internal import McOrderText

extension Session {
    /// The products and pauses that the restaurants published as not available. Entries expire by this
    /// device's clock.
    func today() throws -> Today {
        try home.today(from: settings.catalogue, cloud: settings.cloud)
    }

    /// Until when something is sold out, as a message, in the time zone of the restaurant or else of the
    /// company.
    func until(_ end: Timestamp, at restaurant: Restaurant?, in catalogue: Catalogue, now: Timestamp)
        -> Sentence
    {
        MomentText(in: restaurant?.zone ?? catalogue.company.zone, now: now).until(end)
    }

    /// Prints why a restaurant cannot accept an order now, if it cannot.
    func warnAboutObstacle(of restaurant: Restaurant?, _ today: Today, now: Timestamp) {
        guard let restaurant, let obstacle = OpeningStatus(of: restaurant, today, at: now).obstacle else {
            return
        }
        note(TodayText.status(restaurant.name, obstacle))
    }
}
