package import McOrderModel

extension RestaurantZone {
    /// The restaurant's time of day at an instant, such as `13:30`; the minute that has begun.
    package func clock(_ instant: Timestamp) -> String {
        String(civilTime(at: instant).clockText.prefix(5))
    }
}
