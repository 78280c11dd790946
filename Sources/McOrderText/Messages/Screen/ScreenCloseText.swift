package import McOrderModel

/// The till screen's texts about the close of the orders and about payment.
package enum ScreenCloseText: Message {
    /// The keys under the day so far.
    case previewFoot
    /// The keys under an earlier close.
    case closeFoot
    case closes
    case closesFoot
    case registerTotal
    case registerKeys
    case really(takings: String)
    /// The same, when the cash register has that amount more. It fits 40 columns up to 999.99.
    case reallyWithMore(takings: String, more: String)
    /// The same, when the cash register has that amount less.
    case reallyWithLess(takings: String, less: String)
    /// The same, when the cash register has the takings.
    case reallyWithSame(takings: String)
    case make
    case made(_ number: Int)
    case howPaid(_ code: String)

    package func text(in language: any Texts) -> String { language.text(self) }

    /// The question before a close is made.
    ///
    /// - Parameter register: the total of the cash register, if it is known.
    package static func question(takings: Money, register: Money?, _ price: PriceText) -> ScreenCloseText {
        guard let register else { return .really(takings: price(takings)) }
        if register > takings {
            return .reallyWithMore(takings: price(takings), more: price(register - takings))
        }
        if register < takings {
            return .reallyWithLess(takings: price(takings), less: price(takings - register))
        }
        return .reallyWithSame(takings: price(takings))
    }
}
