import McOrderCounter
import McOrderModel
import McOrderText

/// Asks how the selected order, which is collected now, was paid.
struct PaymentPanel: QuestionPanel {
    /// The kinds of payment, by key.
    private static let kinds: [(letter: Character, payment: Payment)] = [
        ("a", .cash), ("b", .card), ("c", .other),
    ]

    func question(on screen: TillScreen) -> Question {
        Question(
            title: ScreenCloseText.howPaid(screen.selected?.order.code ?? ""),
            answers: Self.kinds.map { letter, payment in
                .init(letter, TillCloseText.payment(payment.rawValue)) {
                    $0.change(.advance(to: .collected, payment: payment))
                }
            }
        )
    }
}
