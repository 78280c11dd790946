import McOrderModel
import Testing

@Suite struct SellableIDTests {
    @Test(
        arguments: [
            ("burger", .product(ProductID("burger"))), ("option", .product(ProductID("option"))),
            ("option-cheese", .product(ProductID("option-cheese"))),
            ("Option/cheese", .product(ProductID("Option/cheese"))),
            ("option/cheese", .choice(ChoiceID("cheese"))), ("option/a/b", .choice(ChoiceID("a/b"))),
            ("option/option/x", .choice(ChoiceID("option/x"))), ("option/", .choice(ChoiceID(""))),
            ("", .product(ProductID(""))),
        ] as [(String, SellableID)]
    )
    func `a stored text is read as a product or a choice, and is written again as it was`(
        _ text: String,
        _ id: SellableID
    ) {
        #expect(SellableID(text) == id)
        #expect(id.description == text)
    }
}
