import McOrderModel
import Testing

@Suite struct ShownNamesTests {
    private let catalogue: Catalogue
    private let names: ShownNames

    init() throws {
        var sample = try SampleCatalogue.withOptions()
        for (part, old, name) in [
            (.products, #""name":"Burger""#, "Hanburgesa"), (.products, #""name":"Cola""#, "Kola"),
            (.options, #""name":"sin cebolla""#, "tipularik gabe"),
            (.options, #""name":"Extra""#, "Gehigarria"),
            (.options, #""name":"extra queso""#, "gazta gehiago"),
        ] as [(CatalogueReader.Part, String, String)] {
            let translations = #""translations":{"eu":{"name":"\#(name)"}}"#
            sample = try sample.replacing(old, in: part, with: "\(old),\(translations)")
        }
        sample.offers = """
            [{"id":"two","name":"Dos por una","kind":"two-for-one","products":["burger"],
              "translations":{"eu":{"name":"Bi bat ordainduta"}}}]
            """
        catalogue = try sample.read()
        names = ShownNames(catalogue, in: "eu")
    }

    @Test(arguments: [
        ("Burger", "Hanburgesa"), ("Fries", "Fries"), ("Unknown [x]", "Unknown [x]"),
        (
            "Burger [sin cebolla, 2× extra queso, bacon]",
            "Hanburgesa [tipularik gabe, 2× gazta gehiago, bacon]"
        ),
        (
            "(G) Burger [sin cebolla] + Cola [sin hielo] + Fries",
            "(G) Hanburgesa [tipularik gabe] + Kola [sin hielo] + Fries"
        ),
    ])
    func `a line has the translated names, and names without a translation stay unchanged`(
        _ own: String,
        _ shown: String
    ) {
        #expect(names.line(own) == shown)
        #expect(ShownNames.own.line(own) == own)
        #expect(ShownNames(catalogue, in: "en").line(own) == own)
    }

    @Test(arguments: [
        ("Burger", "Hanburgesa"), ("Unknown [x]", "Unknown [x]"), ("Burger [salsa]", "Hanburgesa [salsa]"),
        (
            "Burger [sin cebolla, 2× extra queso, bacon]",
            "Hanburgesa [tipularik gabe, 2× +gazta gehiago, +bacon]"
        ),
        (
            "(G) Burger [sin cebolla] + Cola [sin hielo] + Fries",
            "(G) Hanburgesa [tipularik gabe] + Kola [sin hielo] + Fries"
        ),
    ])
    func `added choices are marked by a plus, and left-out ones say so themselves`(
        _ own: String,
        _ shown: String
    ) {
        #expect(names.marked(own) == shown)
        #expect(ShownNames.own.marked(own) == own)
    }

    @Test func `a choice is found by its id`() throws {
        let choices = catalogue.optionGroups.flatMap(\.choices)
        let onion = try #require(choices.first { $0.name == "sin cebolla" })
        #expect(names.choice(onion.id, named: "sin cebolla") == "tipularik gabe")
        #expect(names.choice(ChoiceID("gone"), named: "sin cebolla") == "sin cebolla")
    }

    @Test func `an offer is found by its id`() {
        #expect(names.offer(OfferID("two"), named: "Dos por una") == "Bi bat ordainduta")
        #expect(names.offer(OfferID("gone"), named: "Antes") == "Antes")
    }

    @Test func `a sold-out product or choice is found by its id`() throws {
        let cheese = try #require(
            catalogue.optionGroups.flatMap(\.choices).first { $0.name == "extra queso" }
        )
        #expect(names.item(.product(ProductID("cola")), named: "Cola") == "Kola")
        #expect(names.item(.choice(cheese.id), named: "extra queso") == "gazta gehiago")
        #expect(names.item(.product(ProductID("gone")), named: "Antes") == "Antes")
    }

    @Test(arguments: [
        ("Burger", "Hanburgesa"), ("extra queso", "gazta gehiago"), ("Fries", "Fries"),
        ("sin hielo", "sin hielo"),
    ])
    func `a message contains the translated products and choices of a line`(_ own: String, _ shown: String) {
        #expect(names.name(own, in: "(G) Burger [extra queso] + Cola [sin hielo] + Fries") == shown)
    }

    @Test(
        arguments: [
            (.tooMany(group: "Extra", maximum: 2), .tooMany(group: "Gehigarria", maximum: 2)),
            (.tooFew(group: "Extra", minimum: 1), .tooFew(group: "Gehigarria", minimum: 1)),
            (.choiceTooOften("extra queso", maximum: 2), .choiceTooOften("gazta gehiago", maximum: 2)),
            (.unknownChoice("sin sal"), .unknownChoice("sin sal")),
            (.tooFew(group: "Tamaño", minimum: 1), .tooFew(group: "Tamaño", minimum: 1)),
        ] as [(OptionError, OptionError)]
    )
    func `the error about invalid options has translated names`(_ own: OptionError, _ shown: OptionError) {
        #expect(names.error(own, in: "Burger [3× extra queso]") == shown)
        #expect(ShownNames.own.error(own, in: "Burger [3× extra queso]") == own)
    }

    @Test(arguments: ["Hanburgesa", "hanburg", "burger"])
    func `a typed word matches a product in every language`(_ word: String) {
        let match = catalogue.findProduct(word, among: catalogue.products, allowsBeginning: true)
        guard case .one(let found) = match else {
            Issue.record("\(match)")
            return
        }
        #expect(found.id == ProductID("burger"))
    }

    @Test(arguments: ["gazta gehiago", "gazta", "extra queso", "queso"])
    func `a typed word matches a choice in every language`(_ word: String) throws {
        let burger = try #require(catalogue.product(ProductID("burger")))
        let chosen = try OptionWords([burger], in: catalogue, names)
            .chosen([word], allowsBeginning: true) { (word, match, _) throws(OptionError) in
                guard case .one(let found) = match else { throw .unknownChoice(word) }
                return found
            }
        #expect(chosen[0].map(\.name) == ["extra queso"])
    }

    @Test func `a search finds names in every language`() {
        let found = catalogue.offers(at: nil).found(by: "hanbur")
        #expect(found.map(\.product.id) == [ProductID("burger")])
    }
}
