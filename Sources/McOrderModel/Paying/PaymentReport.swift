/// The payments ahead of a time, as an owner sees them.
package struct PaymentReport: Sendable {
    /// A payment that somebody has to look at, and why.
    package struct Attention: Sendable {
        package let payment: PaymentCase
        package let concerns: [PaymentConcern]

        /// The payment as `--json` prints it, with the words of its concerns.
        package var json: JSONValue {
            payment.json.followed(by: ["concerns": concerns.map(\.word)])
        }
    }

    /// The payments, the oldest first.
    package let payments: [PaymentCase]
    /// Those that somebody has to look at.
    package let attention: [Attention]
    /// What the house offers.
    package let present: PayPresent
    /// Until when new devices cannot pay ahead, because too many cards were declined; `nil` if they can.
    package let shutUntil: Timestamp?
    /// The provider's ids of the refunds of each payment.
    private let refunds: [PaymentID: [String]]

    /// - Parameters:
    ///   - concerning: those that somebody may have to look at, of whatever time.
    ///   - refunds: the provider's ids of the refunds of each payment.
    package init(
        payments: [PaymentCase],
        concerning: [PaymentCase],
        refunds: [PaymentID: [String]],
        by present: PayPresent,
        at now: Timestamp
    ) {
        self.payments = payments
        attention = concerning.compactMap { payment in
            let concerns = payment.concerns(by: present.terms?.rules ?? PayRules(), at: now)
            return concerns.isEmpty ? nil : Attention(payment: payment, concerns: concerns)
        }
        (self.refunds, self.present) = (refunds, present)
        shutUntil = present.shutUntil.flatMap { $0 > now ? $0 : nil }
    }

    /// The payments as a table for a spreadsheet, with the provider's ids, amounts with a point and two
    /// decimals. The columns are a contract. Source: docs/pay-ahead.md.
    package var csv: String {
        let head = [
            "payment", "madeAt", "restaurant", "code", "state", "marks", "amount", "held", "taken",
            "refunded",
            "goodwill", "goodwillBy", "goodwillReason", "checkout", "intent", "refunds",
        ]
        let rows = payments.map { found in
            let payment = found.payment
            let money = [
                payment.amount, payment.held, payment.captured, payment.refunded,
                payment.goodwill?.amount ?? .zero,
            ]
            let ids = [payment.checkout ?? "", payment.intent ?? ""]
            let marks = payment.marks.sorted().map(\.rawValue).joined(separator: " ")
            let why = [payment.goodwill?.by ?? "", payment.goodwill?.reason ?? ""]
            return [payment.id.description, payment.madeAt.description]
                + [CSVText.withoutFormula(found.restaurant), found.code, payment.state.rawValue, marks]
                + money.map(\.decimalText) + why.map(CSVText.withoutFormula)
                + ids + [(refunds[payment.id] ?? []).joined(separator: " ")]
        }
        return CSVText(rows: [head] + rows).text
    }
}
