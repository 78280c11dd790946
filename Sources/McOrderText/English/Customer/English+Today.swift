extension English {
    package func text(_ message: TodayText) -> String {
        switch message {
        case .soldOut(let until): "sold out \(say(until))"
        case .itemSoldOut(let name, let until, let restaurant):
            "\(HarmlessText.clean(name)): sold out \(say(until))"
                + (restaurant.map { " at \(HarmlessText.clean($0))" } ?? "")
        case .soldOutLines(let count): "\(count) sold out"
        case .cannotBeSent(let lines):
            "It cannot be sent like this: remove what is sold out with “mcorder remove "
                + "\(TodayText.arguments(lines))”, or change it."
        case .hoursToday(let hours): "Today: \(hours ?? "closed")"
        case .closedAllDay: "closed"
        case .closedOn: "closed on"
        case .open(nil): "open"
        case .open(let until?): "open \(say(until))"
        case .closed(nil): "closed"
        case .closed(let opening?): "closed; opens \(say(opening))"
        case .paused(let until): "takes no orders \(say(until))"
        case .closedShort: "closed"
        case .pausedShort: "paused"
        case .unserved(let restaurant, let phone):
            "\(HarmlessText.clean(restaurant)) takes in no orders from this folder: an order stays unanswered. "
                + "Better \(say(NoticeText.contact(phone)))."
        case .silent(let restaurant, let seconds, let phone):
            "No sign of \(HarmlessText.clean(restaurant)) for \(DurationText.short(seconds: seconds)): its "
                + "computer is off, or this folder is not syncing. An order waits; better "
                + "\(say(NoticeText.contact(phone)))."
        case .clockBehind(let seconds):
            "This device's clock is at least \(DurationText.short(seconds: seconds)) slow: set it, or the restaurant "
                + "may take the order for an old one."
        case .status(let restaurant, let status): "\(HarmlessText.clean(restaurant)): \(say(status))"
        }
    }
}
