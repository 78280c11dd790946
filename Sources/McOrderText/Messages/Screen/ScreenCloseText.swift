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
    /// The same, with how much more the cash register has. It fits 40 columns up to 999.99.
    case reallyWithRegister(takings: String, difference: String)
    case make
    case made(_ number: Int)
    case howPaid(_ code: String)

    package func text(in language: any Texts) -> String { language.text(self) }
}
