import Testing

@testable import McOrderModel

@Suite struct LookAlikeTests {
    @Test(arguments: [
        ("Bar Centro", "Bar Сentro"), ("Bar Centro", "Ｂａｒ Centro"), ("Bar Centro", "Bar\u{A0}Centro"),
        ("Bar Centro", "Bar  Centro"), ("Bar Centro", "Bar\u{200B} Centro"), ("Alfa", "Αlfa"),
        ("McCoy", "МcCoy"),
    ])
    func `names that cannot be told apart on a screen have one shape`(_ one: String, _ other: String) {
        #expect(one != other)
        #expect(LookAlike(one) == LookAlike(other))
    }

    @Test(arguments: [("Bar Centro", "Bar Central"), ("Café", "Cafe"), ("Bar 1", "Bar 2"), ("Бар", "Пар")])
    func `names that a reader can tell apart have not`(_ one: String, _ other: String) {
        #expect(LookAlike(one) != LookAlike(other))
    }

    @Test func `restaurants and products whose names look the same are a warning`() throws {
        let catalogue = try SampleBar.read(replacing: #""name":"Patatas""#, with: #""name":"Hаmburguesa""#)
        #expect(catalogue.warnings == [.lookAlikes("Hamburguesa", "Hаmburguesa")])
    }
}
