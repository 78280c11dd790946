internal import McOrderConsole

/// What the flow tells its user, until the next key.
struct FlowNotice: Equatable, Sendable {
    let sentence: Sentence
    let isTrouble: Bool

    /// Good news.
    static func news(_ sentence: Sentence) -> FlowNotice {
        FlowNotice(sentence: sentence, isTrouble: false)
    }

    /// Something did not go as it was meant.
    static func trouble(_ sentence: Sentence) -> FlowNotice {
        FlowNotice(sentence: sentence, isTrouble: true)
    }
}
