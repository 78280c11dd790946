import Testing

@testable import McOrderModel

@Suite struct NegativeNameTests {
    @Test(arguments: [
        "sin cebolla", "Sin Cebolla", "SIN GLUTEN", "no onion", "No ice", "without onion", "tipularik gabe",
        "izotz gabe", "tipularik ez", "sense ceba", "sans oignon", "ohne Zwiebeln", "quitar cebolla",
        "kendu tipula", "−cebolla", "- hielo", "lactose-free", "fără ceapă",
    ])
    func `a name that says that something is left out is recognised`(_ name: String) {
        #expect(NegativeName.matches(name))
    }

    @Test(arguments: [
        "cebolla", "hielo", "onion", "tipula", "leche sin lactosa", "Nocilla", "sinfonía de quesos",
        "free-range egg", "Gabeko", "",
    ])
    func `a name that says nothing about leaving out is not taken for one`(_ name: String) {
        #expect(!NegativeName.matches(name))
    }

    /// A catalogue whose choices to leave out are named by the thing.
    private func bareCatalogue() throws -> Catalogue {
        var sample = try SampleCatalogue.withOptions()
        for (old, new) in [("sin hielo", "hielo"), ("sin cebolla", "cebolla")] {
            sample = try sample.replacing("\"\(old)\"", in: .options, with: "\"\(new)\"")
        }
        return try sample.read()
    }

    @Test func `a left-out choice whose name does not say so is never shown as if it were there`() throws {
        let names = ShownNames(try bareCatalogue(), in: "es") { "sin \($0)" }
        #expect(names.line("Cola [hielo]") == "Cola [sin hielo]")
        #expect(
            names.marked("(G) Burger [cebolla, bacon] + Cola [hielo] + Fries")
                == "(G) Burger [sin cebolla, +bacon] + Cola [sin hielo] + Fries"
        )
        let ice = try #require(
            try bareCatalogue().optionGroups.flatMap(\.choices).first { $0.name == "hielo" }
        )
        #expect(names.choice(ice.id, named: "hielo") == "sin hielo")
        #expect(names.choice(ChoiceID("gone"), named: "hielo") == "hielo")
        #expect(names.error(.unknownChoice("hielo"), in: "Cola [hielo]") == .unknownChoice("sin hielo"))
    }

    @Test func `a choice that is added but says "sin" has no plus`() throws {
        let sample = try SampleCatalogue.withOptions()
            .replacing("\"leche de vaca\"", in: .options, with: "\"sin leche\"")
        let names = ShownNames(try sample.read(), in: "es") { "sin \($0)" }
        #expect(names.marked("Té [M, sin leche]") == "Té [+M, sin leche]")
    }

    @Test func `an order says what is left out though the catalogue no longer has it`() {
        let ice = PricedOption(id: ChoiceID("no-ice"), name: "hielo", count: 1, price: .zero, isLeftOut: true)
        let mosto = LineContent.Part(
            product: ProductID("mosto"),
            name: "Mosto",
            options: [ice],
            knownAllergens: nil,
            facts: .none,
            tax: nil,
            price: .zero,
            rank: 0
        )
        let line = OrderedLine(
            id: 1,
            text: "Mosto [hielo]",
            price: .zero,
            shownPrice: .zero,
            details: LineTerms(LineContent(parts: [mosto], isLarge: false, price: .zero))
        )
        let names = ShownNames(nil, in: "en") { "no \($0)" }
        #expect(names.line(line) == "Mosto [no hielo]")
        #expect(ShownNames.own.line(line) == "Mosto [− hielo]")
        #expect(ice.figureName == "− hielo")
    }

    @Test(arguments: ["hielo", "sin hielo", "Sin Hielo", "no hielo", "hielo gabe"])
    func `a left-out choice is found by its name and by what is shown`(_ word: String) throws {
        let catalogue = try bareCatalogue()
        let cola = try #require(catalogue.product(ProductID("cola")))
        let chosen = try OptionWords([cola], in: catalogue)
            .chosen([word], allowsBeginning: false) { (word, match, _) throws(OptionError) in
                guard case .one(let found) = match else { throw .unknownChoice(word) }
                return found
            }
        #expect(chosen[0].map(\.name) == ["hielo"])
    }

    @Test func `a left-out choice whose name does not say so is a warning`() throws {
        let warnings = try bareCatalogue().warnings
        #expect(
            warnings.filter { if case .leftOutUnsaid = $0 { true } else { false } }
                == [
                    .leftOutUnsaid(choice: "cebolla", group: "Sin"),
                    .leftOutUnsaid(choice: "hielo", group: "Hielo"),
                ]
        )
        #expect(
            try SampleCatalogue.withOptions().read().warnings.allSatisfy {
                if case .leftOutUnsaid = $0 { false } else { true }
            }
        )
    }
}
