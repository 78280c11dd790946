package import McOrderModel

/// What the self check-in says.
package enum CheckinText: Message {
    case abstract
    case discussion
    /// The top row: a welcome, to that restaurant where one is meant.
    case title(_ restaurant: String?)
    case prompt
    case hint
    case oneMoment
    case trouble
    case welcome(_ code: String, isReady: Bool)
    /// Several open orders have that number.
    case ambiguous(_ number: String)
    /// Several open orders have that code.
    case doubled(_ code: String)
    /// The order is not open any more.
    case over(_ code: String, OrderState)
    case unknown(_ typed: String)
    case unreadable(_ typed: String)

    package func text(in language: any Texts) -> String { language.text(self) }
}
