import McOrderModel
import Testing

@Suite struct NearMissTests {
    private let words = ["Coca Cola", "Fanta Naranja", "Fanta Limón", "Espresso", "Deluxe", "CBO"]

    @Test(
        arguments: [
            ("Expresso", "Espresso"), ("Espreso", "Espresso"), ("sEPRESSO", "Espresso"),
            ("espressso", "Espresso"),
            ("cocacola", "Coca Cola"), ("Koka Kola", "Coca Cola"), ("fanta limon", "Fanta Limón"),
            ("CB0", "CBO"), ("De luxe", "Deluxe"),
        ]
    )
    func `a typing mistake leads to the word`(_ word: String, _ meant: String) {
        #expect(NearMiss.best(for: word, among: words) == meant)
    }

    @Test(arguments: ["Sushi", "Tarta de Manzana", "XYZ", "Fa"])
    func `a word that is far from all is near none`(_ word: String) {
        #expect(NearMiss.best(for: word, among: words) == nil)
    }

    @Test func `two letters that changed places are one mistake`() {
        #expect(NearMiss.best(for: "ab", among: ["xb", "ba"]) == "xb")
        #expect(NearMiss.best(for: "abc", among: ["bac"]) == "bac")
        #expect(NearMiss.best(for: "abc", among: ["bca"]) == nil)
    }

    @Test func `of two words equally near the first is meant`() {
        #expect(NearMiss.best(for: "large", among: ["barge", "marge"]) == "barge")
    }

    @Test func `the nearer word wins wherever it stands`() {
        #expect(NearMiss.best(for: "Fanta Limo", among: ["Fanta Lila", "Fanta Limón"]) == "Fanta Limón")
    }

    @Test func `among no words none is near`() {
        #expect(NearMiss.best(for: "Agua", among: []) == nil)
    }

    @Test func `an empty word is near none of the usual length`() {
        #expect(NearMiss.best(for: "", among: words) == nil)
    }

    @Test func `two hundred characters have a near word and one more has none`() {
        let long = String(repeating: "a", count: 200)
        #expect(NearMiss.best(for: long, among: [long]) == long)
        #expect(NearMiss.best(for: long + "a", among: [long + "a"]) == nil)
    }
}

@Suite struct SearchKeyTests {
    @Test(
        arguments: [
            ("Café con Leche", "cafe con leche"), ("CAFE\u{301}", "cafe"), ("  Coca   Cola ", "coca cola"),
            ("Ñandú", "nandu"), ("McDonald's", "mcdonald's"), ("a\u{200B}b\u{202E}c", "abc"), ("a\tb", "ab"),
            ("", ""), ("   ", ""), ("ЁЛКА", "елка"), ("1x1 PLUS", "1x1 plus"),
        ]
    )
    func `case, accents, invisible characters and repeated spaces do not count`(
        _ text: String,
        _ key: String
    ) {
        #expect(SearchKey(text).text == key)
    }

    @Test func `texts that people cannot tell apart have one key`() {
        #expect(SearchKey("FANTA LIMÓN") == SearchKey("fanta limo\u{301}n"))
    }

    @Test func `letters that differ keep different keys`() {
        #expect(SearchKey("Agua") != SearchKey("Aqua"))
    }

    @Test func `folding a key again changes nothing`() {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<300 {
            let key = SearchKey(random.text(characters: 0...30))
            #expect(SearchKey(key.text) == key)
        }
    }
}
