import McOrderConsole
import McOrderCounter
import McOrderModel
import McOrderText

/// Asks for how long the restaurant takes no orders.
struct PausingPanel: QuestionPanel {
    /// The lengths of a pause, by key.
    static let pauses: [(letter: Character, end: SpellEnd)] = [
        ("a", .after(.seconds(600))), ("b", .after(.seconds(1200))), ("c", .after(.seconds(1800))),
        ("d", .after(.seconds(3600))), ("e", .closing),
    ]

    /// The key that ends a pause.
    static let off: Character = "o"

    /// Opens the panel, unless the restaurant is not known yet.
    static func open(on screen: inout TillScreen) {
        guard screen.picture?.assortment.restaurant != nil else {
            screen.notice = .init(kind: .plain, sentence: ScreenText.noRestaurants)
            return
        }
        screen.field = ""
        screen.panel = PausingPanel()
    }

    func press(_ key: Key, on screen: inout TillScreen) -> TillScreen.Effects {
        screen.panel = LanesPanel()
        guard let restaurant = screen.picture?.assortment.restaurant, case .character(let letter) = key
        else { return [] }
        if letter == Self.off, screen.pausedUntil != nil {
            return screen.perform(.perform(.pause(restaurant, nil)))
        }
        guard let end = Self.pauses.first(where: { $0.letter == letter })?.end else { return [] }
        return screen.perform(.perform(.pause(restaurant, end)))
    }

    func question(on screen: TillScreen) -> Question {
        let options = Self.pauses.map { ($0.letter, ScreenAvailabilityText.lasting($0.end)) }
        guard let until = screen.pausedUntil else {
            return Question(title: ScreenAvailabilityText.pauseNow, options: options)
        }
        return Question(
            title: ScreenAvailabilityText.isPaused(screen.moment(until)),
            options: options + [(Self.off, ScreenAvailabilityText.endPause as Sentence)]
        )
    }
}
