import McOrderCounter
import McOrderModel
import McOrderText

/// Asks how the selected order was paid, which an action records.
struct PaymentPanel: QuestionPanel {
    let action: StaffAction

    /// The kinds of payment, by key.
    private static let kinds: [(letter: Character, payment: Payment)] = [
        ("a", .cash), ("b", .card), ("c", .other),
    ]

    func question(on screen: TillScreen) -> Question {
        Question(
            title: screen.question(of: action),
            answers: Self.kinds.map { letter, payment in
                .init(letter, TillCloseText.payment(payment.rawValue)) {
                    $0.take(action) { $0.payment = payment }
                }
            }
        )
    }
}
