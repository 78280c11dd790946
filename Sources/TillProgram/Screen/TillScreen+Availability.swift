import McOrderConsole
import McOrderCounter
import McOrderModel
import McOrderText

/// The restaurant's pause and sold-out products.
extension TillScreen {
    /// The end of the present pause.
    var pausedUntil: Timestamp? {
        now.flatMap { snapshot?.assortment.pausedUntil(at: $0) }
    }

    /// The number of sold-out products.
    var soldOutCount: Int {
        now.flatMap { snapshot?.assortment.soldOut(at: $0).count } ?? 0
    }

    /// The texts of the bar about the pause and sold-out products; empty if everything is available.
    var availabilityParts: [(text: String, style: Style)] {
        var parts: [(text: String, style: Style)] = []
        if let until = pausedUntil {
            parts.append((" \(say(ScreenAvailabilityText.paused(moment(until)))) ", .question))
        }
        if soldOutCount > 0 {
            let text = " \(say(ScreenAvailabilityText.soldOut(soldOutCount))) "
            parts.append((text, Style(colour: .yellow, isBold: true)))
        }
        if !parts.isEmpty { parts.append(("│", .plain)) }
        return parts
    }

    /// The instant in words, by the restaurant's clocks.
    func moment(_ until: Timestamp) -> Sentence {
        guard let zone = snapshot?.assortment.restaurant?.zone else {
            return Verbatim(settings.language.moment(until, in: nil))
        }
        return MomentText(in: zone, now: now).until(until)
    }
}
