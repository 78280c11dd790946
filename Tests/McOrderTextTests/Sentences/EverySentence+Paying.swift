import McOrderModel
import McOrderText

extension EverySentence {
    /// The sentences about payments that are held, of the messages that have values.
    var paying: [[any Message]] { [payAheadText, customerPayText, payProgramText] }

    private var payAheadText: [PayAheadText] { HeldPayment.State.allCases.map { .state($0) } }

    private var customerPayText: [CustomerPayText] {
        let states = PayAnswer.State.allCases.flatMap { state in
            [nil, "Ane"].map { CustomerPayText.state(state, amount: "Ane", until: $0) }
        }
        let obstacles: [PayOffer.Obstacle] = [.notOffered, .notSealed, .amount(money...money), .tooLate]
        return states + obstacles.map { .obstacle($0, currency: "EUR") } + [
            .reserve("Ane"), .terms("Ane", hours: 24), .openPage("Ane"),
        ]
    }

    private var payProgramText: [PayProgramText] {
        [
            .secretUnreadable("Ane"), .secretMalformed("Ane"), .answers("Ane"), .doesNotAnswer("Ane"),
            .holdPage("Ane"), .noPayment("Ane"), .looked("Ane"),
        ]
    }
}
