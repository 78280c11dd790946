/// The payment of an order that is paid ahead: money that is held at the customer's bank, and taken once the
/// customer is there.
///
/// It is a value: ``next(for:_:isFresh:by:now:)`` says what is to be done about it, and the functions that take
/// an answer or a look say what became of it. The caller stores each change before it sends anything.
/// Source: docs/pay-ahead.md.
package struct HeldPayment: Hashable, Sendable, Identifiable {
    /// Where a payment is, in the words of the receipt.
    package typealias State = PayAnswer.State

    /// What staff have to know beside the state.
    package enum Mark: String, CaseIterable, Comparable, Sendable {
        /// A request has no answer yet.
        case unknown
        /// A person has to look at it.
        case look
        /// A person looked at what no rule decides, and left it as it is.
        case looked
        /// The customer objected at their bank, which has not decided.
        case disputed
        /// The bank gave the money back to a customer who had objected.
        case chargedBack = "charged-back"
        /// The queue was restored from a backup. Until a person looks, nothing is taken or given back.
        case restored

        package static func < (left: Mark, right: Mark) -> Bool { left.rawValue < right.rawValue }
    }

    /// What an order's history says about its payment.
    package enum News: RawRepresentable, Hashable, Sendable {
        /// What became of it.
        case state(State)
        /// A person gives so much back, in the currency of those three letters.
        case goodwill(Money, currency: String)

        private static let goodwill = "goodwill"

        package init?(rawValue: String) {
            let words = rawValue.split(separator: " ")
            if let state = State(rawValue: rawValue) {
                self = .state(state)
            } else if words.count == 3, words[0] == Self.goodwill, let cents = Int(words[1]) {
                self = .goodwill(Money(cents: cents), currency: String(words[2]))
            } else {
                return nil
            }
        }

        package var rawValue: String {
            switch self {
            case .state(let state): state.rawValue
            case .goodwill(let amount, let currency): "\(Self.goodwill) \(amount.cents) \(currency)"
            }
        }
    }

    package let id: PaymentID
    /// The order's row; `nil` for money that the provider has for an order that this queue does not know.
    package let order: Int64?
    /// The name of the account at which the money is; see ``PayAccount``.
    package let account: String
    /// What the order cost when it was accepted, which is what is to be held.
    package let amount: Money
    package let madeAt: Timestamp
    package var state: State
    package var marks: Set<Mark> = []
    /// Rises with every stored change. Who writes has to have read it.
    package var version = 1
    /// The provider's id of the checkout whose address was stored first. Only that address is ever shown.
    package var checkout: String?
    package var url: String?
    /// When the provider ends the checkout.
    package var until: Timestamp?
    /// The provider's id of what is held or taken.
    package var intent: String?
    package var held = Money.zero
    package var heldAt: Timestamp?
    /// When the bank ends the hold, as far as the provider says.
    package var holdEnds: Timestamp?
    /// What the first written capture takes. Nothing more is ever taken.
    package var captured = Money.zero
    /// The sum of all refunds that were written, whether answered or not.
    package var refunded = Money.zero
    /// Whether nothing will be taken any more: it was released, or nothing was held in time. This is final.
    package var isOver = false
    /// What the house gives back of its own will, though the order costs it.
    package var goodwill: Goodwill?

    /// Money that a person gives back of what an order cost.
    package struct Goodwill: Hashable, Sendable {
        /// How much less than the order costs the house keeps, above zero.
        package let amount: Money
        /// Who decided on the last of it.
        package let by: String
        package let reason: String

        package init(amount: Money, by: String, reason: String) {
            (self.amount, self.by, self.reason) = (amount, by, reason)
        }
    }

    package init(
        id: PaymentID = PaymentID(),
        order: Int64?,
        account: String = PayAccount.standard,
        amount: Money,
        madeAt: Timestamp,
        state: State = .due
    ) {
        (self.id, self.order, self.account) = (id, order, account)
        (self.amount, self.madeAt, self.state) = (amount, madeAt, state)
    }

    /// What the till counts as paid: the hold while it is not released; after a capture was written its
    /// amount, less every refund but what the house gave of its own will; nothing after a restore until a
    /// person looked.
    package var covered: Money {
        guard !marks.contains(.restored) else { return .zero }
        return switch state {
        case .held: isOver ? .zero : held
        case .capturing, .captured:
            Money(cents: max(0, min(captured.cents, kept.cents + (goodwill?.amount.cents ?? 0))))
        case .due, .open, .lapsed, .voiding, .voided, .failed: .zero
        }
    }

    /// What was taken and not given back; of a capture without an answer what it takes.
    package var kept: Money { Money(cents: max(0, captured.cents - refunded.cents)) }

    /// Whether a person has to look at it.
    package var needsPerson: Bool { !marks.isDisjoint(with: [.look, .disputed, .restored]) }

    /// The payment once a person looked at it: what waited for that goes on. Only what they were asked about is
    /// answered; what comes later is for a person again.
    package func looked() -> HeldPayment {
        var payment = self
        payment.marks.remove(.restored)
        if payment.marks.remove(.look) != nil { payment.marks.insert(.looked) }
        return payment
    }

    /// The payment as `--json` prints it.
    package var json: JSONValue {
        [
            "id": id.description, "account": account.isEmpty ? nil : account, "state": state.rawValue,
            "marks": marks.sorted().map(\.rawValue),
            "cents": amount.cents, "heldCents": held.cents, "capturedCents": captured.cents,
            "refundedCents": refunded.cents, "goodwillCents": goodwill?.amount.cents ?? 0,
            "goodwillBy": goodwill?.by, "goodwillReason": goodwill?.reason,
            "madeAt": madeAt, "heldAt": heldAt, "until": until, "checkout": checkout, "intent": intent,
        ]
    }

    /// Whether its order waits for the money.
    package var isAwaited: Bool { state == .due || state == .open }
}

