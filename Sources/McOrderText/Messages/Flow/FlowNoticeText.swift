/// The notices that customers can send about a sent order.
package enum FlowNoticeText: Message {
    case iAmHere
    case cancelIt
    case onlyUntilBegun
    case keepIt
    case reallyCancel

    package func text(in language: any Texts) -> String { language.text(self) }
}
