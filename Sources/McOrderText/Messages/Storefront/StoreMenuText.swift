/// The texts of the customers' page with the menu of a restaurant.
package enum StoreMenuText: Message {
    case title
    /// The way back to the list of restaurants.
    case restaurants
    case favourite(_ name: String)
    case search
    case sections
    case favourites
    /// The heading of the last order, which can be repeated.
    case lastOrder
    case repeatIt
    case nothingFound

    // MARK: Dishes

    case add(_ name: String)
    /// Follows ``add(_:)`` when some of it are on the ticket; the script puts the number for `{n}`.
    case alreadyHas
    case onlyAdults(_ years: Int)
    /// The least that a product costs, with the choices that it needs.
    case from(_ price: String)
    case large(_ price: String)
    case menuOf(_ name: String)
    case allergensUnknown
    /// The label before the allergens of one product.
    case contains
    case containsNone
    case soldOut(_ until: Sentence)
    case withDrinkAndSide

    // MARK: When nobody can order here

    case notHere(_ restaurant: String, phone: String)
    case closedNow(_ status: Sentence)
    case noScript(phone: String)

    // MARK: Choosing

    case choose(_ count: ClosedRange<Int>)
    case backToMenu
    case howMany
    case addIt
    case keepIt
    case yourMenu
    case steps
    case chooseSandwich
    case chooseDrink
    case chooseSide
    case sandwich
    case nextDrink
    case nextSide
    case addToOrder
    case notPossible

    // MARK: The bar with the ticket

    case seeOrder
    /// How many pieces are on the ticket; the script puts the number for `{n}`.
    case pieces
    case onePiece

    package func text(in language: any Texts) -> String {
        switch self {
        case .title: language.pick(en: "Menu", es: "Carta", eu: "Karta")
        case .restaurants: language.pick(en: "Restaurants", es: "Restaurantes", eu: "Jatetxeak")
        case .favourite(let name):
            language.pick(
                en: "Favourite: \(HarmlessText.clean(name))",
                es: "Favorito: \(HarmlessText.clean(name))",
                eu: "Gogokoa: \(HarmlessText.clean(name))"
            )
        case .search:
            language.pick(en: "Search the menu", es: "Buscar en la carta", eu: "Bilatu kartan")
        case .sections:
            language.pick(en: "Sections of the menu", es: "Secciones de la carta", eu: "Kartaren atalak")
        case .favourites: language.pick(en: "Your favourites", es: "Tus favoritos", eu: "Zure gogokoak")
        case .lastOrder:
            language.pick(en: "Your last order", es: "Tu último pedido", eu: "Zure azken eskaera")
        case .repeatIt: language.pick(en: "Again", es: "Repetir", eu: "Errepikatu")
        case .nothingFound:
            language.pick(
                en: "Nothing on the menu matches.",
                es: "No hay nada así en la carta.",
                eu: "Kartan ez dago horrelakorik."
            )
        case .add(let name):
            language.pick(
                en: "Add \(HarmlessText.clean(name))",
                es: "Añadir \(HarmlessText.clean(name))",
                eu: "Gehitu \(HarmlessText.clean(name))"
            )
        case .alreadyHas:
            language.pick(en: ", you have {n}", es: ", ya llevas {n}", eu: ", {n} dituzu")
        case .onlyAdults(let years):
            language.pick(
                en: "Only from age \(years)",
                es: "Solo mayores de \(years)",
                eu: "\(years) urtetik gorakoentzat bakarrik"
            )
        case .from(let price):
            language.pick(en: "from \(price)", es: "desde \(price)", eu: "\(price)-tik aurrera")
        case .large(let price):
            language.pick(en: "large \(price)", es: "grande \(price)", eu: "handia \(price)")
        case .menuOf(let name):
            language.pick(
                en: "\(HarmlessText.clean(name)) meal",
                es: "Menú \(HarmlessText.clean(name))",
                eu: "\(HarmlessText.clean(name)) menua"
            )
        case .allergensUnknown:
            language.pick(
                en: "No allergen data: ask us",
                es: "Alérgenos sin datos: pregunta",
                eu: "Alergenoen daturik ez: galdetu"
            )
        case .contains: language.pick(en: "Contains", es: "Contiene", eu: "Baditu:")
        case .containsNone:
            language.pick(
                en: "None of the 14 declared allergens",
                es: "Ninguno de los 14 alérgenos declarados",
                eu: "Aitortu beharreko 14 alergenoetako bat ere ez"
            )
        case .soldOut(let until):
            language.pick(
                en: "Sold out \(language.say(until))",
                es: "Agotado \(language.say(until))",
                eu: "Agortuta \(language.say(until))"
            )
        case .withDrinkAndSide:
            language.pick(
                en: "With a drink and a side",
                es: "Con bebida y complemento",
                eu: "Edariarekin eta osagarriarekin"
            )
        case .notHere(let restaurant, let phone):
            language.pick(
                en:
                    "\(HarmlessText.clean(restaurant)) takes no orders on this page. Call \(HarmlessText.clean(phone)).",
                es:
                    "\(HarmlessText.clean(restaurant)) no toma pedidos en esta página. Llama al "
                    + "\(HarmlessText.clean(phone)).",
                eu:
                    "\(HarmlessText.clean(restaurant)) jatetxeak ez du eskaerarik hartzen orri honetan. Deitu "
                    + "\(HarmlessText.clean(phone)) telefonora."
            )
        case .closedNow(let status):
            language.pick(
                en: "You can choose now and order when it opens. It is \(language.say(status)).",
                es: "Puedes ir eligiendo y pedir cuando abra. Ahora está \(language.say(status)).",
                eu: "Aukeratzen joan zaitezke, eta irekitzean eskatu. Orain: \(language.say(status))."
            )
        case .noScript(let phone):
            language.pick(
                en: "To order here, allow JavaScript; or call \(HarmlessText.clean(phone)).",
                es: "Para pedir aquí, permite JavaScript; o llama al \(HarmlessText.clean(phone)).",
                eu: "Hemen eskatzeko, baimendu JavaScript; edo deitu \(HarmlessText.clean(phone)) telefonora."
            )
        case .choose(let count): Self.choose(count, language)
        case .backToMenu:
            language.pick(en: "Back to the menu", es: "Volver a la carta", eu: "Itzuli kartara")
        case .howMany: language.pick(en: "How many", es: "Cuántos", eu: "Zenbat")
        case .addIt: language.pick(en: "Add", es: "Añadir", eu: "Gehitu")
        case .keepIt: language.pick(en: "Keep the changes", es: "Guardar", eu: "Gorde")
        case .yourMenu: language.pick(en: "Your meal", es: "Tu menú", eu: "Zure menua")
        case .steps: language.pick(en: "Steps of the meal", es: "Pasos del menú", eu: "Menuaren urratsak")
        case .chooseSandwich:
            language.pick(en: "Choose the sandwich", es: "Elige el sándwich", eu: "Aukeratu ogitartekoa")
        case .chooseDrink: language.pick(en: "Choose the drink", es: "Elige la bebida", eu: "Aukeratu edaria")
        case .chooseSide:
            language.pick(en: "Choose the side", es: "Elige el complemento", eu: "Aukeratu osagarria")
        case .sandwich: language.pick(en: "Sandwich", es: "Sándwich", eu: "Ogitartekoa")
        case .nextDrink: language.pick(en: "On to the drink", es: "Elegir bebida", eu: "Aukeratu edaria")
        case .nextSide:
            language.pick(en: "On to the side", es: "Elegir complemento", eu: "Aukeratu osagarria")
        case .addToOrder:
            language.pick(en: "Add to the order", es: "Añadir al pedido", eu: "Gehitu eskaerara")
        case .notPossible:
            language.pick(
                en: "Choose what is missing.",
                es: "Elige lo que falta.",
                eu: "Aukeratu falta dena."
            )
        case .seeOrder: language.pick(en: "See the order", es: "Ver pedido", eu: "Ikusi eskaera")
        case .pieces: language.pick(en: "{n} items", es: "{n} artículos", eu: "{n} produktu")
        case .onePiece: language.pick(en: "1 item", es: "1 artículo", eu: "Produktu 1")
        }
    }

    private static func choose(_ count: ClosedRange<Int>, _ language: any Texts) -> String {
        let (least, most) = (count.lowerBound, count.upperBound)
        if least == most {
            return language.pick(en: "Choose \(most)", es: "Elige \(most)", eu: "Aukeratu \(most)")
        }
        if least == 0 {
            return language.pick(en: "Up to \(most)", es: "Hasta \(most)", eu: "Gehienez \(most)")
        }
        return language.pick(
            en: "\(least) to \(most)",
            es: "De \(least) a \(most)",
            eu: "\(least)-\(most)"
        )
    }
}