extension PayAnswer.State {
    /// Whether the provider may still hold or open something.
    package var isUnderWay: Bool {
        switch self {
        case .due, .open, .held, .capturing, .voiding: true
        case .captured, .lapsed, .voided, .failed: false
        }
    }
}

/// What a payment has to know of its order.
package struct PaidOrder: Hashable, Sendable {
    package let total: Money
    /// What was paid at the counter.
    package let paidAtCounter: Money
    package let state: OrderState
    /// Whether the customer was known to be there, and the kitchen had begun, at the same time.
    package let isEarned: Bool

    package init(total: Money, paidAtCounter: Money, state: OrderState, isEarned: Bool) {
        (self.total, self.paidAtCounter) = (total, paidAtCounter)
        (self.state, self.isEarned) = (state, isEarned)
    }

    /// What the provider should keep in the end, of money that is held or taken.
    ///
    /// - Returns: `nil` while that is not decided: nobody knows that the customer is there, or a clock ended
    ///   an order whose money was taken, which is for a person.
    func target(of payment: HeldPayment) -> Money? {
        if payment.isOver, payment.state != .captured { return .zero }
        switch state {
        case .cancelled, .noShow: return .zero
        case .expired: return payment.state == .capturing || payment.state == .captured ? nil : .zero
        case .collected: return due(of: payment)
        case .received, .preparing, .ready: return rest == .zero || isEarned ? due(of: payment) : nil
        }
    }

    /// What the order costs of a payment, whether that is to be taken or not.
    func due(of payment: HeldPayment) -> Money { min(rest, payment.held) }

    /// What was not paid at the counter.
    private var rest: Money { Money(cents: max(0, total.cents - paidAtCounter.cents)) }
}

/// The rules about payments that are held, from `pay.yaml`.
package struct PayRules: Hashable, Sendable {
    /// The least and the most that is held.
    package var amounts: ClosedRange<Money>
    /// How long money is held at most.
    package var release: Duration
    /// How long the provider may be away before an order that waits for its money becomes an ordinary one.
    package static let patience = Duration.seconds(600)
    /// How long a customer has for entering a card. Stripe's least is 30 minutes.
    package static let checkout = Duration.seconds(31 * 60)
    /// After this time a written request is claimed again before it is sent.
    package static let claim = Duration.seconds(60)
    /// How long a provider surely knows the key of a request.
    package static let keyAge = Duration.seconds(20 * 3600)
    /// How long a payment that was taken still follows its order.
    package static let following = Duration.seconds(14 * 86_400)
    /// How much earlier than its release a wished pickup has to be.
    package static let pickupMargin = Duration.seconds(4 * 3600)

    /// The defaults are those of the settings.
    package init(
        amounts: ClosedRange<Money> = Money(cents: 50)...Money(cents: 30_000),
        release: Duration = .seconds(24 * 3600)
    ) {
        (self.amounts, self.release) = (amounts, release)
    }
}
