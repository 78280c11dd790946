import McOrderConsole
import McOrderModel
import McOrderQueue

extension CommonOptions {
    /// The instant that somebody means by `today`, `2h`, `7d` or a date, in the restaurant's time zone.
    func instant(_ text: String, in view: QueueView) throws -> Timestamp {
        let zone = try restaurant(in: view)?.zone ?? view.restaurants().first?.zone
        return try WhenText.instant(text, now: Self.now(), zone: zone)
    }
}
