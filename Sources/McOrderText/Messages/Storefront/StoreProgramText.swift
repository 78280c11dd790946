/// The help of `mcorder-storefront`.
package enum StoreProgramText: Message {
    case abstract
    case serveAbstract
    case checkAbstract
    case houseHelp
    case listenHelp
    case stateHelp

    package func text(in language: any Texts) -> String {
        switch self {
        case .abstract:
            language.pick(
                en: "The pages on which customers order with a phone.",
                es: "Las páginas en las que los clientes piden con el móvil.",
                eu: "Bezeroek mugikorrarekin eskatzeko orriak."
            )
        case .serveAbstract:
            language.pick(
                en: "Serves the pages until SIGTERM.",
                es: "Sirve las páginas hasta SIGTERM.",
                eu: "Orriak zerbitzatzen ditu SIGTERM arte."
            )
        case .checkAbstract:
            language.pick(
                en:
                    "Finds what is wrong with the folder, the settings and the catalogue, and says how to fix it.",
                es: "Encuentra qué falla en la carpeta, los ajustes y el catálogo, y dice cómo arreglarlo.",
                eu:
                    "Karpetan, ezarpenetan eta katalogoan gaizki dagoena aurkitzen du, eta nola konpondu esaten du."
            )
        case .houseHelp:
            language.pick(
                en: "code of the only house that is accepted (mcorderd key show)",
                es: "código de la única casa que se acepta (mcorderd key show)",
                eu: "onartzen den etxe bakarraren kodea (mcorderd key show)"
            )
        case .stateHelp:
            language.pick(
                en: "folder with the server's secret and what it knows of the house",
                es: "carpeta con el secreto del servidor y lo que sabe de la casa",
                eu: "zerbitzariaren sekretua eta etxeaz dakiena gordetzen duen karpeta"
            )
        case .listenHelp:
            language.pick(
                en: "address at which the pages are served, host:port",
                es: "dirección en la que se sirven las páginas, host:puerto",
                eu: "orriak zerbitzatzen diren helbidea, host:ataka"
            )
        }
    }
}
