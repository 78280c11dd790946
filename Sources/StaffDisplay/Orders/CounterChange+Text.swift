package import McOrderCounter
package import McOrderModel
package import McOrderText

extension CounterChange {
    /// The result as a sentence, for commands, the live screen and the pages.
    ///
    /// - Parameters:
    ///   - now: when it is read; `nil` if that may be at any time.
    ///   - names: the names of products and choices in the reader's language.
    package func sentence(now: Timestamp?, _ names: ShownNames) -> Sentence {
        switch self {
        case .order(let order, let outcome): outcome.sentence(order, names)
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
                names.named(product),
                at: restaurant.name,
                MomentText(in: restaurant.zone, now: now).until(until)
            )
        case .available(let product, let restaurant, let wasSoldOut):
            TillAvailabilityText.back(names.named(product), at: restaurant.name, wasGone: wasSoldOut)
        case .taken(let order) where order.pickupAt != nil: TakeOrderText.takenForLater(order.code)
        case .taken(let order): TakeOrderText.taken(order.code)
        case .blacklisted(let device, _): TillText.blacklisted(device)
        case .unblacklisted(let device, _): TillText.unlisted(device)
        case .trusted(let device, let label):
            TillText.trusted(device.description, label: HarmlessText.clean(label))
        case .untrusted(let device, _): TillText.untrusted(device.description)
        case .revoked(let device): TillDeviceText.isRevoked(device)
        case .printingAcknowledged(let count): PrinterText.acknowledged(count)
        case .asksPrinter(let printer): PrinterText.asked(HarmlessText.clean(printer.description))
        case .unrevoked(let device, _): TillDeviceText.countsAgain(device)
        case .lookedAtPayment: PaymentsText.looked
        case .givesBack(let amount, let currency): PaymentsText.givesBack(amount, currency: currency)
        }
    }
}
