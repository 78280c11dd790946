/// Why the customers' pages did not do what was asked.
package enum StoreErrorText: Message {
    case houseUnknown
    case unknownRestaurant
    case noNumber
    case badCapability
    case oldDraft
    case nothingToTell
    case tooManyNotices
    case folderFull
    case notWritten
    /// The total is not the one that the customer agreed to.
    case changed
    /// The restaurant takes no orders from these pages.
    case notHere
    /// The restaurant has not looked for orders for a long time.
    case silent
    /// The file of the secret, at that path, is not one.
    case damagedSecret(path: String)
    /// The file of the known house, at that path, is not one.
    case damagedHouse(path: String)

    package func text(in language: any Texts) -> String {
        switch self {
        case .houseUnknown:
            language.pick(
                en: "The restaurant's menu cannot be read just now. Call, or try again in a moment.",
                es: "Ahora mismo no se puede leer la carta. Llama, o prueba de nuevo en un momento.",
                eu: "Une honetan ezin da karta irakurri. Deitu, edo saiatu berriro une batean."
            )
        case .unknownRestaurant:
            language.pick(
                en: "There is no such restaurant.",
                es: "Ese restaurante no existe.",
                eu: "Jatetxe hori ez dago."
            )
        case .noNumber:
            language.pick(
                en: "This browser has used every order number. Order at the counter.",
                es: "Este navegador ya ha usado todos los números de pedido. Pide en el mostrador.",
                eu: "Nabigatzaile honek eskaera-zenbaki guztiak erabili ditu. Eskatu mostradorean."
            )
        case .badCapability:
            language.pick(
                en:
                    "This link does not open an order any more. The restaurant still has it: say your number.",
                es: "Este enlace ya no abre ningún pedido. El restaurante sí lo tiene: di tu número.",
                eu: "Esteka honek ez du jada eskaerarik irekitzen. Jatetxeak badu: esan zure zenbakia."
            )
        case .oldDraft:
            language.pick(
                en: "Too much time has passed to send this order. Look at it and order again.",
                es: "Ha pasado demasiado tiempo para enviar este pedido. Míralo otra vez y vuelve a pedir.",
                eu: "Denbora gehiegi igaro da eskaera hau bidaltzeko. Begiratu berriro eta eskatu berriz."
            )
        case .nothingToTell:
            language.pick(
                en: "The restaurant does not have this order open.",
                es: "El restaurante no tiene abierto este pedido.",
                eu: "Jatetxeak ez du eskaera hau irekita."
            )
        case .tooManyNotices:
            language.pick(
                en: "You have told the restaurant often enough about this order. Call it, please.",
                es: "Ya has avisado muchas veces por este pedido. Llama al restaurante, por favor.",
                eu: "Askotan abisatu duzu eskaera honengatik. Deitu jatetxera, mesedez."
            )
        case .folderFull:
            language.pick(
                en:
                    "The restaurant has too many orders to read just now. Your order was not sent; try again soon.",
                es:
                    "El restaurante tiene demasiados pedidos por leer. El tuyo no se ha enviado; prueba en un momento.",
                eu:
                    "Jatetxeak eskaera gehiegi ditu irakurtzeko. Zurea ez da bidali; saiatu berriro une batean."
            )
        case .notWritten:
            language.pick(
                en: "The order could not be written. Nothing was lost; it is tried again.",
                es: "No se ha podido guardar el pedido. No se ha perdido nada; se intenta de nuevo.",
                eu: "Ezin izan da eskaera gorde. Ez da ezer galdu; berriro saiatzen ari da."
            )
        case .changed:
            language.pick(
                en: "The menu has changed. Look at the lines, their allergens and the total again.",
                es: "La carta ha cambiado. Revisa las líneas, sus alérgenos y el total.",
                eu: "Karta aldatu da. Begiratu berriro lerroak, haien alergenoak eta guztira."
            )
        case .notHere:
            language.pick(
                en: "This restaurant does not take orders here at present. Order at the counter.",
                es: "Este restaurante no admite pedidos por aquí de momento. Pide en el mostrador.",
                eu: "Jatetxe honek ez du hemendik eskaerarik hartzen oraingoz. Eskatu mostradorean."
            )
        case .silent:
            language.pick(
                en: "The restaurant has not answered for a while. Call before you order.",
                es: "El restaurante lleva un rato sin contestar. Llama antes de pedir.",
                eu: "Jatetxeak aspaldi ez du erantzun. Deitu eskatu aurretik."
            )
        case .damagedHouse(let path):
            language.pick(
                en:
                    "\(language.quoted(path)) does not say which house this is; move it away, and set house to the "
                    + "code that mcorderd key show prints",
                es:
                    "\(language.quoted(path)) no dice qué casa es; aparta el archivo y pon en house el código que "
                    + "muestra mcorderd key show",
                eu:
                    "\(language.quoted(path)) fitxategiak ez du esaten zein etxe den; kendu, eta jarri house "
                    + "ezarpenean mcorderd key show komandoak erakusten duen kodea"
            )
        case .damagedSecret(let path):
            language.pick(
                en:
                    "\(language.quoted(path)) is not the secret of a storefront; remove it, and links to old orders end",
                es:
                    "\(language.quoted(path)) no es el secreto de un escaparate; bórralo, y los enlaces a pedidos "
                    + "anteriores dejarán de valer",
                eu:
                    "\(language.quoted(path)) ez da erakusleiho baten sekretua; ezabatu, eta lehengo eskaeren estekek "
                    + "ez dute balioko"
            )
        }
    }
}
