import McOrderModel
import McOrderText
import Testing

@Suite struct PriceTextTests {
    @Test(arguments: [
        ("EUR", 675, "6,75\u{A0}€", "€6.75"), ("EUR", 0, "0,00\u{A0}€", "€0.00"),
        ("EUR", 5, "0,05\u{A0}€", "€0.05"),
        ("EUR", -120, "-1,20\u{A0}€", "-€1.20"), ("GBP", 100, "1,00\u{A0}£", "£1.00"),
        ("USD", 99_999_999_900, "999999999,00\u{A0}$", "$999999999.00"),
        ("CHF", 1050, "10,50\u{A0}CHF", "CHF\u{A0}10.50"),
        ("EUR", Int.min, "-92233720368547758,08\u{A0}€", "-€92233720368547758.08"),
    ])
    func `an amount is written in the format of its language`(
        code: String,
        cents: Int,
        es: String,
        en: String
    ) {
        #expect(PriceText(currency: code, language: .spanish)(Money(cents: cents)) == es)
        #expect(PriceText(currency: code, language: .english)(Money(cents: cents)) == en)
    }
}
