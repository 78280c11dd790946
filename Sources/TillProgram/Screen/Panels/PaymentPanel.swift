import McOrderConsole
import McOrderCounter
import McOrderModel
import McOrderText

/// Asks how the selected order, which is collected now, was paid.
struct PaymentPanel: QuestionPanel {
    /// The kinds of payment, by key.
    private static let kinds: [(letter: Character, payment: Payment)] = [
        ("a", .cash), ("b", .card), ("c", .other),
    ]

    func press(_ key: Key, on screen: inout TillScreen) -> TillScreen.Effects {
        screen.panel = LanesPanel()
        guard let order = screen.selected?.order, case .character(let letter) = key,
            let payment = Self.kinds.first(where: { $0.letter == letter })?.payment
        else { return [] }
        return screen.perform(.change(order, .advance(to: .collected, payment: payment)))
    }

    func question(on screen: TillScreen) -> Question {
        Question(
            title: ScreenCloseText.howPaid(screen.selected?.order.code ?? ""),
            options: Self.kinds.map { ($0.letter, TillCloseText.payment($0.payment.rawValue)) }
        )
    }
}
