package import McOrderModel

/// The till screen's questions and lists, which replace or cover the orders.
package enum ScreenPanelText: Message {
    // MARK: Keys under a panel

    /// A reason that is not listed.
    case otherReason
    /// The letters that answer a question.
    case answerKeys(_ letters: [String])
    case searchKeys
    case restaurantKeys
    /// The keys for choosing among orders of one number. `rest` is the end of a code that can be typed now;
    /// `canPick` says that a digit picks a line.
    case candidateKeys(rest: String, canPick: Bool)
    case anyOtherKeyBack
    case anyKey
    case helpMore
    case historyFoot
    /// The list is empty.
    case empty

    // MARK: Questions

    case whyCancel(_ code: String)
    case whyStrike(_ code: String, _ line: String)
    case cancelKeys
    case strikeKeys
    case reallyNoShow(_ code: String)
    case nobodyCame
    case nobodyCameAndBlacklist
    case reallyLeave
    case leave
    case whichRestaurant
    case chooseOrder
    /// Several orders have this number.
    case whichDevice(_ number: String)
    /// No order of the list has a code that begins so.
    case noCandidate(_ typed: String)
    /// More orders have this number than can be listed.
    case whichOfMany(_ number: String, most: Int)
    case search(_ text: String)

    // MARK: Lists

    case moreAbove(_ count: Int)
    case history(_ code: String)
    case rejections
    case device
    case blacklist
    case trusted
    case onBlacklist
    case refusedFiles

    // MARK: The number field

    case enterFinds
    case enterAdvances(_ code: String, to: OrderState)
    case typeNumber
    case working

    package func text(in language: any Texts) -> String { language.text(self) }

    /// The keys of ``candidateKeys(rest:canPick:)`` alone.
    package static let shortCandidateKeys: Sentence = Verbatim("1–9 ↑↓ Esc")
}
