import CounterTesting
import McOrderModel
import McOrderText
import StaffDisplay
import Testing

/// The lines of an order's history.
@Suite struct HistoryLineTests {
    @Test func `the history says in words who cancelled and why`() throws {
        let state = OrderState.preparing
        let wish = OrderChange(
            at: Samples.now,
            from: state,
            to: state,
            by: Notice.author,
            reason: OrderChange.refusedCancel
        )
        #expect(wish.author[.spanish] == "el cliente" && wish.author[.english] == "the customer")
        let other = OrderChange(
            at: Samples.now,
            from: state,
            to: .cancelled,
            by: "caja 1",
            reason: "no queda"
        )
        let lines = try [wish, other].map { HistoryLine($0, in: try Samples.restaurant().zone) }
        #expect(
            lines.map { $0.columns(.spanish, isForPerson: false) } == [
                [
                    "2026-11-20 20:47:25", "en preparación", "en preparación", "el cliente",
                    "quiso anularlo; ya era tarde",
                ],
                ["2026-11-20 20:47:25", "en preparación", "anulado", "caja 1", "no queda"],
            ]
        )
        #expect(
            lines.map { $0.text(.english) } == [
                "20:47:25  the customer: wanted to cancel; it was too late",
                "20:47:25  preparing → cancelled (no queda)  caja 1",
            ]
        )
    }

    @Test func `the history of an order says how it was paid`() throws {
        let change = OrderChange(
            at: Samples.now,
            from: .ready,
            to: .collected,
            by: "caja 1",
            reason: nil,
            detail: Payment.card.rawValue
        )
        let line = HistoryLine(change, in: try Samples.restaurant().zone)
        #expect(line.columns(.spanish, isForPerson: true).last == "tarjeta")
        #expect(line.columns(.english, isForPerson: true).first == "20 Nov 2026 20:47:25")
        #expect(line.text(.english).contains("(card)"))
    }

    @Test func `the history of an order has its payment, and that it was taken back`() throws {
        let zone = try Samples.restaurant().zone
        let lines = [false, true].map { isRecall in
            HistoryLine(
                OrderChange(
                    at: Samples.now,
                    from: .preparing,
                    to: .preparing,
                    by: "caja 1",
                    reason: nil,
                    edit: .payment,
                    detail: Payment.card.rawValue,
                    isRecall: isRecall
                ),
                in: zone
            )
        }
        #expect(
            lines.map { $0.columns(.spanish, isForPerson: true).last } == [
                "cobrado: tarjeta", "deshecho: cobrado: tarjeta",
            ]
        )
        #expect(
            lines.map { $0.text(.english) } == [
                "20:47:25  caja 1: paid (card)", "20:47:25  caja 1: taken back: paid (card)",
            ]
        )
    }
}
