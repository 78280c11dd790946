extension English {
    package func text(_ message: OtherOrderText) -> String {
        switch message {
        case .unseen(let number):
            "The restaurant says that it already has another order under number \(number); which one "
                + "is not known. Yours is not being prepared."
        case .seen(let number, let isOwn, let restaurant, let total, let state, let ago):
            "The restaurant already has \(isOwn ? "an earlier order of yours" : "another order") under number "
                + "\(number): for \(HarmlessText.clean(restaurant))\(total.map { ", \($0)" } ?? ""), "
                + "\(say(state)) (\(ago) ago). Yours is not being prepared."
        case .sendAgain: "Send yours under a new number? [y/N] "
        case .advice:
            "Check whether that one is what you wanted. If not, “mcorder reorder” puts yours back onto the "
                + "ticket, and “mcorder send” sends it under another number."
        case .notResent:
            "it was not sent again. “mcorder reorder” puts it back onto the ticket."
        case .advised(let found): "\(say(found)) \(say(OtherOrderText.advice))"
        }
    }
}
