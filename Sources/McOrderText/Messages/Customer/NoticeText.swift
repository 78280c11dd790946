package import McOrderModel

/// The texts about notices (cancelling, arriving) and the code.
package enum NoticeText: Message {
    /// The advice to speak to the restaurant, if nothing else helps; follows another sentence.
    case speakToRestaurant
    case call(_ phone: String)

    /// The restaurant started on the order before the customer cancelled it.
    case tooLate(phone: String?)
    /// Follows *cancelled*: the customer asked for it.
    case byYou
    /// The question before an order at this restaurant is cancelled.
    case reallyCancel(_ code: OrderCode, at: String)
    case notCancelled
    case cancelSent(_ code: OrderCode)
    case cancelled(_ code: OrderCode)
    /// It was cancelled, and then the restaurant's staff undid that.
    case restored(_ code: OrderCode, phone: String?)
    case noAnswer
    case arrived(_ code: OrderCode)
    /// The file of the notice was rejected.
    case refused(_ code: OrderCode, _ reason: Receipt.Reason)
    case unsent(_ code: OrderCode)
    case rejected(_ code: OrderCode, _ reason: Sentence)
    case over(_ code: OrderCode, _ state: OrderState)
    /// The customer is too far away to check in.
    case tooFar(_ metres: Double, from: String, within: Int)
    /// The input of `--watch` ended before any position was near enough.
    case neverNear(_ restaurant: String, within: Int)
    case atOrWatch
    case withinWhat
    case badWithin(_ metres: Int)
    case scanIt

    package func text(in language: any Texts) -> String { language.text(self) }

    /// The advice to call or speak to the restaurant, whose phone number may be unknown.
    static func contact(_ phone: String?) -> NoticeText {
        guard let phone, !phone.isEmpty else { return .speakToRestaurant }
        return .call(phone)
    }
}
