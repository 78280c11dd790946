import McOrderText

/// A message of the flow to its user, shown until the next key.
struct FlowNotice: Equatable, Sendable {
    let sentence: Wording
    let isError: Bool

    /// A success.
    static func news(_ sentence: Sentence) -> FlowNotice {
        FlowNotice(sentence: Wording(sentence), isError: false)
    }

    /// A problem.
    static func problem(_ sentence: Sentence) -> FlowNotice {
        FlowNotice(sentence: Wording(sentence), isError: true)
    }
}
