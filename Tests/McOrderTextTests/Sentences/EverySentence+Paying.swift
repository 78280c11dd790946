import McOrderModel
import McOrderText

extension EverySentence {
    /// The sentences about payments that are held, of the messages that have values.
    var paying: [[any Message]] { [payAheadText, customerPayText, payProgramText, paymentsText] }

    private var payAheadText: [PayAheadText] {
        HeldPayment.State.allCases.map { .state($0) } + [.goodwill(money, currency: "EUR")]
    }

    private var paymentsText: [PaymentsText] {
        let now = Timestamp(seconds: 1_800_000_000)
        let concerns: [PaymentConcern] = [
            .notTaken, .expired, .unknownOrder, .takenElsewhere, .notGivenBack, .disputed, .chargedBack,
            .restored,
            .unanswered(since: now), .holdEnds(at: now),
        ]
        return concerns.map { .concern($0, clock: "Ane") } + [
            .answered("Ane"), .shut("Ane"), .needsPerson(1), .needsPerson(2),
            .tooMuchBack(most: .zero, currency: "EUR"), .tooMuchBack(most: money, currency: "EUR"),
            .givesBack(money, currency: "EUR"),
        ]
    }

    private var customerPayText: [CustomerPayText] {
        let states = PayAnswer.State.allCases.flatMap { state in
            [(nil, nil), ("Ane", nil), ("Ane", CivilDay("2026-11-20"))].map { until, day in
                CustomerPayText.state(state, amount: "Ane", until: until, day: day)
            }
        }
        let obstacles: [PayOffer.Obstacle] = [.notOffered, .notSealed, .amount(money...money), .tooLate]
        return states
            + [Surface.commands, .screen].flatMap { surface in
                obstacles.map { .obstacle($0, currency: "EUR", on: surface) }
            } + [
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
