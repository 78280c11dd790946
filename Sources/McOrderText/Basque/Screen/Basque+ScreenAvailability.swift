extension Basque {
    package func text(_ message: ScreenAvailabilityText) -> String {
        switch message {
        case .pauseNow: "ESKAERARIK EZ HARTU PIXKA BATEAN?"
        case .endPause: "eskaerak berriro hartu"
        case .soldOutMark: "agortuta"
        case .soldOutFoot: "Sartu: gaurko agortuta, edo berriz badago   Esc: itzuli"
        case .paused(let until): "ETENDA \(say(until))"
        case .isPaused(let until): "ETENDA \(say(until)). NOIZ ARTE?"
        case .soldOut(let count): "\(count) agortuta"
        case .sellingOut(let text): "ZER AGORTU DA? \(text)▌"
        case .minutes(let count): "\(count) min"
        case .untilClosing: "itxi arte"
        }
    }
}
