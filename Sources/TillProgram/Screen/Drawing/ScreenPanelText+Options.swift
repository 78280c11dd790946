import McOrderText

/// The letters that answer a question, with their sentences.
extension ScreenPanelText {
    /// The answer for a reason that is not in the list.
    static let ownWords: (letter: Character, sentence: Sentence) = ("o", ScreenPanelText.otherReason)
    static let noShowOptions: [(letter: Character, sentence: Sentence)] = [
        ("n", ScreenPanelText.nobodyCame), ("l", ScreenPanelText.nobodyCameAndBlacklist),
    ]
    static let leaveOption: [(letter: Character, sentence: Sentence)] = [("q", ScreenPanelText.leave)]

    /// The help for the keys that end a reason in the cashier's own words.
    static func wordingKeys(_ matter: Deliberation) -> Sentence {
        switch matter {
        case .cancel: ScreenPanelText.cancelKeys
        case .strike: ScreenPanelText.strikeKeys
        }
    }
}
