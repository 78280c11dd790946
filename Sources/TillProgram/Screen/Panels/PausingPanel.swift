import McOrderCounter
import McOrderText

/// Asks for how long the restaurant takes no orders.
struct PausingPanel: QuestionPanel {
    /// The lengths of a pause, by key.
    private static let pauses: [(letter: Character, end: PauseEnd)] = [
        ("a", .after(.seconds(600))), ("b", .after(.seconds(1200))), ("c", .after(.seconds(1800))),
        ("d", .after(.seconds(3600))), ("e", .closing),
    ]

    func question(on screen: TillScreen) -> Question {
        let answers = Self.pauses.map { letter, end in
            Question.Answer(letter, Self.length(end)) { Self.pause(until: end, on: &$0) }
        }
        guard let until = screen.pausedUntil else {
            return Question(title: ScreenAvailabilityText.pauseNow, answers: answers)
        }
        let end = Question.Answer("o", ScreenAvailabilityText.endPause) { Self.pause(until: nil, on: &$0) }
        let title = ScreenAvailabilityText.isPaused(screen.moment(until))
        return Question(title: title, answers: answers + [end])
    }

    private static func length(_ end: PauseEnd) -> Sentence {
        guard case .after(let duration) = end else { return ScreenAvailabilityText.untilClosing }
        return ScreenAvailabilityText.minutes(Int(duration.components.seconds / 60))
    }

    private static func pause(until end: PauseEnd?, on screen: inout TillScreen) {
        guard let restaurant = screen.snapshot?.assortment.restaurant else { return }
        screen.perform(.perform(.pause(restaurant, end)))
    }
}
