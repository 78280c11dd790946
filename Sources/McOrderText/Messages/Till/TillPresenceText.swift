/// The texts of the commands for printed codes: `till qr` and `till tables`.
package enum TillPresenceText: Message {
    case qr
    case tables
    case rotate
    case restaurantHelp
    case tableHelp
    case outputHelp
    /// The daemon has no address of the customers' pages.
    case noOrigin
    /// An address is too long for a QR code.
    case tooLong(_ address: String)
    case rotated(_ restaurant: String)

    package func text(in language: any Texts) -> String {
        switch self {
        case .qr:
            language.pick(
                en: "Writes a page to print: the QR code of the restaurant's menu, or those of its tables.",
                es: "Escribe una página para imprimir: el código QR de la carta, o los de las mesas.",
                eu: "Inprimatzeko orri bat idazten du: jatetxeko kartaren QR kodea, edo mahaietakoak."
            )
        case .tables:
            language.pick(
                en: "The codes on the tables of a restaurant.",
                es: "Los códigos de las mesas de un restaurante.",
                eu: "Jatetxe bateko mahaietako kodeak."
            )
        case .rotate:
            language.pick(
                en: "Makes the codes on all tables invalid; print new ones with `till qr`.",
                es: "Anula los códigos de todas las mesas; imprime otros con `till qr`.",
                eu: "Mahai guztietako kodeak baliogabetzen ditu; inprimatu berriak `till qr` komandoarekin."
            )
        case .restaurantHelp:
            language.pick(
                en: "The restaurant: its id or its name.",
                es: "El restaurante: su id o su nombre.",
                eu: "Jatetxea: bere ida edo izena."
            )
        case .tableHelp:
            language.pick(
                en: "The names of tables, one code each.",
                es: "Los nombres de las mesas, un código para cada una.",
                eu: "Mahaien izenak, kode bana."
            )
        case .outputHelp:
            language.pick(
                en: "The file to write, instead of the standard output.",
                es: "El archivo que se escribe, en vez de la salida estándar.",
                eu: "Idatziko den fitxategia, irteera estandarraren ordez."
            )
        case .noOrigin:
            language.pick(
                en: "there is no address of the customers' pages; set storefront.origin in mcorderd.yaml",
                es: "no hay dirección de las páginas de los clientes; pon storefront.origin en mcorderd.yaml",
                eu: "bezeroen orriek ez dute helbiderik; jarri storefront.origin mcorderd.yaml fitxategian"
            )
        case .tooLong(let address):
            language.pick(
                en: "\(language.quoted(address)): a QR code holds at most 213 bytes; use a shorter name",
                es: "\(language.quoted(address)): en un código QR caben 213 bytes; usa un nombre más corto",
                eu:
                    "\(language.quoted(address)): QR kode batean 213 byte sartzen dira; erabili izen laburragoa"
            )
        case .rotated(let restaurant):
            language.pick(
                en: "\(restaurant): the codes on the tables no longer count. Print new ones with till qr.",
                es: "\(restaurant): los códigos de las mesas ya no valen. Imprime otros con till qr.",
                eu: "\(restaurant): mahaietako kodeek ez dute balio. Inprimatu berriak till qr komandoarekin."
            )
        }
    }
}
