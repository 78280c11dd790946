/// The help of `mcorder` for each command, in one line.
package enum HelpText: Message {
    /// The summary of `mcorder` itself.
    case program
    case join
    case products
    case new
    case add
    case menu
    case ticket
    case remove
    case restaurants
    /// For `mcorder restaurant`, which shows one restaurant.
    case restaurantOne
    case favourite
    case send
    case last
    case reorder
    case status
    case cancel
    case arrived
    case code
    case device
    case website

    package func text(in language: any Texts) -> String {
        switch self {
        case .program:
            language.pick(
                en: "Order ahead at the restaurant, with nothing but a shared folder.",
                es: "Pide por adelantado en el restaurante, con solo una carpeta compartida.",
                eu: "Eskatu aldez aurretik jatetxean, karpeta partekatu bat besterik gabe."
            )
        case .join:
            language.pick(
                en: "Check the restaurant's shared folder and remember it.",
                es: "Comprueba la carpeta compartida del restaurante y la recuerda.",
                eu: "Egiaztatu jatetxearen karpeta partekatua, eta gogoan hartu."
            )
        case .products:
            language.pick(
                en: "Show the catalogue by category.",
                es: "Muestra el catálogo por categorías.",
                eu: "Erakutsi katalogoa, kategoriaka."
            )
        case .new:
            language.pick(
                en: "Start a new order: empty the ticket.",
                es: "Empieza un pedido nuevo: vacía el ticket.",
                eu: "Hasi eskaera berri bat: hustu tiketa."
            )
        case .add:
            language.pick(
                en: "Add a product to the ticket.",
                es: "Añade un producto al ticket.",
                eu: "Gehitu produktu bat tiketari."
            )
        case .menu:
            language.pick(
                en: "Add a menu to the ticket: sandwich, drink and side.",
                es: "Añade un menú al ticket: sándwich, bebida y complemento.",
                eu: "Gehitu menu bat tiketari: ogitartekoa, edaria eta osagarria."
            )
        case .ticket:
            language.pick(
                en: "Show the ticket and its total.",
                es: "Muestra el ticket y su total.",
                eu: "Erakutsi tiketa eta guztira zenbat den."
            )
        case .remove:
            language.pick(
                en: "Take lines off the ticket.",
                es: "Quita líneas del ticket.",
                eu: "Kendu lerroak tiketetik."
            )
        case .restaurants:
            language.pick(
                en: "List the restaurants.",
                es: "Muestra los restaurantes.",
                eu: "Erakutsi jatetxeak."
            )
        case .restaurantOne:
            language.pick(
                en: "Show one restaurant: where, and how to get there.",
                es: "Muestra un restaurante: dónde está y cómo llegar.",
                eu: "Erakutsi jatetxe bat: non dagoen eta nola iritsi."
            )
        case .favourite:
            language.pick(
                en: "Show or choose the favourite restaurant.",
                es: "Muestra o elige el restaurante favorito.",
                eu: "Erakutsi edo aukeratu gogoko jatetxea."
            )
        case .send:
            language.pick(
                en: "Send the ticket to a restaurant.",
                es: "Envía el ticket a un restaurante.",
                eu: "Bidali tiketa jatetxe batera."
            )
        case .last:
            language.pick(
                en: "Show the last order.",
                es: "Muestra el último pedido.",
                eu: "Erakutsi azken eskaera."
            )
        case .reorder:
            language.pick(
                en: "Put the last order on the ticket, at today's prices.",
                es: "Pone el último pedido en el ticket, a los precios de hoy.",
                eu: "Jarri azken eskaera tiketean, gaurko prezioetan."
            )
        case .status:
            language.pick(
                en: "Show what the restaurant answered.",
                es: "Dice qué ha contestado el restaurante.",
                eu: "Esan zer erantzun duen jatetxeak."
            )
        case .cancel:
            language.pick(
                en: "Ask to cancel an order that is not being prepared yet.",
                es: "Pide anular un pedido que aún no se prepara.",
                eu: "Eskatu oraindik prestatzen hasi gabeko eskaera bat bertan behera uzteko."
            )
        case .arrived:
            language.pick(
                en: "Tell the restaurant that you have arrived.",
                es: "Avisa al restaurante de que has llegado.",
                eu: "Jakinarazi jatetxeari iritsi zarela."
            )
        case .code:
            language.pick(
                en: "Show the order's code in large digits, for the counter.",
                es: "Muestra en grande el código del pedido, para enseñarlo en caja.",
                eu: "Erakutsi eskaeraren kodea handi, kutxan ikus dezaten."
            )
        case .device:
            language.pick(
                en: "Show the device: its name, its unique code (UDID) and its key; rename or move it.",
                es: "Muestra el dispositivo: nombre, código (UDID) y clave; le cambia el nombre o lo "
                    + "traslada.",
                eu: "Erakutsi gailua: izena, kodea (UDID) eta gakoa; aldatu izena edo eraman beste lekura."
            )
        case .website:
            language.pick(
                en: "The company's web site.",
                es: "Muestra la página web de la empresa.",
                eu: "Etxearen webgunea."
            )
        }
    }
}
