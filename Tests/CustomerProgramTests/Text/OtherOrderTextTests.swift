import McOrderClient
import McOrderConsole
import McOrderText
import Testing

@testable import CustomerProgram

/// The exact sentences when the restaurant has another order with the customer's number.
@Suite struct OtherOrderTextTests {
    private func found(
        _ state: OrderState = .received,
        restaurant: String = "McDonald's Garbera",
        isOwn: Bool = false,
        in language: Language
    ) throws -> String {
        let receipt = Receipt(
            identity: nil,
            restaurant: restaurant,
            status: .order(state),
            total: Money(cents: 795),
            shownTotal: nil,
            reason: nil,
            updatedAt: Timestamp(seconds: 1000)
        )
        return OtherOrderText.found(
            try #require(OrderNumber(9)),
            OtherOrder(receipt, isOwn: isOwn),
            price: PriceText(currency: "EUR", language: language),
            now: Timestamp(seconds: 1200)
        )[language]
    }

    @Test func `the message has the restaurant, the total, the state and its age`() throws {
        #expect(
            try found(in: .spanish)
                == "El restaurante ya tiene otro pedido con el número 9: para McDonald's Garbera, 7,95\u{A0}€, "
                + "recibido (hace 3 min 20 s). El tuyo no se está preparando."
        )
        #expect(
            try found(.preparing, in: .english)
                == "The restaurant already has another order under number 9: for McDonald's Garbera, €7.95, "
                + "preparing (3 min 20 s ago). Yours is not being prepared."
        )
    }

    @Test func `the message says whether the other order is the customer's own`() throws {
        #expect(try found(isOwn: true, in: .spanish).contains("un pedido tuyo anterior con el número 9"))
        #expect(try found(isOwn: true, in: .english).contains("an earlier order of yours under number 9"))
    }

    @Test func `control characters in the other order's texts are replaced`() throws {
        #expect(try found(restaurant: "a\u{1B}[2Jb", in: .english).contains("for a\u{FFFD}[2Jb, "))
    }

    @Test func `without the other order's receipt the message says that the other order is unknown`() throws {
        let sentence = OtherOrderText.found(
            try #require(OrderNumber(9)),
            nil,
            price: nil,
            now: Timestamp(seconds: 0)
        )
        #expect(
            sentence[.spanish]
                == "El restaurante dice que ya tiene otro pedido con el número 9, pero no se sabe cuál. "
                + "El tuyo no se está preparando."
        )
        #expect(
            sentence[.english]
                == "The restaurant says that it already has another order under number 9; which one "
                + "is not known. Yours is not being prepared."
        )
    }
}
