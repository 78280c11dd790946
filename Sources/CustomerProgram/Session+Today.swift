internal import McOrderClient
internal import McOrderConsole
internal import McOrderText

extension Session {
    /// What the restaurants published of what is not to be had; by this device's clock it ends by itself.
    func today() throws -> Today {
        try home.today(from: settings.catalogue, cloud: settings.cloud)
    }

    /// Until when something is sold out, in words: in the restaurant's time, else in the company's.
    func until(_ end: Timestamp, at restaurant: Restaurant?, in catalogue: Catalogue, now: Timestamp)
        -> Sentence
    {
        MomentText(in: restaurant?.zone ?? catalogue.company.zone, now: now).until(end)
    }

    /// Tells what keeps a restaurant from taking an order now, if anything does.
    func tellObstacle(of restaurant: Restaurant?, _ today: Today, now: Timestamp) {
        guard let restaurant, let obstacle = Standing(of: restaurant, today, at: now).obstacle else { return }
        tell(TodayText.standing(restaurant.name, obstacle))
    }
}
