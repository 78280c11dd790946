package import McOrderModel

/// The texts of recipes.
package enum BookRecipeText: Message {
    case recipes
    case recipe
    case noRecipes
    case minutes(_ minutes: Int)
    case difficulty(BookRecipe.Difficulty)
    case by(_ author: String)
    case portions
    case fewer
    case more
    case ingredients
    case steps
    case nextStep
    case waste(_ percent: String)
    case onlyWith(_ choice: String)
    case unless(_ choice: String)
    case whenLarge
    case onlyFor(_ service: String)
    case timer(_ minutes: Int)
    case timeIsUp(_ step: String)
    case costs(_ amount: String)
    case costUnknown
    case catalogueLacks(_ allergens: Set<Allergen>)
    case catalogueHasMore(_ allergens: Set<Allergen>)
    case problem(RecipeBook.Problem)

    package func text(in language: any Texts) -> String {
        switch self {
        case .recipes: language.pick(en: "Recipes", es: "Recetas", eu: "Errezetak")
        case .recipe: language.pick(en: "Recipe", es: "Receta", eu: "Errezeta")
        case .noRecipes:
            language.pick(
                en: "The book has no recipes yet.",
                es: "El libro no tiene recetas todavía.",
                eu: "Liburuak ez du oraindik errezetarik."
            )
        case .minutes(let minutes): "\(minutes)\u{A0}min"
        case .difficulty(let difficulty): difficulty.text(in: language)
        case .by(let author):
            language.pick(en: "by \(author)", es: "de \(author)", eu: "egilea: \(author)")
        case .portions: language.pick(en: "Portions", es: "Raciones", eu: "Errazioak")
        case .fewer: language.pick(en: "one less", es: "una menos", eu: "bat gutxiago")
        case .more: language.pick(en: "one more", es: "una más", eu: "bat gehiago")
        case .ingredients: language.pick(en: "Ingredients", es: "Ingredientes", eu: "Osagaiak")
        case .steps: language.pick(en: "Steps", es: "Pasos", eu: "Urratsak")
        case .nextStep: language.pick(en: "Next step", es: "Paso siguiente", eu: "Hurrengo urratsa")
        case .waste(let percent):
            language.pick(
                en: "\(percent)\u{202F}% lost",
                es: "merma \(percent)\u{202F}%",
                eu: "galera %\(percent)"
            )
        case .onlyWith(let choice):
            language.pick(
                en: "only with \(choice)",
                es: "solo con \(choice)",
                eu: "\(choice) aukerarekin bakarrik"
            )
        case .unless(let choice):
            language.pick(en: "not with \(choice)", es: "no con \(choice)", eu: "\(choice) aukerarekin ez")
        case .whenLarge: language.pick(en: "large menu", es: "menú grande", eu: "menu handia")
        case .onlyFor(let service):
            language.pick(
                en: "only for \(service)",
                es: "solo para \(service)",
                eu: "\(service) zerbitzurako bakarrik"
            )
        case .timer(let minutes):
            language.pick(
                en: "Timer, \(minutes)\u{A0}min",
                es: "Temporizador, \(minutes)\u{A0}min",
                eu: "Tenporizadorea, \(minutes)\u{A0}min"
            )
        case .timeIsUp(let step):
            language.pick(en: "Time is up: \(step)", es: "Ya está: \(step)", eu: "Denbora bukatu da: \(step)")
        case .costs(let amount):
            language.pick(
                en: "a portion costs \(amount)",
                es: "una ración cuesta \(amount)",
                eu: "errazio batek \(amount) balio du"
            )
        case .costUnknown:
            language.pick(
                en: "cost unknown: a price is missing",
                es: "coste desconocido: falta un precio",
                eu: "kostua ezezaguna: prezio bat falta da"
            )
        case .catalogueLacks(let allergens):
            language.pick(
                en: "The catalogue does not say: \(allergens.text(in: language))",
                es: "El catálogo no dice: \(allergens.text(in: language))",
                eu: "Katalogoak ez du esaten: \(allergens.text(in: language))"
            )
        case .catalogueHasMore(let allergens):
            language.pick(
                en: "Only the catalogue says: \(allergens.text(in: language))",
                es: "Solo lo dice el catálogo: \(allergens.text(in: language))",
                eu: "Katalogoak bakarrik dio: \(allergens.text(in: language))"
            )
        case .problem(let problem): problem.text(in: language)
        }
    }
}

extension AllergenDifference {
    /// What has to be said of it: first what somebody could be harmed by.
    package var sentences: [BookRecipeText] {
        (missing.isEmpty ? [] : [.catalogueLacks(missing)])
            + (additional.isEmpty ? [] : [.catalogueHasMore(additional)])
    }
}

extension Set<Allergen> {
    fileprivate func text(in language: any Texts) -> String {
        Allergen.allCases.filter(contains).map { $0.text(in: language) }.joined(separator: ", ")
    }
}

extension BookRecipe.Difficulty {
    fileprivate func text(in language: any Texts) -> String {
        switch self {
        case .anyone: language.pick(en: "anyone", es: "cualquiera", eu: "edonork")
        case .trained: language.pick(en: "somebody trained", es: "con práctica", eu: "trebatuak")
        case .chef: language.pick(en: "the chef", es: "cocinero", eu: "sukaldaria")
        }
    }
}

extension RecipeBook.Problem {
    fileprivate func text(in language: any Texts) -> String {
        switch self {
        case .unknownIngredient(let id):
            language.pick(
                en: "The book has no ingredient \(id).",
                es: "El libro no tiene el ingrediente \(id).",
                eu: "Liburuak ez du \(id) osagaia."
            )
        case .unknownPreparation(let id):
            language.pick(
                en: "The book has no recipe \(id).",
                es: "El libro no tiene la receta \(id).",
                eu: "Liburuak ez du \(id) errezeta."
            )
        case .notAPreparation(let id):
            language.pick(
                en: "\(id) is something that is sold; a recipe takes preparations.",
                es: "\(id) es algo que se vende; una receta lleva preparaciones.",
                eu: "\(id) saltzen den zerbait da; errezeta batek prestaketak hartzen ditu."
            )
        case .circle(let id):
            language.pick(
                en: "\(id) would need itself.",
                es: "\(id) se necesitaría a sí misma.",
                eu: "\(id) errezetak bere burua beharko luke."
            )
        case .tooDeep(let id):
            language.pick(
                en: "In \(id) preparations are inside each other more than \(RecipeBook.deepest) times.",
                es: "En \(id) hay preparaciones dentro de otras más de \(RecipeBook.deepest) veces.",
                eu:
                    "\(id) errezetan prestaketak bata bestearen barruan daude, \(RecipeBook.deepest) aldiz baino gehiago."
            )
        case .noConversion(let id, let unit):
            language.pick(
                en: "Nothing says how to convert \(unit.rawValue) of \(id).",
                es: "Nada dice cómo convertir \(unit.rawValue) de \(id).",
                eu: "Ezerk ez du esaten nola bihurtu \(id) osagaiaren \(unit.rawValue)."
            )
        case .tooLarge:
            language.pick(
                en: "It needs more than a kitchen can have.",
                es: "Necesita más de lo que cabe en una cocina.",
                eu: "Sukalde batean sartzen dena baino gehiago behar du."
            )
        }
    }
}
