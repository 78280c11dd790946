import McOrderClient
import McOrderConsole
import McOrderModel
import McOrderText
import Testing

@testable import CustomerProgram

@Suite struct WordsTests {
    private func find(_ word: String, _ allowsBeginning: Bool = false) throws(CommandError) -> String {
        let names = ["Coca Cola", "Coca Cola Zero", "Espresso"]
        let match = WordMatch.find(
            word,
            among: names,
            id: { $0.lowercased().replacing(" ", with: "-") },
            name: { $0 },
            allowsBeginning: allowsBeginning
        )
        return try match.one(of: .product, word: word, name: { $0 })
    }

    @Test(arguments: ["Espresso", "espresso", "ESPRÉSSO", " espresso "])
    func `a whole name or id matches, without regard to case and accents`(word: String) throws {
        #expect(try find(word) == "Espresso")
    }

    @Test func `the beginning of a name matches only where this is allowed`() throws {
        #expect(try find("esp", true) == "Espresso")
        let failure = #expect(throws: CommandError.self) { try find("esp") }
        #expect(
            failure?.sentence[.spanish]
                == "no hay ningún producto «esp». ¿Querías decir «Espresso»? Los ves todos con "
                + "«mcorder products»."
        )
    }

    @Test func `every group of which a choice is missing is named, with what to type`() throws {
        let catalogue = try FlowScene.shop("coffee-cart")
        let coffee = try #require(catalogue.products.first { $0.name == "Café con leche" })
        let words = OptionWords([coffee, coffee], in: catalogue, ShownNames(catalogue, in: .spanish))
        let missing = words.missing([[], []], of: [coffee, coffee], in: catalogue)
        // The size has a default.
        #expect(missing.map(\.group.name) == ["Leche", "Leche"])
        #expect(missing.allSatisfy { $0.words.count == 3 })
        let groups = missing.map { UnknownWordText.group($0.group.name, $0.group.count, $0.words) }
        let message = UnknownWordText.missingChoices(
            of: coffee.name,
            groups,
            example: ["leche de avena", "M"]
        )
        #expect(message[.english].hasSuffix("Add for example: -o 'leche de avena' -o M"))
    }

    @Test func `a near miss suggests the word`() {
        let failure = #expect(throws: CommandError.self) { try find("coca clo") }
        #expect(failure?.status == .invalid)
        #expect(failure?.sentence[.spanish].contains("¿Querías decir «Coca Cola»?") == true)
        #expect(failure?.sentence[.english].contains("Did you mean Coca Cola?") == true)
    }

    @Test func `a word that matches several things lists them`() {
        let failure = #expect(throws: CommandError.self) { try find("coca", true) }
        #expect(
            failure?.sentence[.spanish]
                == "«coca» puede ser: Coca Cola, Coca Cola Zero. Escribe el nombre entero."
        )
    }

    @Test(arguments: WordKind.allCases)
    func `each kind of word has its own error message`(kind: WordKind) {
        let sentence = ErrorText.unknown(kind, "x", nearest: nil, all: ["A", "B"])
        if kind == .drink || kind == .side {
            #expect(sentence[.spanish].hasPrefix("«x» no es un"))
            #expect(sentence[.spanish].contains("Elige: A, B."))
            #expect(sentence[.english].hasPrefix("“x” is not a menu "))
            #expect(sentence[.english].contains("Choose: A, B."))
            return
        }
        #expect(
            sentence[.spanish].hasPrefix("no hay ningun") || sentence[.spanish].hasPrefix("no hay ningún")
        )
        #expect(sentence[.spanish].contains("Hay: A, B."))
        #expect(sentence[.english].contains("There are: A, B."))
    }

    @Test(arguments: Allergen.allCases)
    func `each allergen has a name in each language`(allergen: Allergen) {
        #expect(!allergen.word[.spanish].isEmpty)
        #expect(allergen.word[.english] == allergen.rawValue)
    }

    @Test(arguments: [
        (526.4, "526 m"), (999.4, "999 m"), (999.6, "1,0 km"), (3_449, "3,4 km"), (123_456, "123 km"),
    ])
    func `a distance is rounded and has a unit`(metres: Double, text: String) {
        #expect(PlaceText.distance(metres)[.spanish] == text)
        #expect(PlaceText.distance(metres)[.english] == text.replacing(",", with: "."))
    }
}
