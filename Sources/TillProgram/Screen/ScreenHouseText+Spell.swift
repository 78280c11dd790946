import McOrderCounter
import McOrderText

extension ScreenHouseText {
    /// The length of a pause.
    static func lasting(_ end: SpellEnd) -> Sentence {
        switch end {
        case .after(let duration): ScreenHouseText.minutes(Int(duration.components.seconds / 60))
        case .clock, .closing, .businessDay: ScreenHouseText.untilClosing
        }
    }
}
