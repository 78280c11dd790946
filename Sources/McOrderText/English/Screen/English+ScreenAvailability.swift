extension English {
    package func text(_ message: ScreenAvailabilityText) -> String {
        switch message {
        case .pauseNow: "TAKE NO ORDERS FOR A WHILE?"
        case .endPause: "take orders again"
        case .soldOutMark: "sold out"
        case .soldOutFoot: "Enter: sold out for today, or available again   Esc: back"
        case .paused(let until): "PAUSED \(say(until))"
        case .isPaused(let until): "PAUSED \(say(until)). HOW LONG?"
        case .soldOut(let count): "\(count) sold out"
        case .sellingOut(let text): "WHAT IS SOLD OUT? \(text)▌"
        case .minutes(let count): "\(count) min"
        case .untilClosing: "until closing"
        }
    }
}
