import McOrderCounter
import McOrderModel
import StaffDisplay

/// Asks when the selected order will be ready.
struct PromisePanel: QuestionPanel {
    let action: StaffAction
    /// The restaurant's.
    let zone: RestaurantZone

    func question(on screen: TillScreen) -> Question {
        Question(
            title: screen.question(of: action),
            answers: PromiseAnswer.all.map { answer in
                .init(answer.key, answer.sentence) { screen in
                    guard let now = screen.now else { return }
                    let readyAt = now + .seconds(answer.minutes * 60)
                    screen.take(action) {
                        $0.promise = StaffPromise(readyAt, in: zone, now: now)
                    }
                }
            }
        )
    }
}
