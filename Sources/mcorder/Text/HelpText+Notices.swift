internal import McOrderConsole
internal import McOrderText

/// The help of the commands about an order that was sent.
extension HelpText {
    static let cancel = CommandHelp(
        Inline(
            es: "Pide anular un pedido que aún no se prepara.",
            en: "Ask to call off an order that is not being prepared yet.",
            eu: "Eskatu oraindik prestatzen hasi gabeko eskaera bat bertan behera uzteko."
        ),
        details: Inline(
            es: "Solo cuenta lo que conteste el restaurante: si ya lo prepara, el pedido sigue.",
            en: "What counts is the restaurant's answer: if it is being prepared, the order stands.",
            eu: "Jatetxearen erantzunak bakarrik balio du: jada prestatzen ari bada, eskaera aurrera doa."
        ),
        examples: ["mcorder cancel", "mcorder cancel 9 --yes --wait 60"]
    )
    static let arrived = CommandHelp(
        Inline(
            es: "Avisa al restaurante de que has llegado.",
            en: "Tell the restaurant that you are there.",
            eu: "Jakinarazi jatetxeari iritsi zarela."
        ),
        details: Inline(
            es: "Con un lugar decide este dispositivo si estás cerca; el lugar no sale de él.",
            en: "With a place this device decides whether you are near; the place never leaves it.",
            eu: "Leku bat emanda, gailu honek erabakitzen du hurbil zauden; lekua ez da gailutik irteten."
        ),
        examples: [
            "mcorder arrived", "mcorder arrived --at 43.3101,-1.9411",
            "mcorder arrived --watch --within 300 < places.txt",
        ]
    )
    static let code = CommandHelp(
        Inline(
            es: "Muestra en grande el código del pedido, para enseñarlo en caja.",
            en: "Show the order's code large, to show it at the counter.",
            eu: "Erakutsi eskaeraren kodea handi, kutxan ikus dezaten."
        ),
        examples: ["mcorder code", "mcorder code 9 --json"]
    )

    static let cancelWait = Inline(
        es: "Cuánto esperar la respuesta del restaurante (15 en un terminal; si no, 0).",
        en: "How long to wait for the restaurant's answer (15 on a terminal, else 0).",
        eu: "Zenbat itxaron jatetxearen erantzunari (15 terminal batean; bestela, 0)."
    )
    static let cancelYes = Inline(
        es: "No pregunta antes de anular.",
        en: "Do not ask before calling off.",
        eu: "Ez galdetu bertan behera utzi aurretik."
    )
    static let at = Inline(
        es: "Dónde estás, LATITUD,LONGITUD: solo avisa si es cerca (si no, sale con 75).",
        en: "Where you are, LATITUDE,LONGITUDE: tell only if it is near (else exit 75).",
        eu: "Non zauden, LATITUDEA,LONGITUDEA: abisatu hurbil bazaude bakarrik (bestela, irteera: 75)."
    )
    static let within = Inline(
        es: "Qué es cerca, en metros (150).",
        en: "What is near, in metres (150).",
        eu: "Zer den hurbil, metrotan (150)."
    )
    static let watchPlaces = Inline(
        es: "Lee lugares de la entrada, un LATITUD,LONGITUD por línea, y avisa una vez al llegar.",
        en: "Read places from the input, one LATITUDE,LONGITUDE a line, and tell once when you arrive.",
        eu: "Irakurri lekuak sarreratik, LATITUDEA,LONGITUDEA bat lerroko, eta abisatu behin iristean."
    )
    static let invert = Inline(
        es: "Para terminales sin colores de texto oscuro sobre fondo claro.",
        en: "For terminals without colours, dark text on a light background.",
        eu: "Kolorerik gabeko terminaletarako, testu iluna hondo argian."
    )
}
