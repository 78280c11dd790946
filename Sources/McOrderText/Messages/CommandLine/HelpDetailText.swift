/// The help of `mcorder` for commands that need more than one line.
package enum HelpDetailText: Message {
    case program
    case join
    case device
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
        case .join:
            language.pick(
                en: "The first restaurant that signs its catalogue is remembered by its code. From then "
                    + "on, nothing that another one put into the folder counts. Compare the code with the "
                    + "one at the restaurant, or give it with --house.",
                es: "Del primer restaurante que firma su catálogo se recuerda el código. Desde entonces no "
                    + "cuenta nada de lo que otro ponga en la carpeta. Compara el código con el del "
                    + "restaurante, o escríbelo con --house.",
                eu: "Katalogoa sinatzen duen lehen jatetxearen kodea gogoratzen da. Orduz geroztik, "
                    + "besteren batek karpetan jarritakoak ez du balio. Alderatu kodea jatetxekoarekin, "
                    + "edo idatzi --house aukeran."
            )
        case .device:
            language.pick(
                en: "A device with a key signs its orders, so nobody else can order or cancel in its name. "
                    + "Its code (UDID) comes from the key. The file of --export has the key: keep it to "
                    + "yourself, and delete it once the other computer has it.",
                es: "Un dispositivo con clave firma sus pedidos: nadie más puede pedir ni anular en su "
                    + "nombre. Su código (UDID) sale de la clave. El archivo de --export contiene la "
                    + "clave: no se lo des a nadie, y bórralo cuando el otro ordenador lo tenga.",
                eu: "Gakoa duen gailuak bere eskaerak sinatzen ditu: beste inork ezin du haren izenean "
                    + "eskatu edo bertan behera utzi. Kodea (UDID) gakotik dator. --export aukeraren "
                    + "fitxategiak gakoa dauka: ez eman inori, eta ezabatu beste ordenagailuak jaso "
                    + "duenean."
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
                eu: "Lerroak «mcorder ticket» komandoak erakusten dituen bezala zenbatzen dira. Denak "
                    + "kentzen dira, edo bat ere ez."
            )
        case .restaurants:
            language.pick(
                en: "With a position, the nearest first; with a town, those in it.",
                es: "Con una posición, primero los más cercanos; con una ciudad, los que están en ella.",
                eu: "Kokapen batekin, hurbilenak lehenik; herri batekin, bertakoak."
            )
        case .send:
            language.pick(
                en: "Without -r it goes to the favourite restaurant. If a sending was interrupted, that "
                    + "order is finished first. If the restaurant has another order under that number, it "
                    + "says which one and asks whether to send yours under a new one; in a script it exits "
                    + "65.",
                es: "Sin -r va al restaurante favorito. Si un envío se interrumpió, se termina primero ese "
                    + "pedido. Si el restaurante ya tiene otro pedido con ese número, dice cuál y pregunta "
                    + "si enviar el tuyo con uno nuevo; en un script sale con 65.",
                eu: "-r gabe, gogoko jatetxera doa. Bidalketa bat eten bazen, eskaera hori amaitzen da "
                    + "lehenengo. Jatetxeak zenbaki horrekin beste eskaera bat badu, zein den esaten du, "
                    + "eta zurea zenbaki berri batekin bidali nahi duzun galdetzen dizu; script batean 65 "
                    + "kodearekin irteten da."
            )
        case .cancel:
            language.pick(
                en: "The restaurant decides: an order that is being prepared is not cancelled.",
                es: "Decide el restaurante: si ya lo están preparando, el pedido no se anula.",
                eu: "Jatetxearen erantzunak bakarrik balio du: jada prestatzen ari bada, eskaera aurrera "
                    + "doa."
            )
        case .arrived:
            language.pick(
                en: "With a place this device decides whether you are near; the place never leaves it.",
                es: "Con un lugar, este dispositivo comprueba si estás cerca; el lugar no se envía.",
                eu: "Leku bat emanda, gailu honek erabakitzen du hurbil zauden; lekua ez da gailutik "
                    + "irteten."
            )
        }
    }
}
