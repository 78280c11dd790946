/// The texts with which the owner writes a recipe.
package enum BookEditorText: Message {
    case newRecipe
    case changeRecipe
    case of
    case preparation
    case preparations
    case forPortions
    case minutesOfWork
    case station
    case description
    case author
    case quantity
    case more
    case waste
    case only
    case unless
    case whenLarge
    case service
    case always
    case choices
    case addIngredient
    case addStep
    case step
    case minutes
    case removeQuestion(_ name: String)
    case noIngredients

    package func text(in language: any Texts) -> String {
        switch self {
        case .newRecipe: language.pick(en: "New recipe", es: "Receta nueva", eu: "Errezeta berria")
        case .changeRecipe:
            language.pick(en: "Change the recipe", es: "Cambiar la receta", eu: "Aldatu errezeta")
        case .of: language.pick(en: "What it makes", es: "Qué se hace", eu: "Zer egiten den")
        case .preparation:
            language.pick(
                en: "A preparation, which other recipes take",
                es: "Una preparación, que llevan otras recetas",
                eu: "Prestaketa bat, beste errezeta batzuek hartzen dutena"
            )
        case .preparations: language.pick(en: "Preparations", es: "Preparaciones", eu: "Prestaketak")
        case .forPortions:
            language.pick(
                en: "For how many portions",
                es: "Para cuántas raciones",
                eu: "Zenbat erraziotarako"
            )
        case .minutesOfWork:
            language.pick(en: "Minutes of work", es: "Minutos de trabajo", eu: "Laneko minutuak")
        case .station: language.pick(en: "Station", es: "Puesto", eu: "Postua")
        case .description:
            language.pick(en: "What is good to know", es: "A tener en cuenta", eu: "Kontuan hartzekoa")
        case .author: language.pick(en: "Author", es: "Autor", eu: "Egilea")
        case .quantity: language.pick(en: "How much", es: "Cantidad", eu: "Zenbat")
        case .more: language.pick(en: "More", es: "Más", eu: "Gehiago")
        case .waste:
            language.pick(
                en: "Lost of what is bought, in %",
                es: "Merma de lo comprado, en %",
                eu: "Erositakotik galtzen dena, %-tan"
            )
        case .only:
            language.pick(en: "Only with the choice", es: "Solo con la opción", eu: "Aukera honekin bakarrik")
        case .unless:
            language.pick(en: "Not with the choice", es: "No con la opción", eu: "Aukera honekin ez")
        case .whenLarge:
            language.pick(
                en: "In a large menu instead",
                es: "En su lugar, en menú grande",
                eu: "Menu handian, haren ordez"
            )
        case .service:
            language.pick(
                en: "Only for the service",
                es: "Solo para el servicio",
                eu: "Zerbitzu honetarako bakarrik"
            )
        case .always: language.pick(en: "Always", es: "Siempre", eu: "Beti")
        case .choices: language.pick(en: "Choices", es: "Opciones", eu: "Aukerak")
        case .addIngredient:
            language.pick(en: "Add an ingredient", es: "Añadir ingrediente", eu: "Gehitu osagaia")
        case .addStep: language.pick(en: "Add a step", es: "Añadir paso", eu: "Gehitu urratsa")
        case .step: language.pick(en: "Step", es: "Paso", eu: "Urratsa")
        case .minutes:
            language.pick(en: "Minutes to wait", es: "Minutos de espera", eu: "Itxaroteko minutuak")
        case .removeQuestion(let name):
            language.pick(
                en: "Remove the recipe \(name)?",
                es: "¿Quitar la receta \(name)?",
                eu: "\(name) errezeta kendu?"
            )
        case .noIngredients:
            language.pick(
                en: "A recipe needs ingredients: the owner adds them at “Change the book”.",
                es: "Una receta necesita ingredientes: se añaden en «Cambiar el libro».",
                eu: "Errezeta batek osagaiak behar ditu: «Aldatu liburua» orrian gehitzen dira."
            )
        }
    }
}
