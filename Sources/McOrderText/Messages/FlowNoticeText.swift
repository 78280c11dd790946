/// What customers can say to the restaurant about an order that was sent.
package enum FlowNoticeText: Message {
    case iAmHere
    case cancelIt
    case onlyUntilBegun
    case keepIt
    case reallyCancel

    package func text(in language: any Texts) -> String { language.text(self) }
}
