import StaffDisplay
import Testing

/// The words by which a note is recognised as one about an allergy.
@Suite struct AllergyWordsTests {
    @Test(arguments: [
        "alergia", "ALERGIA a los frutos secos", "soy alérgico", "es alérgica al huevo", "muy alergicos",
        "intolerancia a la lactosa", "celiaco", "celíaca, cuidado", "sin gluten", "allergy: nuts",
        "she is allergic", "intolerant to milk", "coeliac", "celiac", "alergikoa da", "alergiak",
        "zeliakoa naiz",
        "intolerantzia", "Nerea (alergia)",
    ])
    func `a word of each language is found without regard to case, accents and ending`(note: String) {
        #expect(AllergyWords.isIn(note))
    }

    @Test(arguments: [
        "alrgia", "alerjia", "allergia", "alegria a las nueces", "aleergico", "inolerancia", "intolerencia",
        "celaco", "seliaco", "alergy", "alllergic", "celliac", "seliakoa", "zeliakua",
        "glutn o trigo, glutem",
    ])
    func `one wrong letter does not hide it`(note: String) {
        #expect(AllergyWords.isIn(note))
    }

    @Test(arguments: [
        "", "para Celia", "los niños primero", "sin cebolla", "con energía", "all er", "la alegre Ana",
        "tolerante",
        "delicado", "llámame al llegar", "mahaira ekarri", "call me", "galería",
    ])
    func `another note has none`(note: String) {
        #expect(!AllergyWords.isIn(note))
    }
}
