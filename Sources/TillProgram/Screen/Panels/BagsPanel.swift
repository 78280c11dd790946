import McOrderCounter
import StaffDisplay

/// Asks how many bags the selected order has, each of which gets a ticket.
struct BagsPanel: QuestionPanel {
    let action: StaffAction

    func question(on screen: TillScreen) -> Question {
        Question(
            title: screen.question(of: action),
            answers: BagAnswer.all.map { answer in
                .init(answer.key, answer.sentence) { $0.take(action) { $0.bags = answer.bags } }
            }
        )
    }
}
