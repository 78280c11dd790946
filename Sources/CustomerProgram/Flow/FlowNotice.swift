internal import McOrderConsole
internal import McOrderText

/// What the flow tells its user, until the next key.
struct FlowNotice: Equatable, Sendable {
    let sentence: Wording
    let isTrouble: Bool

    /// Good news.
    static func news(_ sentence: Sentence) -> FlowNotice {
        FlowNotice(sentence: Wording(sentence), isTrouble: false)
    }

    /// Something did not go as it was meant.
    static func trouble(_ sentence: Sentence) -> FlowNotice {
        FlowNotice(sentence: Wording(sentence), isTrouble: true)
    }
}
