/// The help of `mcorder` for commands that need more than one line.
package enum HelpDetailText: Message {
    case program
    case products
    case remove
    case restaurants
    case send
    case cancel
    case arrived

    package func text(in language: any Texts) -> String {
        switch self {
        case .program:
            language.pick(
                en: "On a terminal, “mcorder” without a command guides you through an order on the screen.",
                es: "En un terminal, «mcorder» sin comando te guía por un pedido en la pantalla.",
                eu: "Terminal batean, «mcorder» komandorik gabe eskaera batean gidatuko zaitu pantailan."
            )
        case .products:
            language.pick(
                en: "Prices are those of the favourite restaurant, if there is one.",
                es: "Los precios son los del restaurante favorito, si lo hay.",
                eu: "Prezioak gogoko jatetxearenak dira, halakorik badago."
            )
        case .remove:
            language.pick(
                en: "Lines are counted as “mcorder ticket” shows them. All of them are removed or none.",
                es: "Las líneas se cuentan como las muestra «mcorder ticket». Se quitan todas o ninguna.",
                eu:
                    "Lerroak «mcorder ticket» komandoak erakusten dituen bezala zenbatzen dira. Denak kentzen dira, "
                    + "edo bat ere ez."
            )
        case .restaurants:
            language.pick(
                en: "With a position, the nearest first; with a town, those in it.",
                es: "Con una posición, primero los más cercanos; con una ciudad, los que están en ella.",
                eu: "Kokapen batekin, hurbilenak lehenik; herri batekin, bertakoak."
            )
        case .send:
            language.pick(
                en:
                    "Without -r it goes to the favourite restaurant. If a sending was interrupted, that order is "
                    + "finished first. If the restaurant has another order under that number, it says which one "
                    + "and asks whether to send yours under a new one; in a script it exits 65.",
                es:
                    "Sin -r va al restaurante favorito. Si un envío se interrumpió, se termina primero ese pedido. "
                    + "Si el restaurante ya tiene otro pedido con ese número, dice cuál y pregunta si enviar el "
                    + "tuyo con uno nuevo; en un script sale con 65.",
                eu:
                    "-r gabe, gogoko jatetxera doa. Bidalketa bat eten bazen, eskaera hori amaitzen da lehenengo. "
                    + "Jatetxeak zenbaki horrekin beste eskaera bat badu, zein den esaten du, eta zurea zenbaki "
                    + "berri batekin bidali nahi duzun galdetzen dizu; script batean 65 kodearekin irteten da."
            )
        case .cancel:
            language.pick(
                en: "The restaurant decides: an order that is being prepared is not cancelled.",
                es: "Decide el restaurante: si ya lo están preparando, el pedido no se anula.",
                eu: "Jatetxearen erantzunak bakarrik balio du: jada prestatzen ari bada, eskaera aurrera doa."
            )
        case .arrived:
            language.pick(
                en: "With a place this device decides whether you are near; the place never leaves it.",
                es: "Con un lugar, este dispositivo comprueba si estás cerca; el lugar no se envía.",
                eu: "Leku bat emanda, gailu honek erabakitzen du hurbil zauden; lekua ez da gailutik irteten."
            )
        }
    }
}
