package import McOrderModel

/// The messages of the self check-in.
package enum CheckinText: Message {
    case abstract
    case discussion
    /// The top row: a welcome, to this restaurant if one is given.
    case title(_ restaurant: String?)
    case prompt
    case hint
    case oneMoment
    case problem
    case welcome(_ code: String, isReady: Bool)
    /// Several open orders have this number.
    case ambiguous(_ number: String)
    /// Several open orders have this code.
    case doubled(_ code: String)
    /// The order is no longer open.
    case over(_ code: String, OrderState)
    case unknown(_ typed: String)
    case unreadable(_ typed: String)

    package func text(in language: any Texts) -> String { language.text(self) }
}
