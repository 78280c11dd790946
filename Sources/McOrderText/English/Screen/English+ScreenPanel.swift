internal import McOrderModel

extension English {
    package func text(_ message: ScreenPanelText) -> String {
        switch message {
        case .otherReason: "other: type why"
        case .answerKeys(let letters): "\(letters.joined(separator: "/")) answer   any other key: no"
        case .searchKeys: "↑↓ choose   Enter: show the order   Esc: back"
        case .restaurantKeys: "1–9 or ↑↓ and Enter: choose   q quit"
        case .candidateKeys(let rest, let canPick):
            (canPick ? "1–9 or ↑↓ and Enter: choose" : "↑↓ and Enter: choose")
                + (rest.isEmpty ? "" : "   \(rest) goes on with the code") + "   Esc: back"
        case .anyOtherKeyBack: "any other key: back"
        case .anyKey: "any key: back"
        case .helpMore: "↓ more   any other key: back"
        case .historyFoot: "↑↓ more   any other key: back"
        case .empty: "Nothing."
        case .whyCancel(let code): "WHY IS \(code) CANCELLED?"
        case .whyStrike(let code, let line): "\(code): WHY IS “\(line)” STRUCK?"
        case .cancelKeys: "Enter: cancel it   Esc: no"
        case .strikeKeys: "Enter: strike it   Esc: no"
        case .reallyNoShow(let code): "Mark \(code) as a no-show?"
        case .nobodyCame: "nobody came"
        case .nobodyCameAndBlacklist: "nobody came, and take no more orders from that device"
        case .reallyLeave: "CUSTOMERS ARE WAITING. LEAVE?"
        case .leave: "leave"
        case .whichRestaurant: "WHICH RESTAURANT?"
        case .chooseOrder: "Choose an order by its line and press Enter, or Esc."
        case .whichDevice(let number): "SEVERAL HAVE \(number): WHICH?"
        case .noCandidate(let typed): "None begins with \(typed)."
        case .whichOfMany(let number, let most): "MORE THAN \(most) HAVE \(number): TYPE THE CODE"
        case .search(let text): "SEARCH name or product: \(text)▌"
        case .moreAbove(let count): "▲ \(count) more (PgUp)"
        case .history(let code): "HISTORY OF \(code)"
        case .rejections: "REFUSED TODAY (a: accept a blacklisted one)"
        case .device: "DEVICE"
        case .blacklist: "BLACKLIST (l: take off the list)"
        case .trusted: "trusted"
        case .onBlacklist: "BLACKLISTED"
        case .refusedFiles: "refused"
        case .enterFinds: "Enter: find"
        case .enterAdvances(let code, let state): "Enter: \(code) \(say(state))"
        case .typeNumber: "type the customer's number"
        case .working: "one moment…"
        }
    }
}
