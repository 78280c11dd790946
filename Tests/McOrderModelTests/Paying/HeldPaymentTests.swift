import Testing

@testable import McOrderModel

/// What is done about a payment that is held, rule by rule; ``PaymentHistoriesTests`` has them all at once.
struct HeldPaymentTests {
    private let begin = Timestamp(seconds: 1_800_000_000)

    private func payment(
        _ state: HeldPayment.State,
        held: Int = 900,
        captured: Int = 0,
        refunded: Int = 0
    ) -> HeldPayment {
        var payment = HeldPayment(order: 1, amount: Money(cents: 900), madeAt: begin, state: state)
        (payment.checkout, payment.intent, payment.heldAt) = ("cs", "pi", begin)
        payment.held = Money(cents: held)
        (payment.captured, payment.refunded) = (Money(cents: captured), Money(cents: refunded))
        return payment
    }

    private func order(
        _ state: OrderState = .received,
        total: Int = 900,
        cash: Int = 0,
        isEarned: Bool = false
    ) -> PaidOrder {
        PaidOrder(
            total: Money(cents: total),
            paidAtCounter: Money(cents: cash),
            state: state,
            isEarned: isEarned
        )
    }

    private func next(_ payment: HeldPayment, _ order: PaidOrder?, after seconds: Int64 = 60)
        -> HeldPayment.Step
    {
        payment.next(for: order, nil, isFresh: false, by: PayRules(), now: begin + .seconds(seconds))
    }

    @Test func `money is held until the customer is there and the kitchen has begun`() {
        #expect(next(payment(.held), order(.preparing)) == .wait)
        #expect(
            next(payment(.held), order(.preparing, isEarned: true)) == .write(.capture, Money(cents: 900))
        )
        #expect(next(payment(.held), order(.collected)) == .write(.capture, Money(cents: 900)))
    }

    @Test func `never more is taken than was held, and what was paid at the counter is not taken`() {
        #expect(next(payment(.held), order(.collected, total: 1200)) == .write(.capture, Money(cents: 900)))
        #expect(
            next(payment(.held), order(.collected, total: 1200, cash: 500))
                == .write(.capture, Money(cents: 700))
        )
        #expect(next(payment(.held), order(cash: 900)) == .write(.void, Money(cents: 900)))
    }

    @Test(arguments: [OrderState.cancelled, .noShow, .expired])
    func `what nobody collects is released`(_ state: OrderState) {
        #expect(next(payment(.held), order(state)) == .write(.void, Money(cents: 900)))
        #expect(next(payment(.open), order(state)) == .write(.expire, Money(cents: 900)))
        let due = payment(.due)
        #expect(next(due, order(state)) == .store(due.lapsed()))
    }

    @Test func `after a day it is released for good, even if the customer comes then`() {
        let late: Int64 = 24 * 3600
        #expect(
            next(payment(.held), order(isEarned: true), after: late - 1) != .write(.void, Money(cents: 900))
        )
        #expect(next(payment(.held), order(isEarned: true), after: late) == .write(.void, Money(cents: 900)))
        let released = payment(.held).writing(.void, Money(cents: 900))
        #expect(released.isOver && released.covered == .zero)
        #expect(next(payment(.voided), order(.collected)) == .wait)
    }

    @Test func `what is struck after it was taken is given back once`() {
        let taken = payment(.captured, captured: 900)
        #expect(next(taken, order(.collected, total: 650)) == .write(.refund, Money(cents: 250)))
        #expect(next(taken.writing(.refund, Money(cents: 250)), order(.collected, total: 650)) == .wait)
        #expect(next(taken, order(.cancelled)) == .write(.refund, Money(cents: 900)))
    }

    @Test func `a clock never gives money back`() {
        let taken = payment(.captured, captured: 900)
        #expect(next(taken, order(.expired)) == .store(taken.marked(.look)))
        #expect(next(taken.marked(.look), order(.expired)) == .wait)
    }

    @Test func `after a restore only releasing goes on`() {
        #expect(next(payment(.held).marked(.restored), order(.collected)) == .wait)
        #expect(next(payment(.captured, captured: 900).marked(.restored), order(.cancelled)) == .wait)
        #expect(next(payment(.held).marked(.restored), order(.cancelled)) == .write(.void, Money(cents: 900)))
        #expect(payment(.held).marked(.restored).covered == .zero)
    }

    @Test func `the provider may be away for ten minutes`() {
        #expect(next(payment(.due), order(), after: 599) == .write(.checkout, Money(cents: 900)))
        let due = payment(.due)
        #expect(next(due, order(), after: 600) == .store(due.lapsed()))
    }

    @Test func `money that is held too late is released`() {
        let late = payment(.due).lapsed().seen(intent(.held), for: order(), at: begin)
        #expect(late.state == .held && late.covered == .zero)
        #expect(next(late, order(isEarned: true)) == .write(.void, Money(cents: 900)))
    }

    @Test func `a hold that the bank ends is an alarm if the money was due`() {
        #expect(payment(.held).seen(intent(.released), for: order(), at: begin).state == .voided)
        let due = payment(.held).seen(intent(.released), for: order(.collected), at: begin)
        #expect(due.state == .failed && due.needsPerson)
        let taking = payment(.capturing, captured: 900).seen(intent(.released), for: order(), at: begin)
        #expect(taking.state == .failed && taking.needsPerson)
    }

    @Test func `the till counts the hold, then what was taken less what was given back`() {
        #expect(payment(.held).covered == Money(cents: 900))
        #expect(payment(.capturing, captured: 700).covered == Money(cents: 700))
        #expect(payment(.captured, captured: 700, refunded: 200).covered == Money(cents: 500))
        for state in [HeldPayment.State.due, .open, .lapsed, .voiding, .voided, .failed] {
            #expect(payment(state).covered == .zero, "\(state)")
        }
    }

    @Test func `only the address that was stored first is shown`() {
        let first = payment(.due)
        var empty = first
        (empty.checkout, empty.intent) = (nil, nil)
        let open = empty.seen(checkout("cs_1"), at: begin)
        #expect(open.state == .open && open.url == "https://checkout.stripe.com/cs_1")
        #expect(open.seen(checkout("cs_2"), at: begin) == open)
    }

    private func intent(_ state: ProviderIntent.State) -> ProviderIntent {
        ProviderIntent(
            id: "pi",
            state: state,
            payment: nil,
            house: nil,
            held: Money(cents: state == .held ? 900 : 0),
            taken: Money(cents: state == .taken ? 900 : 0)
        )
    }

    private func checkout(_ id: String) -> ProviderCheckout {
        ProviderCheckout(
            id: id,
            state: .open,
            payment: nil,
            house: nil,
            url: "https://checkout.stripe.com/\(id)",
            until: begin + .seconds(1860)
        )
    }
}
