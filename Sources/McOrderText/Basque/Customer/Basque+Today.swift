extension Basque {
    package func text(_ message: TodayText) -> String {
        switch message {
        case .soldOut(let until): "agortuta \(say(until))"
        case .itemSoldOut(let name, let until, let restaurant):
            "\(HarmlessText.clean(name)): "
                + (restaurant.map { "\(HarmlessText.clean($0)) jatetxean " } ?? "") + "agortuta \(say(until))"
        case .soldOutLines(let count): "\(count) agortuta"
        case .cannotBeSent(let lines):
            "Horrela ezin da bidali: kendu agortutakoa «mcorder remove \(TodayText.arguments(lines))» "
                + "komandoarekin, edo aldatu."
        case .hoursToday(let hours): "Gaur: \(hours ?? "itxita")"
        case .closedAllDay: "itxita"
        case .closedOn: "itxita"
        case .open(nil): "irekita"
        case .open(let until?): "irekita \(say(until))"
        case .closed(nil): "itxita"
        case .closed(let opening?): "itxita; \(say(opening)) irekiko da"
        case .paused(let until): "\(say(until)) ez du eskaerarik hartzen"
        case .closedShort: "itxita"
        case .pausedShort: "etenda"
        case .unserved(let restaurant, let phone):
            "\(HarmlessText.clean(restaurant)) jatetxeak ez du karpeta honetako eskaerarik hartzen: eskaera "
                + "erantzunik gabe geratuko litzateke. Hobe: \(say(NoticeText.contact(phone)))."
        case .silent(let restaurant, let seconds, let phone):
            "\(HarmlessText.clean(restaurant)) jatetxearen berririk ez: \(DurationText.short(seconds: seconds)). "
                + "Haren ordenagailua itzalita dago, edo karpeta hau ez da sinkronizatzen. Eskaerak itxaron "
                + "egin beharko luke; hobe: \(say(NoticeText.contact(phone)))."
        case .clockBehind(let seconds):
            "Gailu honen erlojua gutxienez \(DurationText.short(seconds: seconds)) atzeratuta dago: jarri orduan, "
                + "bestela jatetxeak eskaera zahartzat har dezake."
        case .status(let restaurant, let status): "\(HarmlessText.clean(restaurant)): \(say(status))"
        }
    }
}
