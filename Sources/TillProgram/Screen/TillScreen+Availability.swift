import McOrderConsole
import McOrderCounter
import McOrderModel
import McOrderText

/// What the restaurant does not have at present.
extension TillScreen {
    /// Until when no orders are taken.
    var pausedUntil: Timestamp? {
        now.flatMap { picture?.assortment.pausedUntil(at: $0) }
    }

    /// How many products are sold out.
    var soldOutCount: Int {
        now.flatMap { picture?.assortment.soldOut(at: $0).count } ?? 0
    }

    /// What the bar says of pause and products; nothing where everything is available.
    var availabilityParts: [(text: String, style: Style)] {
        var parts: [(text: String, style: Style)] = []
        if let until = pausedUntil {
            let style = Style(colour: .yellow, isBold: true, isReverse: true)
            parts.append((" \(say(ScreenHouseText.paused(moment(until)))) ", style))
        }
        if soldOutCount > 0 {
            parts.append(
                (" \(say(ScreenHouseText.soldOut(soldOutCount))) ", Style(colour: .yellow, isBold: true))
            )
        }
        if !parts.isEmpty { parts.append(("│", .plain)) }
        return parts
    }

    /// Until then, by the restaurant's clocks.
    func moment(_ until: Timestamp) -> Sentence {
        guard let zone = picture?.assortment.restaurant?.zone else {
            return Verbatim(until.description)
        }
        return MomentText(in: zone, now: now).until(until)
    }
}
