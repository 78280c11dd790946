import CounterTesting
import McOrderCounter
import McOrderModel
import McOrderText
import StaffDisplay
import Testing

/// The messages about what the counter did not do.
@Suite struct CounterErrorTests {
    @Test func `a till that was slower than the customer shows a message`() {
        let status = OrderStatus(code: "9-624", state: .cancelled, by: Notice.author, at: Samples.now)
        let failure = CounterError.overtaken(status)
        #expect(failure.sentence[.spanish] == "9-624: el cliente acaba de anularlo; no lo prepares")
        #expect(failure.sentence[.english] == "9-624: the customer has just cancelled it; do not prepare it")
        let illegal = CounterError.illegal(from: status, to: .state(.ready))
        #expect(illegal.sentence[.spanish] == "9-624: está anulado (el cliente) y no puede pasar a listo")
        #expect(illegal.sentence[.english] == "9-624 is cancelled (by the customer) and cannot become ready")
    }

    @Test(arguments: OrderState.allCases, OrderState.allCases)
    func `a change that does not fit the state says what to do first`(_ from: OrderState, _ goal: OrderState)
    {
        guard !from.canBecome(goal), from != goal else { return }
        let status = OrderStatus(code: "9-624", state: from, by: "till 1", at: Samples.now)
        let error = CounterError.illegal(from: status, to: .state(goal))
        for language in Language.allCases {
            let first = from == .received && goal == .ready ? "till prepare 9-624" : "till recall 9-624"
            #expect(error.sentence(namesCommand: true)[language].hasSuffix(first))
            // A screen has keys, not commands.
            #expect(!error.sentence[language].contains("till prepare"))
        }
    }

    @Test func `an order that the customer called off is not to be brought back`() {
        let status = OrderStatus(code: "9-624", state: .cancelled, by: Notice.author, at: Samples.now)
        let error = CounterError.illegal(from: status, to: .state(.ready))
        #expect(!error.sentence(namesCommand: true)[.english].contains("recall"))
    }
}
