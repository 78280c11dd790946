package import McOrderModel

/// What is said about notices: calling an order off, being there, and the code.
package enum NoticeText: Message {
    /// What to do where only a word with the restaurant helps, behind another sentence.
    case speakToRestaurant
    case call(_ phone: String)

    /// The restaurant began before the customer changed his mind.
    case tooLate(phone: String?)
    /// Behind *cancelled*: the customer wanted it so.
    case byYou
    /// The question before an order of that restaurant is called off.
    case reallyCancel(_ code: OrderCode, at: String)
    case notCancelled
    case cancelSent(_ code: OrderCode)
    case cancelled(_ code: OrderCode)
    /// It was called off, and then somebody at the restaurant took that back.
    case restored(_ code: OrderCode, phone: String?)
    case noAnswer
    case arrived(_ code: OrderCode)
    /// The notice's own file was not taken.
    case refused(_ code: OrderCode, _ reason: Receipt.Reason)
    case unsent(_ code: OrderCode)
    case rejected(_ code: OrderCode, _ reason: Sentence)
    case over(_ code: OrderCode, _ state: OrderState)
    /// Not near enough to say so.
    case tooFar(_ metres: Double, from: String, within: Int)
    /// The places ended before any was near.
    case neverNear(_ restaurant: String, within: Int)
    case atOrWatch
    case withinWhat
    case badWithin(_ metres: Int)
    case scanIt

    package func text(in language: any Texts) -> String { language.text(self) }

    /// What to do where only a word with the restaurant helps, whose phone may not be known.
    static func contact(_ phone: String?) -> NoticeText {
        guard let phone, !phone.isEmpty else { return .speakToRestaurant }
        return .call(phone)
    }
}
