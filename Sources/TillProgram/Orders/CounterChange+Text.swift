import McOrderConsole
package import McOrderCounter
package import McOrderModel
package import McOrderText

extension CounterChange {
    /// The result as a sentence, for commands and the live screen.
    package func sentence(now: Timestamp) -> Sentence {
        switch self {
        case .order(let order, let outcome): ScreenText.done(outcome, order)
        case .asked: ScreenText.asked
        case .paused(let restaurant, let until):
            TillAvailabilityText.paused(
                restaurant.name,
                MomentText(in: restaurant.zone, now: now).until(until)
            )
        case .resumed(let restaurant, let wasPaused):
            TillAvailabilityText.resumed(restaurant.name, wasPaused: wasPaused)
        case .soldOut(let product, let restaurant, let until):
            TillAvailabilityText.gone(
                product,
                at: restaurant.name,
                MomentText(in: restaurant.zone, now: now).until(until)
            )
        case .available(let product, let restaurant, let wasSoldOut):
            TillAvailabilityText.back(product, at: restaurant.name, wasGone: wasSoldOut)
        case .blacklisted(let device, _): TillText.blacklisted(device)
        case .unblacklisted(let device, _): TillText.unlisted(device)
        case .trusted(let device, let label):
            TillText.trusted(device.description, label: HarmlessText.clean(label))
        case .untrusted(let device, _): TillText.untrusted(device.description)
        }
    }
}
