import McOrderCounter
import McOrderDisplay
import McOrderModel
import McOrderText
import McOrderWeb
import StaffDisplay

/// What an order costs, whether it is paid, and the buttons that charge it and nothing else.
struct OrderMoneyHTML {
    let words: PageText
    let price: PriceText
    let zone: RestaurantZone

    @HTMLBuilder func html(_ order: QueuedOrder) -> HTML {
        if let ahead = PaidAhead(order, words.language) { paid(ahead) }
        if let payment = order.payment {
            charged(payment, order)
        } else if !order.isPaid {
            toCharge(order)
        }
    }

    /// What is paid ahead, beside what people have to know of it.
    private func paid(_ ahead: PaidAhead) -> HTML {
        tag("div", .class("money paid")) {
            tag("p") {
                tag("span") {
                    if ahead.paid > .zero { Icon.check.html }
                    ([ahead.state] + ahead.marks).joined(separator: ", ")
                }
                if ahead.paid > .zero { tag("b") { price(ahead.paid) } }
            }
        }
    }

    private func charged(_ payment: RecordedPayment, _ order: QueuedOrder) -> HTML {
        tag("div", .class("money paid")) {
            tag("p") {
                tag("span") {
                    Icon.check.html
                    words.say(
                        WebTillText.chargedBy(payment.kind, at: zone.clock(payment.at), by: payment.by)
                    )
                }
                tag("b") { price(payment.amount) }
            }
            if order.isPaymentLast, StaffAction.recall.isOffered(for: order) {
                tag("div") {
                    tag("button", [.type("button"), .class("button")] + StaffAction.recall.attributes()) {
                        words.say(WebTillText.undoCharge)
                    }
                }
            }
        }
    }

    private func toCharge(_ order: QueuedOrder) -> HTML {
        tag("div", .class("money")) {
            tag("p") {
                tag("span") { words.say(order.paidAhead > .zero ? PayAheadText.rest : WebTillText.toCharge) }
                tag("b") { price(order.rest) }
            }
            if StaffAction.pay.isOffered(for: order) {
                tag("div", .role("group"), .aria("label", words.say(WebTillText.charge))) {
                    Payment.allCases.map(charge)
                }
            }
        }
    }

    private func charge(_ payment: Payment) -> HTML {
        let value = HTMLAttribute.data("paid", payment.rawValue)
        return tag("button", [.type("button"), .class("button")] + StaffAction.pay.attributes() + [value]) {
            PaymentLabelHTML(words: words).html(payment)
        }
    }
}

/// A way to pay, as a button says it.
struct PaymentLabelHTML {
    let words: PageText

    @HTMLBuilder func html(_ payment: Payment) -> HTML {
        switch payment {
        case .cash:
            Icon.cash.html
            words.say(WebOrderText.paid(payment))
        case .card:
            Icon.card.html
            words.say(WebOrderText.paid(payment))
        case .other: words.say(WebTillText.otherPayment)
        }
    }
}
