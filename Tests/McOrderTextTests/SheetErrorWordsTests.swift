import McOrderText
import Testing

@testable import McOrderModel

/// What the owner's tools say about tables and counts.
@Suite struct SheetErrorWordsTests {
    @Test(
        arguments: [
            (
                .unknownFile(suggestion: "hours.csv"),
                "x.csv, row 3, column c: no table has this name; is it hours.csv? Rename it or take it away"
            ),
            (
                .catalogue(.outOfRange("1", 2...99)), "x.csv, row 3, column c: 1 is not between 2 and 99"
            ),
            (
                .catalogue(.outOfRange("91", -90...90)),
                "x.csv, row 3, column c: 91 is not between -90 and 90"
            ),
            (
                .fraction("0,1", percent: 10),
                "x.csv, row 3, column c: “0,1”: is it 10 %? Write 10 then, or “0,1 %” if it is so little"
            ),
            (
                .fractionOfWhole("0,2", percent: 20),
                "x.csv, row 3, column c: “0,2”: is it 20 %? Write 20 then; it must be a whole number"
            ),
            (.repeated("solo", row: 2), "x.csv, row 3, column c: “solo” is in row 2 already"),
            (
                .unknownEntry("burguer", .products, suggestion: "burger"),
                "x.csv, row 3, column c: “burguer” is not in products.csv; is it “burger”?"
            ),
        ] as [(SheetError.Problem, String)]
    )
    func `an error says where it is and what would be right`(_ problem: SheetError.Problem, _ text: String) {
        let error = SheetError(file: "x.csv", row: 3, column: "c", problem: problem)
        #expect(CatalogueToolText.sheetError(error)[.english] == text)
    }

    @Test func `an unknown allergen is answered with the list`() {
        let problem = CatalogueError.Problem.unknownAllergen("leche", suggestion: nil)
        for language in Language.allCases {
            #expect(problem.sentence[language].contains("gluten crustaceans eggs"))
        }
    }

    @Test func `the words of counts agree`() {
        #expect(
            CatalogueToolText.valid(products: 1, restaurants: 2)[.english]
                == "The catalogue is valid: 1 product, 2 restaurants."
        )
        #expect(
            CatalogueToolText.valid(products: 2, restaurants: 1)[.spanish]
                == "El catálogo está bien: 2 productos, 1 restaurante."
        )
        #expect(RestaurantText.joined("/a", restaurants: 1)[.english] == "Folder /a: 1 restaurant.")
        #expect(CatalogueToolText.exported(1, to: "/a")[.english] == "1 table in /a.")
    }
}
