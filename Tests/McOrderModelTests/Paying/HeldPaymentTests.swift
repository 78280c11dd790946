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

    @Test func `a person decides about money that no rule gives back, and it stays so`() {
        let looked = payment(.captured, captured: 900).marked(.look).looked()
        #expect(!looked.needsPerson && next(looked, order(.expired)) == .wait)
        var stranger = HeldPayment(order: nil, amount: Money(cents: 900), madeAt: begin, state: .captured)
        (stranger.held, stranger.captured, stranger.intent) = (stranger.amount, stranger.amount, "pi")
        #expect(next(stranger, nil) == .store(stranger.marked(.look)))
        #expect(next(stranger.marked(.look).looked(), nil) == .wait)
        let back = PaymentCase(payment: stranger.marked(.look))
            .givingBack(Money(cents: 900), by: "Ane", reason: "nobody knows it")
        #expect(next(back, nil) == .write(.refund, Money(cents: 900)) && !back.needsPerson)
    }

    @Test func `who compared a restored payment is asked again when its order expires`() {
        let compared = payment(.captured, captured: 900).marked(.restored).looked()
        #expect(compared.marks.isEmpty)
        #expect(next(compared, order(.expired)) == .store(compared.marked(.look)))
    }

    @Test func `a new id is no option of a command`() {
        for _ in 0..<1000 { #expect(!PaymentID().description.hasPrefix("-")) }
    }

    @Test func `what the house gives back of its own will is paid back once, and leaves the order paid`() {
        // 250 were struck and given back before; of the 650 that are left a person gives 200.
        let struck = payment(.captured, captured: 900, refunded: 250)
        let found = PaymentCase(payment: struck, order: order(.collected, total: 650))
        #expect(found.mayBeGivenBack == Money(cents: 650))
        let back = found.givingBack(Money(cents: 200), by: "Ane", reason: "cold")
        #expect(next(back, found.order) == .write(.refund, Money(cents: 200)))
        #expect(back.goodwill == HeldPayment.Goodwill(amount: Money(cents: 200), by: "Ane", reason: "cold"))
        let written = back.writing(.refund, Money(cents: 200))
        #expect(written.covered == Money(cents: 650) && next(written, found.order) == .wait)
        // Another line is struck later: that is given back too.
        #expect(next(written, order(.collected, total: 500)) == .write(.refund, Money(cents: 150)))
        let again = PaymentCase(payment: written, order: found.order)
        #expect(again.mayBeGivenBack == Money(cents: 450))
        let all = again.givingBack(Money(cents: 450), by: "Ane", reason: "burnt")
        #expect(next(all, found.order) == .write(.refund, Money(cents: 450)))
        #expect(
            PaymentCase(payment: all.writing(.refund, Money(cents: 450)), order: found.order).mayBeGivenBack
                == .zero
        )
    }

    @Test func `what somebody gave back on the provider's page is not given back again`() {
        let found = PaymentCase(
            payment: payment(.captured, captured: 900, refunded: 600),
            order: order(.collected)
        )
        #expect(found.mayBeGivenBack == Money(cents: 300) && next(found.payment, found.order) == .wait)
        let back = found.givingBack(Money(cents: 100), by: "Ane", reason: "cold")
        #expect(next(back, found.order) == .write(.refund, Money(cents: 100)))
    }

    @Test func `nothing is given back before it was taken, or while a bank decides about it`() {
        for payment in [
            payment(.held), payment(.lapsed), payment(.captured, captured: 900).marked(.disputed),
        ] {
            #expect(PaymentCase(payment: payment, order: order(.collected)).mayBeGivenBack == .zero)
        }
    }

    @Test func `a dispute waits for the bank, and one that is lost is for a person`() {
        let taken = payment(.captured, captured: 900)
        func dispute(_ outcome: ProviderDispute.Outcome) -> ProviderDispute {
            ProviderDispute(id: "dp", intent: "pi", amount: Money(cents: 900), outcome: outcome)
        }
        let open = taken.seen(dispute(.open))
        #expect(open.marks == [.disputed] && next(open, order(.cancelled)) == .wait)
        #expect(open.seen(dispute(.won)).marks.isEmpty)
        let lost = open.seen(dispute(.lost))
        #expect(lost.marks == [.chargedBack, .look] && next(lost, order(.cancelled)) == .wait)
        // Once somebody looked, the next look at the provider's list changes nothing.
        #expect(lost.looked().seen(dispute(.lost)) == lost.looked())
    }

    @Test func `a person is asked to look for the right reason, and not too early`() {
        func words(
            _ payment: HeldPayment,
            _ order: PaidOrder?,
            asked: Int64? = nil,
            after seconds: Int64 = 60
        )
            -> [String]
        {
            let request = asked.map { ago in
                PaymentRequest(
                    id: 1,
                    payment: payment.id,
                    kind: .capture,
                    amount: Money(cents: 900),
                    key: "k",
                    tag: "k",
                    request: ProviderRequest(path: "/p", body: ""),
                    writtenAt: begin + .seconds(seconds - ago),
                    claimedAt: begin
                )
            }
            return PaymentCase(payment: payment, order: order, request: request)
                .concerns(by: PayRules(), at: begin + .seconds(seconds)).map(\.word)
        }
        let taken = payment(.captured, captured: 900)
        #expect(words(payment(.held), order()).isEmpty && words(taken, order(.collected)).isEmpty)
        #expect(words(payment(.failed).marked(.look), order(.collected)) == ["not-taken"])
        #expect(words(taken.marked(.look), order(.expired)) == ["expired"])
        #expect(words(taken.marked(.look), nil) == ["unknown-order"])
        #expect(words(taken.marked(.look), order(.cancelled)) == ["not-given-back"])
        #expect(
            words(payment(.captured, captured: 900, refunded: 100).marked(.look), order(total: 800)) == [
                "not-given-back"
            ]
        )
        #expect(words(taken.marked(.look), order()) == ["taken-elsewhere"])
        #expect(words(taken.marked(.restored), order()) == ["restored"])
        let capturing = payment(.capturing, captured: 900)
        #expect(words(capturing, order(.collected), asked: 899, after: 1000).isEmpty)
        #expect(words(capturing, order(.collected), asked: 900, after: 1000) == ["unanswered"])
        // The hold ends a day after it began; money that nobody fetches is only released.
        #expect(words(capturing, order(.collected), after: 23 * 3600 - 1).isEmpty)
        #expect(words(capturing, order(.collected), after: 23 * 3600) == ["hold-ends"])
        #expect(words(payment(.held), order(), after: 23 * 3600).isEmpty)
    }

    @Test func `five declined cards end a page, and ten of a house within an hour shut new devices out`() {
        let (one, other) = (PaymentID(), PaymentID())
        func declines(_ count: Int, of payment: PaymentID, house: String = "h", ago: Int64 = 0)
            -> [ProviderDecline]
        {
            (0..<count).map {
                ProviderDecline(id: "ch_\($0)", payment: payment, house: house, at: begin - .seconds(ago))
            }
        }
        func watch(_ declines: [ProviderDecline]) -> DeclineWatch {
            DeclineWatch(declines, of: "h", at: begin)
        }
        #expect(watch(declines(4, of: one)).ended.isEmpty)
        let five = watch(declines(5, of: one) + declines(4, of: other))
        #expect(five.ended == [one] && five.shutUntil == nil)
        #expect(watch(declines(9, of: one, house: "another") + declines(9, of: other)).shutUntil == nil)
        let ten = watch(declines(5, of: one, ago: 600) + declines(5, of: other, ago: 300))
        #expect(ten.shutUntil == begin + .seconds(3300))
        #expect(watch(declines(9, of: one) + declines(1, of: other, ago: 3600)).shutUntil == nil)
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
