import McOrderCounter
import McOrderText

extension ScreenAvailabilityText {
    /// The length of a pause.
    static func lasting(_ end: SpellEnd) -> Sentence {
        switch end {
        case .after(let duration): ScreenAvailabilityText.minutes(Int(duration.components.seconds / 60))
        case .clock, .closing, .businessDay: ScreenAvailabilityText.untilClosing
        }
    }
}
