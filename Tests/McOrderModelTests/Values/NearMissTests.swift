import McOrderModel
import OrderTesting
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
    func `a typing mistake has the right word as its suggestion`(_ word: String, _ meant: String) {
        #expect(NearMiss.best(for: word, among: words) == meant)
    }

    @Test(arguments: ["Sushi", "Tarta de Manzana", "XYZ", "Fa"])
    func `a word that differs much from all words has no suggestion`(_ word: String) {
        #expect(NearMiss.best(for: word, among: words) == nil)
    }

    @Test func `two exchanged letters are one mistake`() {
        #expect(NearMiss.best(for: "ab", among: ["xb", "ba"]) == "xb")
        #expect(NearMiss.best(for: "abc", among: ["bac"]) == "bac")
        #expect(NearMiss.best(for: "abc", among: ["bca"]) == nil)
    }

    @Test func `of two words equally near the first is suggested`() {
        #expect(NearMiss.best(for: "large", among: ["barge", "marge"]) == "barge")
    }

    @Test func `the nearer word is suggested wherever it is in the list`() {
        #expect(NearMiss.best(for: "Fanta Limo", among: ["Fanta Lila", "Fanta Limón"]) == "Fanta Limón")
    }

    @Test func `without words there is no suggestion`() {
        #expect(NearMiss.best(for: "Agua", among: []) == nil)
    }

    @Test func `an empty word has no suggestion among words of the usual length`() {
        #expect(NearMiss.best(for: "", among: words) == nil)
    }

    @Test func `a word of two hundred characters has a suggestion, and a longer one has none`() {
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

    @Test func `texts that look the same to people have the same key`() {
        #expect(SearchKey("FANTA LIMÓN") == SearchKey("fanta limo\u{301}n"))
    }

    @Test func `different letters have different keys`() {
        #expect(SearchKey("Agua") != SearchKey("Aqua"))
    }

    @Test func `computing the key of a key changes nothing`() {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<300 {
            let key = SearchKey(random.text(characters: 0...30))
            #expect(SearchKey(key.text) == key)
        }
    }
}
